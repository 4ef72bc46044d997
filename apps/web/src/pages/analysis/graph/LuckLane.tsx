import { useT } from '../texts/index.ts';
import type { Course } from './course.ts';
import styles from './Graph.module.css';
import { LUCK, type Plot, type Scaling } from './geometry.ts';

interface Props {
  readonly course: Course;
  readonly plot: Plot;
  readonly scaling: Scaling;
  /** Of the whole drawing. */
  readonly height: number;
}

/** What luck brought, as bars on a line of their own: up is good for the seat whose colour they have. */
export function LuckLane({ course: { lucks, seats }, plot, scaling: { x }, height }: Props) {
  const t = useT();
  const line = height - LUCK / 2;
  const most = Math.max(...lucks.map(({ value }) => Math.abs(value)));
  return (
    <g>
      <path className={styles.lane} d={`M${plot.left} ${line}h${plot.width}`} />
      <text className={styles.note} x={plot.left + plot.width + 8} y={line + 5}>
        {t('graph.luck')}
      </text>
      {lucks.map(({ ply, seat, value }) => {
        const tall = Math.max(3, (Math.abs(value) / most) * (LUCK / 2 - 2));
        return (
          <rect
            key={ply}
            className={styles.luck}
            style={{ '--seat': `var(--${seats[seat].colour}-ink)` }}
            x={x(ply + 0.5) - 3.5}
            y={value > 0 ? line - tall : line}
            width={7}
            height={tall}
            rx={2}
          />
        );
      })}
    </g>
  );
}
