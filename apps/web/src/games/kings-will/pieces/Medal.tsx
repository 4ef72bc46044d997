import { classes } from '../../../design/classes.ts';
import styles from './Medal.module.css';

const LEAVES = [25, 44, 63, 82, 101, 120, 139, 158, -155, -136, -117, -98, -79, -60, -41, -22];

/** Victory points on a gold medal with a laurel. */
export function Medal({ points, unit, size = 44, className }: MedalProps) {
  return (
    <span className={classes(styles.medal, className)} style={{ '--size': `${size}px` }}>
      <svg viewBox="0 0 60 60" aria-hidden="true" focusable="false">
        <circle cx="30" cy="30" r="28" className={styles.gold} />
        <circle cx="30" cy="30" r="20.500" className={styles.ring} />
        <path d="M9 30a21 21 0 0 1 42 0" className={styles.shine} />
        {LEAVES.map((turn) => (
          <ellipse
            key={turn}
            transform={`rotate(${turn} 30 30) translate(30 6.300) rotate(70)`}
            rx="3.600"
            ry="1.700"
            className={styles.leaf}
          />
        ))}
      </svg>
      <b>{points}</b>
      {unit !== undefined && <small>{unit}</small>}
    </span>
  );
}

interface MedalProps {
  /** As it is written: 2, +1. */
  readonly points: number | string;
  /** A short word below the number: VP. */
  readonly unit?: string;
  /** In pixels. */
  readonly size?: number;
  readonly className?: string;
}

interface HalfProps {
  readonly points: number;
  readonly side: 'left' | 'right';
  /** A neighbour is there that would complete it: it is gold. */
  readonly fits?: boolean;
}

/** Half a symbol at the edge of a building: it counts when the neighbour shows the same half. */
export function HalfMedal({ points, side, fits = false }: HalfProps) {
  if (points === 0) return null;
  return (
    <span className={classes(styles.half, styles[side], fits && styles.fits)} aria-hidden="true">
      <svg viewBox={side === 'left' ? '30 0 30 60' : '0 0 30 60'} aria-hidden="true" focusable="false">
        <circle cx="30" cy="30" r="28" className={styles.plain} />
        {LEAVES.map((turn) => (
          <ellipse
            key={turn}
            transform={`rotate(${turn} 30 30) translate(30 6.300) rotate(70)`}
            rx="3.600"
            ry="1.700"
            className={styles.dry}
          />
        ))}
        <circle cx="30" cy="30" r="20.500" className={styles.edge} />
      </svg>
      <b>{points}</b>
    </span>
  );
}
