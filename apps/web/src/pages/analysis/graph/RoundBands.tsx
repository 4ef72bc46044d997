import type { Course } from './course.ts';
import styles from './Graph.module.css';
import { namedRounds, type Plot, type Scaling } from './geometry.ts';

interface Props {
  readonly course: Course;
  readonly plot: Plot;
  readonly scaling: Scaling;
  readonly at: number;
}

/** Pixels that the name of a round needs. */
const ROOM = 26;

/** Every second round is a little darker; the one that is looked at has its name in bold. */
export function RoundBands({ course: { rounds }, plot, scaling: { x }, at }: Props) {
  const floor = plot.top + plot.height;
  const now = rounds.find(({ from, to }) => from <= at && at < to);
  const named = namedRounds(rounds, plot.width, ROOM);
  return (
    <>
      {rounds.map(({ from, to }, i) =>
        i % 2 === 0 ? null : (
          <rect
            key={from}
            className={styles.band}
            x={x(from)}
            y={plot.top}
            width={x(to) - x(from)}
            height={plot.height}
          />
        ),
      )}
      {named.map((round) => (
        <text
          key={round.from}
          className={styles.round}
          x={x((round.from + round.to) / 2)}
          y={floor + 17}
          data-now={round === now ? '' : undefined}
        >
          {round.name}
        </text>
      ))}
    </>
  );
}
