import styles from './Candle.module.css';

interface Props {
  /** What is left of it, from 0 to 1. */
  readonly share: number;
  readonly isLit: boolean;
}

const FOOT = 37;
const LONGEST = 22;
const SHORTEST = 4;

/** A clock: its length is the time that is left, and only the one that runs is lit. */
export function Candle({ share, isLit }: Props) {
  const top = FOOT - SHORTEST - Math.min(1, Math.max(0, share)) * (LONGEST - SHORTEST);
  return (
    <svg viewBox="0 0 24 42" className={styles.candle} aria-hidden="true" focusable="false">
      {isLit && <path className={styles.flame} d={`M12 ${top - 12}q6 7 0 10q-6-3 0-10z`} />}
      <path className={styles.wick} d={`M12 ${top}v-3`} />
      <rect className={styles.wax} x="7" y={top} width="10" height={FOOT - top} rx="1.500" />
      <path className={styles.foot} d="M2 37h20l-4 4H6z" />
    </svg>
  );
}
