import { Tree } from '../scene/plants.tsx';
import { Backdrop, Barrel, Door, Gable, Hall, Person, Smoke, Window } from './pieces.tsx';

const LINE = { stroke: '#2a1f16', strokeWidth: 0.9, strokeLinejoin: 'round', strokeOpacity: 0.75 } as const;

export const school = (
  <>
    <Backdrop tone="day" />
    <Tree x={102} y={54} h={34} crown="fresh" />
    <Hall x={52} y={56} w={50} h={19} roof="url(#kw-slate)">
      <Door x={-16} y={0} />
      <Window x={-3} y={-6} h={7} />
      <Window x={7} y={-6} h={7} />
      <Window x={17} y={-6} h={7} />
      <path d="M-5-33v-9h10v9z" fill="#f1e4c8" {...LINE} />
      <path d="M-7-41l7-9 7 9z" fill="url(#kw-slate)" {...LINE} />
      <path d="M-2.500-34q0-6 2.500-6t2.500 6z" fill="#d9a441" {...LINE} />
    </Hall>
    <Person x={82} y={60} coat="#4a3a55" flip />
    <Person x={92} y={61} coat="#a3503c" />
    <Person x={100} y={60} coat="#3d6a6b" />
    <path d="M72 57l4-2 4 2v4l-4-1.500L72 61z" fill="#fffaf0" {...LINE} />
  </>
);

export const workshop = (
  <>
    <Backdrop tone="rose" />
    <Smoke x={39} y={16} />
    <Hall x={50} y={57} w={46} h={20} wall="#c9a877" roof="url(#kw-thatch)">
      <path d="M-18 0v-15H4V0z" fill="#3a2415" {...LINE} />
      <path d="M-8-8q4-7 7 0z" fill="#e9792c" />
      <path d="M-15-36h7v9h-7z" fill="#a65a40" {...LINE} />
    </Hall>
    <path d="M82 61v-5l-6-6h18l-5 6v5z" fill="#55585c" {...LINE} />
    <g transform="translate(98 38)">
      {[0, 45, 90, 135].map((turn) => (
        <path key={turn} d="M-2-13h4v26h-4z" transform={`rotate(${turn})`} fill="#8a6a40" />
      ))}
      <circle r="9.500" fill="#a9814a" {...LINE} />
      <circle r="3.500" fill="#4b2f1a" />
    </g>
    <Person x={70} y={61} coat="#5b6156" />
  </>
);

export const mill = (
  <>
    <Backdrop tone="dawn" />
    <path d="M-480 58h360q60-2 120 2q30-7 60-4t60-3q60 4 120 1h360v80H-480z" fill="#d9b24a" />
    <g transform="translate(60 58)">
      <ellipse cx="4" rx="17" ry="2.500" fill="#2a1f16" opacity=".25" />
      <path d="M-12 0l3-28H9l3 28z" fill="#f1e4c8" {...LINE} />
      <path d="M4 0V-28h5l3 28z" fill="#b8a582" opacity=".7" />
      <path d="M-11-27q11-15 22 0z" fill="url(#kw-tile)" {...LINE} />
      <Door x={-2} y={0} />
      <Window x={-2} y={-15} />
      <g transform="translate(0 -29) rotate(18)">
        {[0, 90, 180, 270].map((turn) => (
          <g key={turn} transform={`rotate(${turn})`}>
            <path d="M0 0v-27" stroke="#4b2f1a" strokeWidth="1.600" />
            <path d="M.8-8h6v-18h-6z" fill="#fbf3df" {...LINE} />
            <path d="M.8-14h6M.8-20h6" stroke="#8a6a40" strokeWidth=".7" />
          </g>
        ))}
        <circle r="2.400" fill="#4b2f1a" />
      </g>
    </g>
    <path d="M90 60q-1-6 2-8h5q3 2 2 8z" fill="#d9c08e" {...LINE} />
    <path d="M99 61q-1-6 2-8h5q3 2 2 8z" fill="#e6d1a3" {...LINE} />
  </>
);

const HIDES = [
  { x: 70, fill: '#a8673a' },
  { x: 98, fill: '#c48a52' },
] as const;

