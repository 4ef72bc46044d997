// Trees, bushes and flowers. Each stands on the point (x, y), lit from the top left.
import type { CSSProperties } from 'react';
import styles from './Scene.module.css';
import { dots } from './strew.ts';

const r = (value: number): number => Math.round(value * 10) / 10;

interface Standing {
  readonly x: number;
  readonly y: number;
  /** Its height. */
  readonly h: number;
}

export function Pine({ x, y, h, light = '#4c7650', dark = '#2a4b36' }: Standing & { light?: string; dark?: string }) {
  const top = y - h;
  const w = h * 0.36;
  const layer = (from: number, half: number, to: number) => {
    const [a, b] = [r(top + h * from), r(top + h * to)];
    return {
      whole: `M${x} ${a}L${r(x - half)} ${b}Q${x} ${r(b + h * 0.05)} ${r(x + half)} ${b}Z`,
      shade: `M${x} ${a}L${r(x + half)} ${b}Q${r(x + half * 0.4)} ${r(b + h * 0.04)} ${r(x + half * 0.1)} ${r(b + h * 0.03)}Z`,
    };
  };
  const layers = [layer(0, w * 0.5, 0.4), layer(0.23, w * 0.75, 0.64), layer(0.46, w, 0.88)];
  return (
    <>
      <path d={`M${r(x - h * 0.035)} ${y}v-${r(h * 0.14)}h${r(h * 0.07)}v${r(h * 0.14)}z`} fill="#4b2f1a" />
      <path d={layers.map(({ whole }) => whole).join('')} style={leaf(light, 'pine')} />
      <path d={layers.map(({ shade }) => shade).join('')} fill={dark} />
    </>
  );
}

/** A whole wood of pines: rows of x, y and height. */
export function Pines({
  at,
  ...tone
}: {
  at: readonly (readonly [number, number, number])[];
  light?: string;
  dark?: string;
}) {
  return at.map(([x, y, h]) => <Pine key={`${x} ${y}`} x={x} y={y} h={h} {...tone} />);
}

const CROWNS = {
  green: ['#6b9a45', '#48722f', '#94bd57'],
  fresh: ['#7cab43', '#4f7c30', '#b4d468'],
  deep: ['#5f8a3a', '#38602a', '#8cb350'],
  olive: ['#7ea045', '#4d7330', '#aac765'],
  amber: ['#c98a35', '#93591f', '#e5b45a'],
} as const;

/** The leaves follow the season as far as it asks. */
const leaf = (own: string, season: string): CSSProperties => ({
  fill: `color-mix(in srgb, ${own}, var(--kw-${season}, ${own}) var(--kw-turn, 0%))`,
});

export function Tree({ x, y, h, crown = 'green' }: Standing & { crown?: keyof typeof CROWNS }) {
  const [mid, dark, light] = CROWNS[crown];
  const c = h * 0.31;
  const top = y - h * 0.7;
  return (
    <>
      <path
        d={`M${r(x - h * 0.05)} ${y}L${r(x - h * 0.03)} ${r(y - h * 0.5)}h${r(h * 0.06)}L${r(x + h * 0.06)} ${y}Z`}
        fill="url(#kw-trunk)"
      />
      <circle cx={r(x + c * 0.52)} cy={r(top + c * 0.64)} r={r(c * 0.87)} style={leaf(dark, 'leaf-dark')} />
      <circle cx={r(x - c * 0.58)} cy={r(top + c * 0.58)} r={r(c * 0.84)} style={leaf(mid, 'leaf')} />
      <circle cx={r(x)} cy={r(top)} r={r(c)} style={leaf(mid, 'leaf')} />
      <path
        d={`M${r(x + c * 0.12)} ${r(top + c)}a${r(c)} ${r(c)} 0 0 0 ${r(c * 0.88)}-${r(c)}a${r(c * 1.16)} ${r(c * 1.16)} 0 0 1-${r(c * 0.88)} ${r(c)}`}
        style={leaf(dark, 'leaf-dark')}
        opacity=".8"
      />
      <circle
        cx={r(x - c * 0.35)}
        cy={r(top - c * 0.33)}
        r={r(c * 0.42)}
        style={leaf(light, 'leaf-light')}
        opacity=".85"
      />
      <circle
        cx={r(x - c * 0.82)}
        cy={r(top + c * 0.4)}
        r={r(c * 0.28)}
        style={leaf(light, 'leaf-light')}
        opacity=".7"
      />
    </>
  );
}

export function Poplar({ x, y, h }: Standing) {
  const w = h * 0.145;
  const top = y - h;
  const d = (to: number) =>
    `M${x} ${r(top)}C${r(x + w)} ${r(top + h * 0.25)} ${r(x + w * 1.2)} ${r(top + h * 0.7)} ${x} ${r(top + h * 0.9)}C${r(x + to * w)} ${r(top + h * 0.7)} ${r(x + to * w * 0.85)} ${r(top + h * 0.25)} ${x} ${r(top)}Z`;
  return (
    <>
      <path d={`M${x} ${y}v-${r(h * 0.2)}`} stroke="#4b2f1a" strokeWidth="1.600" />
      <path d={d(-1.2)} fill="#5d8a42" />
      <path d={d(0.5)} fill="#38622e" />
    </>
  );
}

export function Bush({ x, y, size = 1 }: { x: number; y: number; size?: number }) {
  return (
    <>
      <ellipse cx={x} cy={y} rx={6.5 * size} ry={4 * size} style={leaf('#48702f', 'leaf-dark')} />
      <ellipse cx={x - 1.2 * size} cy={y - size} rx={5 * size} ry={3 * size} style={leaf('#6f9a41', 'leaf')} />
    </>
  );
}

const COLOURS = ['#fffbe8', '#f0d24a', '#d8587a', '#6d8fe0'] as const;

/** Flowers of several colours over a box. */
export function Flowers({ seed, count, box, size = 2.4, colours = COLOURS }: FlowersProps) {
  return colours.map((colour, i) => (
    <path
      key={colour}
      d={dots({ seed: seed + i * 5, count, box })}
      className={styles.flowers}
      stroke={colour}
      strokeWidth={size}
    />
  ));
}

interface FlowersProps {
  readonly seed: number;
  readonly count: number;
  readonly box: readonly [number, number, number, number];
  readonly size?: number;
  readonly colours?: readonly string[];
}

export function Reeds({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} className={styles.lines}>
      <path d="M-4 0q-1-8-1.500-16M-1 0v-20M2 0q1-8 1.500-15M5 0q2-8 3-12" stroke="#4c7030" strokeWidth="1.300" />
      <path d="M-1-20v5M3.500-16v4" stroke="#6b3d1c" strokeWidth="2.600" />
    </g>
  );
}
