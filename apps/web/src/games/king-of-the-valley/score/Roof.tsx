import { Count } from '../../../table/score/Count.tsx';
import { Crown } from '../../../table/score/Crown.tsx';
import styles from './Roof.module.css';

interface Props {
  readonly total: number;
  readonly isWinner: boolean;
  /** Where a shared crown comes from. */
  readonly aside: number;
}

/** It carries the sum, and a flag until a crown lies there. */
export function Roof({ total, isWinner, aside }: Props) {
  return (
    <div className={styles.roof}>
      {isWinner ? (
        <span className={styles.crown}>
          <Crown how="falls" aside={aside} />
        </span>
      ) : (
        <svg viewBox="0 0 44 60" className={styles.flag} focusable="false" aria-hidden="true">
          <path d="M6 60V4" stroke="#1c0f08" strokeWidth="4" />
          <path d="M8 6H42L32 17 42 28H8Z" strokeWidth="2.5" strokeLinejoin="round" stroke="#1c0f08" />
        </svg>
      )}
      <svg
        viewBox="0 0 240 118"
        className={styles.cone}
        preserveAspectRatio="none"
        focusable="false"
        aria-hidden="true"
      >
        <path d="M0 118 120 4 240 118Z" className={styles.tiles} />
        <path d="M120 4 240 118H150Q150 60 120 4Z" fill="#000" fillOpacity=".2" />
        <path
          d="M60 62Q70 70 80 62T100 62 120 62 140 62 160 62 180 62M38 84Q50 92 62 84T86 84 110 84 134 84 158 84 182 84 202 84"
          fill="none"
          stroke="#000"
          strokeOpacity=".16"
          strokeWidth="3"
        />
      </svg>
      <b>
        <Count to={total} />
      </b>
    </div>
  );
}
