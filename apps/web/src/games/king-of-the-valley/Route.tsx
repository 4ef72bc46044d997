import { SIZE } from './things.ts';
import styles from './Valley.module.css';

/** In units of a hundredth of the step from place to place. */
const TILE = 94;
const STEP = 100;
const WIDTH = STEP * (SIZE - 1) + TILE;

const xOf = (cell: number): number => (cell % SIZE) * STEP + TILE / 2;
const yOf = (cell: number): number => (SIZE - 1 - Math.floor(cell / SIZE)) * STEP + TILE / 2;

/** The king's way: a thin gold line, bold in the middle of the places he crosses, where it covers no number and no name. */
export function Route({ from, to }: { readonly from: number; readonly to: number }) {
  const dx = xOf(to) - xOf(from);
  const dy = yOf(to) - yOf(from);
  const steps = Math.max(Math.abs(dx), Math.abs(dy)) / STEP;
  if (steps === 0) return null;
  const length = Math.hypot(dx, dy);
  const middles = Array.from({ length: steps - 1 }, (_, i) => (length / steps) * (i + 1));
  const line = `M24 0H${length - 14}`;
  const bars = middles.map((x) => `M${x - 22} 0h44`).join('');
  return (
    <svg className={styles.route} viewBox={`0 0 ${WIDTH} ${WIDTH}`} aria-hidden="true" focusable="false">
      <g transform={`translate(${xOf(from)} ${yOf(from)}) rotate(${(Math.atan2(dy, dx) * 180) / Math.PI})`}>
        <path d={line} className={styles.thinUnder} />
        <path d={line} className={styles.thin} />
        <path d={bars} className={styles.under} />
        <path d={bars} className={styles.over} />
        <path d={`M${length + 15} 0l-30-15 8 15-8 15z`} className={styles.head} />
      </g>
    </svg>
  );
}
