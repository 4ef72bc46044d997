import { classes } from '../../../design/classes.ts';
import styles from './Farmer.module.css';

/** Farmers differ a little, so that a row of them is a crowd: the look counts round. */
const LOOKS = 3;

interface Props {
  /** Any number: which figure it is. */
  readonly look?: number;
  /** On a landscape: as large as farmers are there. Without it as large as its box. */
  readonly onLand?: boolean;
  readonly className?: string;
}

/** A wooden farmer, painted. Neutral: who it belongs to is where it stands. Needs Sprites on the page. */
export function Farmer({ look = 0, onLand = false, className }: Props) {
  return (
    <svg
      viewBox="-12 -33 24 36"
      className={classes(styles.farmer, onLand && styles.standing, className)}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`#kw-farmer-${look % LOOKS}`} />
    </svg>
  );
}

/** Where a farmer could stand. */
export function FarmerSpot() {
  return (
    <svg
      viewBox="-12 -33 24 36"
      className={classes(styles.farmer, styles.standing)}
      aria-hidden="true"
      focusable="false"
    >
      <ellipse cy="-1" rx="9" ry="3.200" className={styles.spot} />
    </svg>
  );
}