export const tannery = (
  <>
    <Backdrop tone="rose" />
    <Hall x={32} y={56} w={40} h={19} wall="#e0c9a0" roof="url(#kw-thatch)" beams>
      <Door x={-8} y={0} />
    </Hall>
    {HIDES.map(({ x, fill }) => (
      <g key={x} transform={`translate(${x} 59)`}>
        <path d="M-12 0v-30M12 0v-30M-13-29h26" stroke="#6b4424" strokeWidth="2" />
        <path
          d="M-8-27q2 2 5 1l3 1 3-1q3 1 5-1 2 4 0 8-1 5 1 9-4 0-6 3l-3 2-3-2q-2-3-6-3 2-4 1-9-2-4 0-8z"
          fill={fill}
          {...LINE}
        />
        <path d="M-8-27l-4-2M8-27l4-2M-7-10l-5 3M7-10l5 3" stroke="#f1e4c8" strokeWidth=".8" />
      </g>
    ))}
    <Barrel x={56} y={61} />
  </>
);

export const carpenter = (
  <>
    <Backdrop tone="day" />
    <path
      d="M18 57V33L40 15l22 18v24M18 33h44M29 57V24M51 57V24M40 57V15M18 45h44"
      fill="none"
      stroke="#b07a42"
      strokeWidth="3"
      strokeLinejoin="round"
    />
    <path d="M18 57V33L40 15l22 18v24" fill="none" stroke="#6b4424" strokeWidth=".8" />
    <path d="M18 33L40 15l5 4-21 18z" fill="url(#kw-tile)" opacity=".9" />
    <path d="M74 61l5-12 5 12M98 61l5-12 5 12" fill="none" stroke="#6b4424" strokeWidth="2" />
    <path d="M68 44h46v6H68z" fill="#c99a5e" {...LINE} />
    <ellipse cx="114" cy="47" rx="2" ry="3" fill="#e9cf9c" {...LINE} />
    <path d="M86 36l12 14M86 36l3-2 12 13-3 3z" fill="#cfd4d8" stroke="#4a4f54" strokeWidth=".9" />
    <Person x={82} y={44} coat="#3d6a6b" />
    <path d="M66 62h40" stroke="#e2c48c" strokeWidth="2" strokeDasharray="2 3" />
  </>
);

export const stonemason = (
  <>
    <Backdrop tone="sage" />
    <path d="M12 57V34q0-19 18-19t18 19v23h-8V35q0-11-10-11t-10 11v22z" fill="#d8d3c7" {...LINE} />
    <path d="M12 46h8M12 38h8M40 46h8M40 38h8M22 20l4 6M38 20l-4 6M30 15v9" stroke="#8d8879" strokeWidth=".9" />
    <path d="M62 60V44l8-4h20l-4 4v16z" fill="#e6e2d8" {...LINE} />
    <path d="M86 44l4-4v16l-4 4z" fill="#a5a198" {...LINE} />
    <path d="M62 44h24M70 50h8M66 55h6" stroke="#8d8879" strokeWidth=".9" />
    <Person x={99} y={60} coat="#8a4b2a" flip />
    <path d="M95 53l-5-8" stroke="#6b4424" strokeWidth="1.400" />
    <path d="M86 42l5-2 2 5-5 2z" fill="#7a5028" {...LINE} />
    <path d="M50 61l4-4 5 2 1 3zM104 62l4-3 4 2v2z" fill="#b9b5a8" {...LINE} />
  </>
);

export const lodge = (
  <>
    <Backdrop tone="dawn" />
    <path d="M30 58V24l9-9 9 9v34zM72 58V34h10v24z" fill="#ddd7c9" {...LINE} />
    <path d="M48 58V30q12-14 24 4v24h-6V42q-6-10-12 0v16z" fill="#cfc8b8" {...LINE} />
    <path d="M36 34v-6q3-5 6 0v6zM36 48v-6q3-5 6 0v6z" fill="#6a86b8" {...LINE} />
    <path
      d="M24 58V14M52 28V8M24 22h28M24 34h6M24 46h6M20 58V30M88 58V20M70 26h18M82 40h6"
      stroke="#8a5d32"
      strokeWidth="1.600"
    />
    <path d="M88 20l18-8M88 26l14-12M106 12v20" stroke="#6b4424" strokeWidth="1.600" fill="none" />
    <path d="M102 32h8v6h-8z" fill="#bdb8ab" {...LINE} />
    <circle cx="88" cy="52" r="7" fill="none" stroke="#8a5d32" strokeWidth="2" />
    <path d="M81 52h14M88 45v14" stroke="#8a5d32" strokeWidth="1.200" />
    <Person x={60} y={28} coat="#a3503c" />
    <Gable x={12} y={60} w={16} h={10} wall="#c9a877" roof="url(#kw-thatch)" />
  </>
);
