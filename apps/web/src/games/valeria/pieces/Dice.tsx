import { classes } from '../../../design/classes.ts';
import styles from './Dice.module.css';

/** Where the eyes lie, in thirds. */
const EYES: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[1, 1]],
  [
    [2, 0],
    [0, 2],
  ],
  [
    [2, 0],
    [1, 1],
    [0, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
];

interface DieProps {
  /** 0 before the first roll: a blank face. */
  readonly value: number;
  /** Was changed, or would be. */
  readonly lit?: boolean | undefined;
  /** In pixels; without it as wide as its place. */
  readonly size?: number | undefined;
  readonly className?: string | undefined;
}

export function Die({ value, lit = false, size, className }: DieProps) {
  return (
    <svg
      viewBox="0 0 60 60"
      className={classes(styles.die, lit && styles.lit, className)}
      style={size === undefined ? undefined : { width: size, height: size }}
      aria-hidden="true"
      focusable="false"
    >
      <rect x="3" y="4" width="56" height="55" rx="12" fill="#000" fillOpacity=".45" />
      <rect x="1" y="1" width="56" height="56" rx="12" fill="#e2cd9f" stroke="#7a5f33" strokeWidth="1.500" />
      <rect x="3" y="3" width="50" height="50" rx="11" fill="#fbf2d9" />
      <path d="M4 16Q4 4 16 4H40Q16 8 8 40Q4 40 4 16Z" fill="#fff" fillOpacity=".8" />
      {(EYES[value] ?? []).map(([x, y]) => (
        <g key={`${x}${y}`}>
          <circle cx={14 + x * 14.5} cy={14 + y * 14.5} r="5.600" fill="#4c0f19" />
          <circle cx={12.8 + x * 14.5} cy={12.8 + y * 14.5} r="3.400" fill="#9a3444" />
        </g>
      ))}
      {lit && <rect x="1.500" y="1.500" width="55" height="55" rx="11.500" className={styles.ring} />}
    </svg>
  );
}
