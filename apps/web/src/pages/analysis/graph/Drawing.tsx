import { GRADES } from '@three-crowns/coach';
import { classes } from '../../../design/classes.ts';
import { useT } from '../texts/index.ts';
import type { Course } from './course.ts';
import styles from './Graph.module.css';
import {
  apart,
  openingOf,
  type Plot,
  pathBelow,
  pathThrough,
  quietest,
  rangeOf,
  type Scaling,
  ticksOf,
  withRoom,
} from './geometry.ts';
import { LuckLane } from './LuckLane.tsx';
import { FaultMark, radiusOf, TurnMark } from './marks.tsx';
import { RoundBands } from './RoundBands.tsx';
import type { Size } from './useSize.ts';

interface Props {
  readonly course: Course;
  readonly size: Size;
  readonly plot: Plot;
  readonly scaling: Scaling;
  readonly at: number;
  readonly isSmall: boolean;
}

/** Height of a name at the end of a line. */
const NAME = 18;

/** From the back to the front: rounds, values, lines, marks, the moment that is looked at. */
export function Drawing({ course, size, plot, scaling, at, isSmall }: Props) {
  const { seats, lines, turningPoint, main } = course;
  const { x, y } = scaling;
  const floor = plot.top + plot.height;
  const inkOf = (seat: number) => ({ '--seat': `var(--${seats[seat].colour}-ink)` });
  return (
    <svg width={size.width} height={size.height} aria-hidden="true" focusable="false">
      <RoundBands {...{ course, plot, scaling, at }} />
      <Ticks {...{ course, plot, scaling }} />
      <path className={styles.ground} style={inkOf(main)} d={pathBelow(lines[main], scaling, floor)} />
      {lines.map((dots, seat) => (
        <g key={seats[seat].seat} style={inkOf(seat)} data-line={seat}>
          <path className={styles.halo} d={pathThrough(dots, scaling)} />
          {openingOf(dots, course.plies, course.scale).map((part, i) => (
            <path
              key={i === 0 ? 'opening' : 'rest'}
              className={classes(styles.line, i === 0 && styles.opening)}
              d={pathThrough(part, scaling)}
            />
          ))}
        </g>
      ))}
      {!isSmall && course.scale === 'chances' && <OpeningNote {...{ course, plot, scaling }} />}
      {turningPoint && <TurnMark x={x(turningPoint.ply)} y={y(turningPoint.value)} />}
      <Faults {...{ course, scaling }} />
      <path className={styles.cursor} d={`M${x(at)} ${plot.top - 6}V${floor}`} />
      {lines.map((dots, seat) => {
        const dot = dots.find(({ ply }) => ply === at);
        return (
          dot && (
            <circle
              key={seats[seat].seat}
              className={styles.dot}
              style={inkOf(seat)}
              cx={x(at)}
              cy={y(dot.value)}
              r={5}
            />
          )
        );
      })}
      {!isSmall && <Names {...{ course, plot, scaling }} />}
      {!isSmall && <LuckLane {...{ course, plot, scaling }} height={size.height} />}
    </svg>
  );
}

/** The gravest above, so that each can be read; those that would lie on one are dots below it. */
function Faults({ course: { faults, seats }, scaling: { x, y } }: Pick<Props, 'course' | 'scaling'>) {
  const marks = faults.map(({ ply, value, grade }) => ({ x: x(ply), y: y(value), r: radiusOf(grade) }));
  const gravest = faults
    .map((_, i) => i)
    .sort((a, b) => GRADES.indexOf(faults[b].grade) - GRADES.indexOf(faults[a].grade));
  const shown = withRoom(marks, gravest);
  const below = faults.map((_, i) => i).sort((a, b) => Number(shown.has(a)) - Number(shown.has(b)));
  return below.map((i) => {
    const { ply, seat, grade } = faults[i];
    const { x, y } = marks[i];
    return <FaultMark key={ply} {...{ x, y, grade }} colour={seats[seat].colour} isDot={!shown.has(i)} />;
  });
}

/** What the dots of the opening mean, where the lines leave room for it. */
function OpeningNote({ course: { lines, plies, scale }, plot, scaling }: Pick<Props, 'course' | 'plot' | 'scaling'>) {
  const t = useT();
  const dots = lines.flatMap((line) => openingOf(line, plies, scale)[0].map(({ value }) => scaling.y(value)));
  const heights = NOTES.map((share) => plot.top + share * plot.height);
  return (
    <text className={styles.note} x={plot.left + 6} y={quietest(heights, dots) + 5}>
      {t('graph.opening')}
    </text>
  );
}

/** Where it may stand, from above. */
const NOTES = [0.07, 0.5, 0.93];

function Ticks({ course, plot, scaling }: Pick<Props, 'course' | 'plot' | 'scaling'>) {
  const { scale, lines } = course;
  const ticks = ticksOf(rangeOf(lines, scale));
  return ticks.map((value, i) => (
    <g key={value}>
      <path className={styles.tick} d={`M${plot.left} ${scaling.y(value)}h${plot.width}`} />
      {i % 2 === 0 && (
        <text className={styles.value} x={plot.left - 8} y={scaling.y(value) + 5}>
          {Math.round(scale === 'chances' ? value * 100 : value)}
        </text>
      )}
    </g>
  ));
}

function Names({ course, plot, scaling }: Pick<Props, 'course' | 'plot' | 'scaling'>) {
  const { seats, lines, rounds } = course;
  const ends = lines.map((dots) => scaling.y(dots.at(-1)?.value ?? 0));
  const places = apart(ends, NAME, plot.top, plot.top + plot.height);
  if (rounds.length === 0 || lines[0].length === 0) return null;
  return seats.map(({ seat, name, colour }) => (
    <text
      key={seat}
      className={styles.name}
      style={{ '--seat': `var(--${colour}-ink)` }}
      x={plot.left + plot.width + 8}
      y={places[seat] + 5}
    >
      {name}
    </text>
  ));
}
