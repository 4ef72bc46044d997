// What the pictures of the buildings are made of, in a box of 120 by 64. Each piece stands on the point (x, y).
import type { ReactNode } from 'react';
import styles from './Vignette.module.css';

interface At {
  readonly x: number;
  readonly y: number;
}

const LINE = { stroke: '#2a1f16', strokeWidth: 0.9, strokeLinejoin: 'round', strokeOpacity: 0.75 } as const;

/** The wash behind, wider than the box: a sky and a strip of ground. */
export function Backdrop({ tone }: { readonly tone: 'day' | 'rose' | 'dawn' | 'sage' | 'room' }) {
  return (
    <>
      <path d="M-480-60H600V130H-480Z" className={styles[tone]} />
      {tone === 'room' ? (
        <path d="M-480 54H600V130H-480Z" className={styles.floor} />
      ) : (
        <>
          <path d="M-480 44H-120Q-60 36 0 46Q24 38 52 44T120 40Q180 46 240 40H600V130H-480Z" className={styles.far} />
          <path d="M-480 53H-120Q-60 50 0 55Q40 49 74 53T120 52Q180 54 240 52H600V130H-480Z" className={styles.near} />
        </>
      )}
    </>
  );
}

interface HouseProps extends At {
  readonly w: number;
  readonly h: number;
  readonly wall?: string;
  readonly roof?: string;
  /** Dark beams on the wall. */
  readonly beams?: boolean;
  readonly children?: ReactNode;
}

/** Seen from its long side; its children stand on its middle. */
export function Hall({ x, y, w, h, wall = '#f1e4c8', roof = 'url(#kw-tile)', beams = false, children }: HouseProps) {
  const r = h * 0.85;
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse cx="3" rx={w / 2 + 5} ry="2.500" fill="#2a1f16" opacity=".25" />
      <path d={`M${-w / 2} 0v${-h}h${w}V0z`} fill={wall} {...LINE} />
      {beams && (
        <path
          d={`M${-w / 2} ${-h / 2}h${w}M${-w / 4} 0v${-h}M${w / 4} 0v${-h}M${-w / 2} ${-h}l${w / 4} ${h / 2}M${w / 2} ${-h}l${-w / 4} ${h / 2}`}
          stroke="#6b4424"
          strokeWidth="1.300"
          fill="none"
        />
      )}
      <path d={`M${-w / 2 - 3} ${1 - h}l5 ${-r}h${w - 4}l5 ${r}z`} fill={roof} {...LINE} />
      <path d={`M${w / 2 - 2} ${1 - h - r}l5 ${r}h-9l-3 ${-r}z`} fill="#2a1f16" opacity=".2" />
      {children}
    </g>
  );
}

/** Seen from its gable; its children stand on its middle. */
export function Gable({ x, y, w, h, wall = '#f1e4c8', roof = 'url(#kw-tile)', beams = false, children }: HouseProps) {
  const r = w * 0.62;
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse cx="3" rx={w / 2 + 4} ry="2.500" fill="#2a1f16" opacity=".25" />
      <path d={`M${-w / 2} 0v${-h}L0 ${-h - r * 0.86}L${w / 2} ${-h}V0z`} fill={wall} {...LINE} />
      {beams && (
        <path
          d={`M${-w / 2} ${-h}h${w}M${-w / 2} ${-h / 2}h${w}M0 0v${-h}M${-w / 2} ${-h}l${w / 2} ${h / 2}M${w / 2} ${-h}l${-w / 2} ${h / 2}`}
          stroke="#6b4424"
          strokeWidth="1.300"
          fill="none"
        />
      )}
      <path
        d={`M${-w / 2 - 3} ${2 - h}L0 ${-h - r}L${w / 2 + 3} ${2 - h}l-2.500 2L0 ${-h - r + 5}L${-w / 2 - 0.5} ${4 - h}z`}
        fill={roof}
        {...LINE}
      />
      {children}
    </g>
  );
}

