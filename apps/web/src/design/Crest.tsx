import type { SeatCharge, SeatColour } from '../seats/seats.ts';
import styles from './Crest.module.css';
import { classes } from './classes.ts';
import { PATHS } from './icons/paths.ts';
import { CHARGE, SHIELD } from './shield.ts';
import { useDesignWords } from './texts/index.ts';

interface Props {
  readonly colour: SeatColour;
  readonly charge: SeatCharge;
  /** Its height in pixels. */
  readonly size?: number;
  /** Reads the charge aloud; without it the crest is decoration beside a name. */
  readonly named?: boolean;
  readonly className?: string;
}

/** The shield of a seat: its colour and its charge, so that colour is never the only sign. */
export function Crest({ colour, charge, size = 40, named = false, className }: Props) {
  const t = useDesignWords();
  return (
    <svg
      viewBox="0 0 48 56"
      width={(size * 48) / 56}
      height={size}
      className={classes(styles.crest, className)}
      style={{ '--field': `var(--${colour})` }}
      focusable="false"
      role={named ? 'img' : undefined}
      aria-hidden={!named}
      aria-label={named ? t(`charge.${charge}`) : undefined}
    >
      <path d={SHIELD} className={styles.field} />
      <path d="M24 2H45Q46 2 46 4V27C46 41 34 50 24 54Z" className={styles.shade} />
      <path d={SHIELD} className={styles.rim} />
      <path
        d={PATHS[charge]}
        className={styles.charge}
        transform={`translate(${CHARGE.x} ${CHARGE.y}) scale(${CHARGE.scale})`}
      />
    </svg>
  );
}
