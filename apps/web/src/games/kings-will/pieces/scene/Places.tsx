// Farmstead, castle, monastery and village; each stands on (0, 0), about 70 wide.
import type { PlaceName } from '@three-crowns/kings-will/board';
import type { ReactNode } from 'react';

const LINE = { stroke: '#2a1f16', strokeWidth: 0.9, strokeLinejoin: 'round', strokeOpacity: 0.75 } as const;

function Flag({ x, y, h }: { readonly x: number; readonly y: number; readonly h: number }) {
  return (
    <g transform={`translate(${x} ${y - h})`}>
      <path d={`M0 ${h}V0`} stroke="#2a1f16" strokeWidth="1.100" />
      <path d="M0 0q4 2 10 0l-3 3.500 3 3.500q-6 2-10 0z" style={{ fill: 'var(--kw-seat, #efe4cb)' }} {...LINE} />
    </g>
  );
}

function Shadow({ rx }: { readonly rx: number }) {
  return <ellipse cx="4" cy="0" rx={rx} ry="5.500" fill="#2a1f16" opacity=".28" />;
}

function Tower({ x, w, h }: { readonly x: number; readonly w: number; readonly h: number }) {
  const unit = w / 5;
  return (
    <>
      <rect x={x} y={-h} width={w} height={h} fill="url(#kw-wall)" {...LINE} />
      <path
        d={`M${x - 1.5} ${-h}v-5h${unit + 0.6}v2.400h${unit}v-2.400h${unit}v2.400h${unit}v-2.400h${unit + 2.4}v5z`}
        fill="#d8d0c0"
        {...LINE}
      />
      <path d={`M${x + w / 2 - 1.2} ${-h * 0.62}h2.400v6h-2.400z`} fill="#3a2c22" />
    </>
  );
}

function Cone({ x, y, w, h }: { readonly x: number; readonly y: number; readonly w: number; readonly h: number }) {
  return (
    <>
      <path d={`M${x - w} ${y}L${x} ${y - h}L${x + w} ${y}Z`} fill="url(#kw-tile)" {...LINE} />
      <path d={`M${x} ${y - h}L${x + w} ${y}h${-w * 0.75}z`} fill="#5e2418" opacity=".45" />
    </>
  );
}

const castle = (
  <>
    <Shadow rx={36} />
    <Tower x={-10} w={20} h={44} />
    <Flag x={0} y={-49} h={17} />
    <rect x="-24" y="-24" width="48" height="24" fill="url(#kw-wall)" {...LINE} />
    <path d="M-24-24v-4h5v4h5v-4h5v4h5v-4h5v4h5v-4h5v4h5v-4h5v4h3v-4h3v4z" fill="#e0d9ca" {...LINE} />
    <Tower x={-33} w={13} h={33} />
    <Cone x={-26.5} y={-37} w={8.5} h={15} />
    <Tower x={20} w={13} h={33} />
    <Cone x={26.5} y={-37} w={8.5} h={15} />
    <path d="M-6.500 0v-10q6.500-9 13 0v10z" fill="#3a2415" {...LINE} />
    <path d="M-3 0v-13M0 0v-14M3 0v-13M-6-6h12" stroke="#8d6a38" strokeWidth=".8" />
    <path d="M-18-14h5M-16-8h5M11-16h5M13-9h5M-5-34h4M2-38h4" stroke="#8d8676" />
  </>
);

const farmstead = (
  <>
    <Shadow rx={33} />
    <path d="M8 0v-16l9-8 10 8v16z" fill="#b5854f" {...LINE} />
    <path d="M4-14l13-14 14 14-3 2-11-10-10 10z" fill="#7c4a26" {...LINE} />
    <path d="M13 0v-10h8v10zM13-10l8 10M21-10l-8 10" fill="#8f5f33" stroke="#f1dfb8" strokeWidth=".9" />
    <path d="M-28 0v-18H6V0z" fill="#f4e8cc" {...LINE} />
    <path d="M-28-9H6M-18 0v-18M-6 0v-18M-28-18l10 9M6-18l-12 9" stroke="#6b4424" strokeWidth="1.600" fill="none" />
    <path d="M-33-15l7-20H1l10 20q-22 4-44 0z" fill="url(#kw-thatch)" {...LINE} />
    <path
      d="M-29-19q18 4 36 0M-27-25q16 3 32 0M-25-30q13 2 28 0"
      stroke="#8a5f22"
      strokeWidth=".9"
      fill="none"
      opacity=".7"
    />
    <path d="M1-35l10 20q-5 1-9 1.300l-8-21z" fill="#6b4716" opacity=".35" />
    <path d="M-15 0v-11h7V0z" fill="#5a3218" {...LINE} />
    <path d="M-4-12h6v6h-6z" fill="#ffd982" {...LINE} />
    <path d="M-19-35v-6h5v6z" fill="#a65a40" {...LINE} />
    <path d="M-17-43q-3-4 1-7t0-7" fill="none" stroke="#fff" strokeWidth="2" opacity=".55" strokeLinecap="round" />
    <Flag x={17} y={-27} h={11} />
  </>
);

