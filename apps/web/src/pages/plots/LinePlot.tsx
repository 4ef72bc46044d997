import styles from './LinePlot.module.css';

export interface PlotLine {
  readonly key: string;
  /** From left to right; undefined where there is none. */
  readonly values: readonly (number | undefined)[];
  /** main: the one that is told about. other: dotted, behind it. */
  readonly look: 'main' | 'other';
  /** Points that are filled. */
  readonly marked?: readonly boolean[];
}

interface Props {
  /** What it shows, for those who do not see it. */
  readonly label: string;
  readonly lines: readonly PlotLine[];
  /** Lowest and highest value of the scale; left out: those of the lines. */
  readonly scale?: readonly [number, number];
}

/** In units of the drawing, which is never drawn smaller than that on a phone: texts stay as large as they are written. */
const WIDTH = 320;
const HEIGHT = 150;
const LEFT = 34;
const RIGHT = 8;
const TOP = 12;
const BOTTOM = 12;

/** Lines over time, with the ends of the scale beside them. */
export function LinePlot({ label, lines, scale }: Props) {
  const all = lines.flatMap(({ values }) => values.flatMap((value) => value ?? []));
  const [low, high] = scale ?? [Math.min(...all), Math.max(...all)];
  const count = Math.max(...lines.map(({ values }) => values.length));
  const x = (i: number) => (count === 1 ? WIDTH / 2 : LEFT + (i * (WIDTH - LEFT - RIGHT)) / (count - 1));
  const y = (value: number) => HEIGHT - BOTTOM - ((value - low) / (high - low || 1)) * (HEIGHT - TOP - BOTTOM);
  const ends = low === high ? [low] : [low, high];
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.plot} role="img" aria-label={label}>
      {ends.map((value) => (
        <g key={value}>
          <line className={styles.rule} x1={LEFT} x2={WIDTH - RIGHT} y1={y(value)} y2={y(value)} />
          <text className={styles.tick} x={LEFT - 6} y={y(value)}>
            {Math.round(value)}
          </text>
        </g>
      ))}
      {lines.map(({ key, values, look, marked }) => {
        const places = values.flatMap((value, i) =>
          value === undefined ? [] : [{ i, at: [x(i), y(value)] as const }],
        );
        return (
          <g key={key} data-look={look}>
            <polyline className={styles.line} points={places.map(({ at }) => at.join(',')).join(' ')} />
            {/* One alone is no line. */}
            {(marked !== undefined || places.length === 1) &&
              places.map(({ i, at: [cx, cy] }) => (
                <circle key={i} className={styles.dot} data-marked={marked?.[i] || undefined} cx={cx} cy={cy} r={4} />
              ))}
          </g>
        );
      })}
    </svg>
  );
}
