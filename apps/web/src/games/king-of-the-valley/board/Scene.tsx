import styles from './Scene.module.css';

/** The land around the hill and the valley, by day and at dusk. */
export function Scene() {
  return (
    <div className={styles.scene}>
      <svg viewBox="0 0 1170 600" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
        <g className={styles.stars}>
          {STARS.map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r={(x % 3) / 3 + 0.9} />
          ))}
        </g>
        <circle cx="455" cy="88" r="64" className={styles.halo} />
        <circle cx="455" cy="88" r="40" className={styles.sun} />
        <path
          d="M0 150 90 95 160 130 250 70 330 128 400 100 470 140 560 92 660 140 760 84 860 132 960 90 1060 130 1170 86V300H0Z"
          className={styles.far}
        />
        <path d="M0 180Q150 130 320 165T640 150T930 160T1170 140V320H0Z" className={styles.near} />
        <path d="M0 224Q330 160 620 190T1170 185V600H0Z" className={styles.meadow} />
        <path d="M0 420Q300 330 620 400T1170 360V600H0Z" className={styles.front} />
        <g className={styles.fields}>
          <path d="M600 205l90-14 20 34-96 14zM720 188l80-8 26 30-90 12zM520 224l62-10 12 22-64 12z" />
          <path d="M606 213l92-14M610 222l92-14M614 231l92-14M728 197l82-9M733 206l84-10" />
        </g>
        <path
          d="M1170 250Q1000 230 820 262T520 300Q430 330 452 400T430 520Q420 560 470 600H560Q500 560 508 520T520 410Q520 350 590 325T840 292T1170 290Z"
          className={styles.river}
        />
        <path d="M1170 262Q1000 244 826 272T530 312Q450 340 470 404T450 520Q444 562 500 600" className={styles.glint} />
        <path d="M530 70q6-7 10 0q5-7 11 0M566 52q5-6 8 0q4-6 9 0M360 60q5-6 8 0q4-6 9 0" className={styles.birds} />
        {PINES.map(([x, y, scale]) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${scale})`}>
            <path d="M-1.500 1h3v-6h-3z" className={styles.trunk} />
            <path d="M0-36 8-22H4l7 11H6l6 8H-12l6-8h-5l7-11h-4z" className={styles.pine} />
            <path d="M0-36-8-22h4l-7 11h5l-6 8H0z" className={styles.lit} />
          </g>
        ))}
        {TREES.map(([x, y, scale]) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${scale})`}>
            <path d="M-2 2h4v-9h-4z" className={styles.trunk} />
            <path
              d="M0-34C9-34 14-27 12-20 17-14 12-6 4-7H-4C-12-6-17-14-12-20-14-27-9-34 0-34Z"
              className={styles.tree}
            />
            <path d="M0-34C-9-34-14-27-12-20-17-14-12-6-4-7-6-14-8-22 0-34Z" className={styles.lit} />
          </g>
        ))}
        {HOUSES.map(([x, y, scale]) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${scale})`} className={styles.house}>
            <path d="M-14 0v-13H4V0zM4 0v-13l5-9 5 9V0z" />
            <path d="M-17-12-9-24H9L4-12Z" className={styles.roof} />
            <path d="M-9 0v-7h5v7zM-1-9h3v4h-3z" className={styles.window} />
          </g>
        ))}
      </svg>
    </div>
  );
}

type Spot = readonly [x: number, y: number, scale: number];

const PINES: readonly Spot[] = [
  [30, 262, 0.8],
  [52, 244, 0.9],
  [12, 292, 1],
  [402, 292, 1.1],
  [44, 566, 1.3],
  [424, 506, 1.2],
  [596, 560, 1.4],
  [1150, 240, 1],
];
const TREES: readonly Spot[] = [
  [350, 230, 0.9],
  [380, 254, 1.1],
  [18, 510, 1.3],
  [404, 560, 1.4],
  [560, 470, 1.2],
  [610, 400, 1],
  [470, 250, 0.7],
  [1120, 330, 1],
];
const HOUSES: readonly Spot[] = [
  [560, 264, 0.7],
  [590, 272, 0.8],
  [536, 276, 0.6],
];
const STARS: readonly (readonly [x: number, y: number])[] = [
  [40, 40],
  [120, 22],
  [210, 50],
  [330, 30],
  [385, 72],
  [540, 34],
  [610, 80],
  [690, 24],
  [760, 60],
  [850, 30],
  [930, 66],
  [1020, 28],
  [1110, 54],
];