const monastery = (
  <>
    <Shadow rx={35} />
    <path d="M-12 0v-22h42V0z" fill="#f0e2c4" {...LINE} />
    <path d="M-14-21l6-14h34l6 14z" fill="url(#kw-slate)" {...LINE} />
    <path d="M-11-25h39M-9-30h36" stroke="#2e4356" strokeWidth=".8" opacity=".6" />
    {[-6, 3, 12, 21].map((x) => (
      <g key={x} transform={`translate(${x} -5)`}>
        <path d="M0 0v-7q3-5 6 0v7z" fill="#4a3a55" {...LINE} />
        <path d="M3 0v-9" stroke="#e7b64c" strokeWidth=".8" />
      </g>
    ))}
    <path d="M-30 0v-44h17V0z" fill="url(#kw-wall)" {...LINE} />
    <path d="M-33-43l11.500-20 11.500 20z" fill="url(#kw-slate)" {...LINE} />
    <path d="M-21.500-63l11.500 20h-8z" fill="#22384a" opacity=".5" />
    <path d="M-21.500-62v-9M-24.500-68h6" stroke="#2a1f16" strokeWidth="1.700" />
    <path d="M-25-28v-7q3.500-5 7 0v7z" fill="#3a2c22" {...LINE} />
    <path d="M-24-28h5v-2q-2.500-6-5 0z" fill="#d9a441" />
    <path d="M-26 0v-11q4.500-7 9 0V0z" fill="#5a3218" {...LINE} />
    <circle cx="-21.500" cy="-20" r="2.600" fill="#6a86b8" {...LINE} />
    <Flag x={30} y={-20} h={13} />
  </>
);

/** A gabled house: its left foot, width and height of the wall. */
function House({ x, y, w, h, wall = '#f4e8cc', roof }: HouseProps) {
  const rise = w * 0.62;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={`M0 0v${-h}h${w}V0z`} fill={wall} {...LINE} />
      <path d={`M-2 ${1 - h}l${w / 2 + 2} ${-rise} ${w / 2 + 2} ${rise}z`} fill={roof} {...LINE} />
      <path d={`M${w / 2} ${1 - h - rise}l${w / 2 + 2} ${rise}h${-w * 0.3}z`} fill="#2a1f16" opacity=".25" />
      <path d={`M${w * 0.18} 0v${-h / 2}h${w * 0.26}V0z`} fill="#5a3218" />
      <path
        d={`M${w * 0.58} ${-h * 0.3}v${-h * 0.32}h${w * 0.24}v${h * 0.32}z`}
        fill="#ffd982"
        stroke="#2a1f16"
        strokeWidth=".6"
      />
      <path d={`M0 ${-h * 0.78}h${w}`} stroke="#6b4424" strokeWidth="1.100" />
    </g>
  );
}

interface HouseProps {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly wall?: string;
  readonly roof: string;
}

const village = (
  <>
    <Shadow rx={38} />
    <path d="M-4-12v-26H7v26z" fill="url(#kw-wall)" {...LINE} />
    <path d="M-6-37l7.500-19L9-37z" fill="url(#kw-slate)" {...LINE} />
    <path d="M1.500-55v-6M-.7-59h4.400" stroke="#2a1f16" strokeWidth="1.300" />
    <path d="M0-28h3v5H0z" fill="#3a2c22" />
    <House x={-24} y={-6} w={17} h={17} roof="url(#kw-tile)" />
    <House x={10} y={-7} w={18} h={16} wall="#efdcb8" roof="url(#kw-thatch)" />
    <House x={-35} y={0} w={17} h={14} roof="url(#kw-thatch)" />
    <House x={-12} y={1} w={19} h={16} wall="#fbf3df" roof="url(#kw-tile)" />
    <House x={17} y={1} w={17} h={14} roof="#8f4a34" />
    <Flag x={19.5} y={-33} h={10} />
  </>
);

export const PLACE_DRAWINGS: { readonly [P in PlaceName]: ReactNode } = { farmstead, castle, monastery, village };
