import { classes } from '../../../design/classes.ts';
import { leftOf, STEP, TILE, topOf, WIDTH } from './places.ts';
import styles from './Route.module.css';

interface Props {
  readonly from: number;
  readonly to: number;
  /** Where kings stand. */
  readonly kings: readonly number[];
}

/**
 * The king's way that is pointed at. Numbers, orders and names stay above it: there it is drawn once more, as gold leaf that lets ink through,
 * so that it is never broken. Kings stand in front of it.
 */
export function Route({ from, to, kings }: Props) {
  const dx = leftOf(to) - leftOf(from);
  const dy = topOf(to) - topOf(from);
  const steps = Math.max(Math.abs(dx), Math.abs(dy)) / STEP;
  if (steps === 0) return null;
  const length = Math.hypot(dx, dy);
  const cells = Array.from({ length: steps + 1 }, (_, i) => ({
    x: leftOf(from) + (dx / steps) * i,
    y: topOf(from) + (dy / steps) * i,
  }));
  const line = `M20 0H${length - 6}`;
  const way = (
    <g
      transform={`translate(${leftOf(from) + TILE / 2} ${topOf(from) + TILE / 2}) rotate(${(Math.atan2(dy, dx) * 180) / Math.PI})`}
    >
      <path d={line} className={styles.under} />
      <path d={line} className={styles.over} />
      <path d={`M${length + 6} 0l-27-14 7 14-7 14z`} className={styles.head} />
    </g>
  );
  const layers = { above: styles.above, through: styles.through };
  return Object.entries(layers).map(([layer, look]) => {
    const mask = `route-${layer}`;
    return (
      <svg
        key={layer}
        className={classes(styles.route, look)}
        viewBox={`0 0 ${WIDTH} ${WIDTH}`}
        aria-hidden="true"
        focusable="false"
      >
        <mask id={mask} maskUnits="userSpaceOnUse" x="-10" y="-10" width={WIDTH + 20} height={WIDTH + 20}>
          <path d={`M-10-10H${WIDTH + 10}V${WIDTH + 10}H-10Z`} className={styles.picture} />
          {cells.map(({ x, y }) => (
            <g key={`${x} ${y}`} transform={`translate(${x} ${y})`} className={styles.words}>
              <path d={FLAG} />
              <path d={ORDER} className={styles.order} />
              <path d={NAME} className={styles.name} />
            </g>
          ))}
          {kings.map((cell) => (
            <path key={cell} d={KING} className={styles.king} transform={`translate(${leftOf(cell)} ${topOf(cell)})`} />
          ))}
        </mask>
        <g mask={`url(#${mask})`}>{way}</g>
      </svg>
    );
  });
}

/** The flag with the number, the order, the ribbon with the name, a king; a little larger than they are drawn. */
const FLAG = 'M2-3H34V30L18 26 2 30Z';
const ORDER = 'M66-3H96V30H66Z';
const NAME = 'M-2 64H96V94H-2Z';
const KING = 'M60 76V38Q79 12 98 38V76Z';
