import styles from './Crown.module.css';

interface Props {
  /** waits: it hovers in the air. falls: onto the place it stands in. rests: it lies there. */
  readonly how: 'waits' | 'falls' | 'rests';
  /** Where it comes from when it is shared: so many of its own widths to the side. */
  readonly aside?: number;
}

/** The crown of the winner. Its width is `--crown`. */
export function Crown({ how, aside = 0 }: Props) {
  return (
    <svg
      viewBox="0 0 120 90"
      className={`${styles.crown} ${how === 'rests' ? '' : styles[how]}`}
      style={{ '--aside': `${aside * 100}%` }}
      aria-hidden="true"
      focusable="false"
    >
      <g stroke="#5a3a08" strokeLinejoin="round">
        <path d="M14 76 6 22 34 42 60 8 86 42 114 22 106 76Q60 90 14 76Z" fill="#f0c040" strokeWidth="4" />
        <path d="M60 8 86 42 114 22 106 76Q84 83 60 83Z" fill="#a8741a" fillOpacity=".45" stroke="none" />
        <path d="M15 68Q60 82 105 68" fill="none" stroke="#fff3c4" strokeWidth="4" />
        <g fill="#fff3c4" strokeWidth="3">
          <circle cx="6" cy="20" r="6" />
          <circle cx="60" cy="8" r="6.500" />
          <circle cx="114" cy="20" r="6" />
        </g>
        <circle cx="60" cy="58" r="7" fill="#c22b48" strokeWidth="2.500" />
        <circle cx="32" cy="58" r="4.500" fill="#2f6fb4" strokeWidth="2" />
        <circle cx="88" cy="58" r="4.500" fill="#2f7d4f" strokeWidth="2" />
      </g>
    </svg>
  );
}

/** The crown over a scene whose winners are equal so far; `--air` of the scene says how high. */
export const WaitingCrown = () => (
  <span className={styles.air}>
    <Crown how="waits" />
  </span>
);

/** Steps that share no factor with 100, so that neighbours fall far from each other. */
const FLAKES = Array.from({ length: 26 }, (_, i) => ({
  '--x': `${(i * 37 + 4) % 100}%`,
  '--after': `${(i * 61) % 700}ms`,
  '--drift': `${((i * 29) % 80) - 40}px`,
}));

/** Gold leaf that comes down with the crown. */
export function Flakes() {
  return (
    <span className={styles.flakes} aria-hidden="true">
      {FLAKES.map((flake) => (
        <i key={flake['--x']} style={flake} />
      ))}
    </span>
  );
}
