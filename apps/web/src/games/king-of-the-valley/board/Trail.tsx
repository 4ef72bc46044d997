import { leftOf, STEP, TILE, topOf, WIDTH } from './places.ts';
import styles from './Trail.module.css';

interface Props {
  readonly from: number;
  readonly to: number;
  /** Of the seat whose king it was. */
  readonly colour: string;
}

/** Where a king came from in the turn before: an arrow in every gap he crossed, so that nothing lies on a face or a name. */
export function Trail({ from, to, colour }: Props) {
  const dx = leftOf(to) - leftOf(from);
  const dy = topOf(to) - topOf(from);
  const steps = Math.max(Math.abs(dx), Math.abs(dy)) / STEP;
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  const gaps = Array.from({ length: steps }, (_, i) => ({
    x: leftOf(from) + TILE / 2 + (dx / steps) * (i + 0.5),
    y: topOf(from) + TILE / 2 + (dy / steps) * (i + 0.5),
  }));
  return (
    <svg
      className={styles.trail}
      style={{ color: `var(--${colour})` }}
      viewBox={`0 0 ${WIDTH} ${WIDTH}`}
      aria-hidden="true"
      focusable="false"
    >
      {gaps.map(({ x, y }) => (
        <path key={`${x} ${y}`} d={ARROW} transform={`translate(${x} ${y}) rotate(${turn})`} />
      ))}
    </svg>
  );
}

const ARROW = 'M12 0-10-12-5 0-10 12Z';
