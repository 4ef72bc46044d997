// What the three pictures are made of. Each piece stands on the point (x, y) and faces the light from the top left.
import type { ReactNode } from 'react';

export interface Place {
  x: number;
  y: number;
  scale?: number;
}

const at = ({ x, y, scale = 1 }: Place) => `translate(${x} ${y}) scale(${scale})`;

interface SceneProps {
  readonly viewBox: string;
  /** What stays where the frame is low: the middle or the upper edge. */
  readonly keep?: 'Mid' | 'Min';
  readonly children: ReactNode;
}

/** A picture that fills its frame, cut at the edges where the frame is narrower. Decoration: the text says the rest. */
export function Scene({ viewBox, keep = 'Mid', children }: SceneProps) {
  return (
    <svg viewBox={viewBox} preserveAspectRatio={`xMidY${keep} slice`} aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

/** Colours from the top down, or along `x2`, `y2`. */
export function Gradient({ id, stops, x2 = 0, y2 = 1 }: { id: string; stops: Stop[]; x2?: number; y2?: number }) {
  return (
    <linearGradient id={id} x1="0" y1="0" x2={x2} y2={y2}>
      {stops.map(stopOf)}
    </linearGradient>
  );
}

export function Glow({ id, stops }: { id: string; stops: Stop[] }) {
  return <radialGradient id={id}>{stops.map(stopOf)}</radialGradient>;
}

type Stop = [offset: number, colour: string, opacity?: number];

const stopOf = ([offset, colour, opacity = 1]: Stop) => (
  <stop key={offset} offset={offset} stopColor={colour} stopOpacity={opacity} />
);

export function Pine({ fill = '#3f6142', ...place }: Place & { fill?: string }) {
  return (
    <g transform={at(place)}>
      <path d="M-1.500 1h3v-6h-3z" fill="#3a2715" />
      <path d="M0-36 8-22H4l7 11H6l6 8H-12l6-8h-5l7-11h-4z" fill={fill} />
      <path d="M0-36-8-22h4l-7 11h5l-6 8H0z" fill="#fff" fillOpacity=".1" />
    </g>
  );
}

export function Tree({ fill = '#5d7a3a', ...place }: Place & { fill?: string }) {
  return (
    <g transform={at(place)}>
      <ellipse cx="3" cy="2" rx="12" ry="3" fill="#2d2a10" fillOpacity=".25" />
      <path d="M-2 2h4v-9h-4z" fill="#4a3320" />
      <path d="M0-34C9-34 14-27 12-20 17-14 12-6 4-7H-4C-12-6-17-14-12-20-14-27-9-34 0-34Z" fill={fill} />
      <path d="M0-34C-9-34-14-27-12-20-17-14-12-6-4-7-6-14-8-22 0-34Z" fill="#fff" fillOpacity=".17" />
    </g>
  );
}

export function Cypress(place: Place) {
  return (
    <g transform={at(place)}>
      <path d="M-1 1h2v-5h-2z" fill="#3a2715" />
      <path d="M0-44C6-36 7-12 4-3H-4C-7-12-6-36 0-44Z" fill="#4f6b38" />
      <path d="M0-44C-6-36-7-12-4-3h2C-4-14-4-32 0-44Z" fill="#fff" fillOpacity=".18" />
    </g>
  );
}

export function House({ wall = '#f1e3c2', roof = '#a8513a', ...place }: Place & { wall?: string; roof?: string }) {
  return (
    <g transform={at(place)} stroke="#3f2a18" strokeWidth=".9" strokeLinejoin="round">
      <path d="M-14 0v-13h18V0z" fill={wall} />
      <path d="M4 0v-13l5-9 5 9V0z" fill="#d8c39a" />
      <path d="M-17-12-9-24H9L4-12Z" fill={roof} />
      <path d="M9-24 15.500-12" />
      <path d="M-9 0v-7h5v7z" fill="#4a3320" />
      <path d="M-1-9h3v4h-3z" fill="#4a3320" />
    </g>
  );
}

/** A banner on its pole, with a charge of about 18 by 18 around its middle. */
export function Banner({ fill, children, ...place }: Place & { fill: string; children?: ReactNode }) {
  return (
    <g transform={at(place)}>
      <path d="M0 0V-62" stroke="#2a1a0c" strokeWidth="2" />
      <path d="M1-61H27L21-50 27-38H1Z" fill={fill} stroke="#2a1a0c" strokeWidth=".8" />
      <g transform="translate(12 -49.500)" fill="#fff1d0">
        {children}
      </g>
    </g>
  );
}

// The charges, each within a circle of radius 8 around (0, 0).

export function CrownCharge() {
  return <path d="M-7 5-8-4-4-1 0-7 4-1 8-4 7 5ZM-7 6.200H7V8H-7Z" />;
}

export function RoseCharge() {
  const petals = [0, 72, 144, 216, 288];
  return (
    <>
      {petals.map((turn) => (
        <ellipse key={turn} cx="0" cy="-4.600" rx="3" ry="3.200" transform={`rotate(${turn})`} />
      ))}
      <circle r="2.100" fill="#b8720f" />
    </>
  );
}

export function SunCharge() {
  const rays = [0, 45, 90, 135, 180, 225, 270, 315];
  return (
    <>
      {rays.map((turn) => (
        <path key={turn} d="M-1.800-4.200 0-8.200 1.800-4.200Z" transform={`rotate(${turn})`} />
      ))}
      <circle r="3.800" />
    </>
  );
}

export function Birds({ d, stroke }: { d: string; stroke: string }) {
  return <path d={d} fill="none" stroke={stroke} strokeWidth="1.300" />;
}