export function Door({ x, y, w = 7, h = 10 }: At & { w?: number; h?: number }) {
  return (
    <path d={`M${x - w / 2} ${y}v${-h + w / 3}q${w / 2} ${-w * 0.7} ${w} 0v${h - w / 3}z`} fill="#4b2c16" {...LINE} />
  );
}

export function Window({ x, y, w = 4, h = 5 }: At & { w?: number; h?: number }) {
  return (
    <>
      <path d={`M${x - w / 2} ${y}v${-h}h${w}v${h}z`} fill="#ffd982" stroke="#2a1f16" strokeWidth=".7" />
      <path d={`M${x} ${y}v${-h}`} stroke="#2a1f16" strokeWidth=".6" />
    </>
  );
}

/** A person, nine high. */
export function Person({ x, y, coat, flip = false }: At & { coat: string; flip?: boolean }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${flip ? -1 : 1} 1)`}>
      <path d="M-2.600 0q0-6 1.200-7.500h2.800Q2.600-6 2.600 0z" fill={coat} stroke="#2a1f16" strokeWidth=".5" />
      <circle cy="-9.300" r="2" fill="#f0cfa4" stroke="#2a1f16" strokeWidth=".5" />
      <path d="M-2-9.800q.4-2.400 2-2.400t2 2.400q-2-.8-4 0z" fill="#6b4424" />
      <path d="M1-6l3.500 2" stroke="#f0cfa4" strokeWidth="1.400" strokeLinecap="round" />
    </g>
  );
}

export function Barrel({ x, y }: At) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-3.500 0q-1.500-4.500 0-9h7q1.500 4.500 0 9z" fill="#9a6a38" {...LINE} />
      <path d="M-4.100-2.500h8.200M-4.100-6.500h8.200" stroke="#4b2f1a" strokeWidth="1" />
    </g>
  );
}

export function Sack({ x, y }: At) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-4 0q-1.500-6 2-8h4q3.500 2 2 8z" fill="#d9c08e" {...LINE} />
      <path d="M-2-8q-1-2-1.500-2.500H3.500Q2.500-9.500 2-8" fill="#b89a62" {...LINE} />
    </g>
  );
}

/** A round coin with a crown on it. */
export function Coin({ x, y, r }: At & { r: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${r / 10})`}>
      <circle r="10" fill="url(#kw-gold)" stroke="#5a3a08" strokeWidth="1" />
      <circle r="7.600" fill="none" stroke="#7a5208" strokeWidth=".8" />
      <path d="M-5 4l-1-8 3.500 3L0-6l2.500 5L6-4 5 4z" fill="#7a5208" />
    </g>
  );
}

export function Smoke({ x, y }: At) {
  return (
    <path
      d={`M${x} ${y}q-3-4 1-7t0-7 2-6`}
      fill="none"
      stroke="#fff"
      strokeWidth="2.400"
      opacity=".6"
      strokeLinecap="round"
    />
  );
}

/** An awning in stripes over a table. */
export function Stall({ x, y, cloth }: At & { cloth: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-11 0v-18M11 0v-18" stroke="#6b4424" strokeWidth="1.600" />
      <path d="M-13-7h26v7h-26z" fill="#b5854f" {...LINE} />
      <path d="M-14-16l3-8h22l3 8z" fill="#f7ecd4" {...LINE} />
      <path d="M-8.400-16l1.700-8h5.400l-.5 8zM2-16l-.5-8h5.200l1.900 8z" fill={cloth} />
      <path
        d="M-14-16q2.800 3.500 5.600 0 2.800 3.500 5.600 0 2.800 3.500 5.600 0 2.800 3.500 5.600 0 2.800 3.500 5.600 0z"
        fill={cloth}
        {...LINE}
      />
    </g>
  );
}

export function Banner({ x, y, fill = '#a3263a' }: At & { fill?: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-3.500 0h7v13L0 10l-3.500 3z" fill={fill} {...LINE} />
      <path d="M-2 4.500l-.3-3 1.300 1L0 .8l1 1.700 1.300-1-.3 3z" fill="#f0c75a" />
    </g>
  );
}
