import { Pine, Tree } from '../scene/plants.tsx';
import { Backdrop, Banner, Coin, Door, Gable, Hall, Person, Window } from './pieces.tsx';

const LINE = { stroke: '#2a1f16', strokeWidth: 0.9, strokeLinejoin: 'round', strokeOpacity: 0.75 } as const;

export const hospital = (
  <>
    <Backdrop tone="day" />
    <Hall x={48} y={57} w={60} h={20} wall="#fbf3df" roof="url(#kw-tile)">
      <Door x={-20} y={0} />
      <Window x={-7} y={-7} h={6} />
      <Window x={3} y={-7} h={6} />
      <Window x={13} y={-7} h={6} />
      <Window x={23} y={-7} h={6} />
    </Hall>
    <path d="M41 26h14v10q0 6-7 9-7-3-7-9z" fill="#34506e" {...LINE} />
    <path
      d="M48 29.500c-1.600-2.600-5-1.500-5 1.400 0 3 3.400 4.600 5 6.600 1.600-2 5-3.600 5-6.600 0-2.900-3.400-4-5-1.400z"
      fill="#fbf3df"
    />
    <path d="M92 61v-8h16v8z" fill="#bdb8ab" {...LINE} />
    <path d="M92 53v-9M108 53v-9M88 45l12-9 12 9z" fill="#8d3b28" stroke="#5a3d25" strokeWidth="1.600" />
    <path d="M100 41v9" stroke="#2a1f16" />
    <Person x={84} y={61} coat="#4a3a55" flip />
  </>
);

export const stables = (
  <>
    <Backdrop tone="dawn" />
    <Hall x={54} y={58} w={70} h={24} wall="#b5854f" roof="url(#kw-thatch)">
      <path d="M-28 0v-18h16V0zM-6 0v-18h16V0zM16 0v-18h14V0z" fill="#3a2415" {...LINE} />
      <path d="M-28-8h16v8h-16zM-6-8h16v8H-6zM16-8h14v8H16z" fill="#8f5f33" {...LINE} />
    </Hall>
    <HorseHead x={34} y={50} coat="#8a4b2a" />
    <HorseHead x={56} y={50} coat="#e9dcc4" />
    <path d="M92 61q1-8 9-8t10 8z" fill="#e0b93c" {...LINE} />
    <path d="M104 54l6-14M106 42l7 3" stroke="#5a3a1e" strokeWidth="1.500" />
  </>
);

function HorseHead({ x, y, coat }: { readonly x: number; readonly y: number; readonly coat: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-5 2q-1-8 2-11l1-3 2 2q5 1 8 8 1 3-1 4-3 0-5-3l-1 3z" fill={coat} {...LINE} />
      <path d="M-3-9q-4 4-3 11l2 0q-1-7 2-10z" fill="#2a1f16" />
      <path d="M2-6h.01" stroke="#1a120c" strokeWidth="1.600" strokeLinecap="round" />
    </g>
  );
}

export const chapel = (
  <>
    <Backdrop tone="sage" />
    <path d="M14 58Q60 42 106 58V64H14z" fill="#9db765" />
    <Pine x={24} y={56} h={34} />
    <Pine x={98} y={56} h={30} />
    <Tree x={90} y={55} h={26} crown="amber" />
    <Hall x={64} y={54} w={30} h={14} wall="#f7eeda" roof="url(#kw-slate)">
      <path d="M-4 0v-8q3-4.500 6 0v8zM5 0v-8q3-4.500 6 0v8z" fill="#6a86b8" {...LINE} />
    </Hall>
    <Gable x={46} y={54} w={14} h={26} wall="url(#kw-wall)" roof="url(#kw-slate)">
      <Door x={0} y={0} w={6} h={9} />
      <path d="M-2.500-19v-4q2.500-4 5 0v4z" fill="#3a2c22" {...LINE} />
      <path d="M-1.600-19q0-3.500 1.600-3.500t1.600 3.500z" fill="#d9a441" />
      <path d="M0-34v-7M-2.500-38.500h5" stroke="#2a1f16" strokeWidth="1.500" />
    </Gable>
    <path d="M44 56q8 3 2 8h8q4-5-4-8z" fill="#e3ca93" />
  </>
);

export const scriptorium = (
  <>
    <Backdrop tone="room" />
    <path d="M8 46V22q0-16 14-16t14 16v24z" fill="#a9cfdd" {...LINE} />
    <path d="M22 6v40M8 26h28" stroke="#5a3d25" strokeWidth="1.600" />
    <path d="M84 8h30v4H84zM84 26h30v4H84z" fill="#6b4424" {...LINE} />
    <path d="M87 26V14h4v12zM92 26V13h3v13zM96 26V15h5v11zM103 26V14h3v12z" fill="#7c3a2c" {...LINE} />
    <path d="M92 26V13h3v13zM103 26V14h3v12z" fill="#34506e" {...LINE} />
    <path d="M38 60l6-18h32l6 18z" fill="#8f5f33" {...LINE} />
    <path d="M46 42l3-6q6-4 11 0 5-4 11 0l3 6z" fill="#7a5028" {...LINE} />
    <path d="M48 38q6-5 12-1v-9q-6-4-12 1zM72 38q-6-5-12-1v-9q6-4 12 1z" fill="#fffaf0" {...LINE} />
    <path d="M50 31l7-1M50 34l7-1M63 30l7 1M63 33l7 1" stroke="#8d7a58" strokeWidth=".8" />
    <path d="M49.500 28.500h4v3.500h-4z" fill="#a3263a" />
    <path d="M76 40q2-14 10-20-2 14-8 18z" fill="#fbf3df" {...LINE} />
    <path d="M40 42v-8h4v8z" fill="#fff6dc" {...LINE} />
    <path d="M42 33q-2.500-2.500 0-6 2.500 3.500 0 6z" fill="#f0a83a" />
    <circle cx="42" cy="30" r="8" fill="#ffe6a0" opacity=".35" />
  </>
);

export const titheBarn = (
  <>
    <Backdrop tone="dawn" />
    <Hall x={46} y={57} w={68} h={20} wall="url(#kw-wall)" roof="url(#kw-tile)">
      <path d="M-12 0v-16q6-6 12-6t12 6V0z" fill="#6b4424" {...LINE} />
      <path d="M0 0v-22M-10 0v-15M10 0v-15M-12-9h24" stroke="#3b2415" strokeWidth=".9" />
      <path d="M-28-3v-12M-21-3v-12M21-3v-12M28-3v-12" stroke="#8d8676" strokeWidth="1.600" />
    </Hall>
    <path d="M84 54h28l-3-8H88z" fill="#8a5d32" {...LINE} />
    <path d="M86 47q3-13 13-13t12 13z" fill="#e0b93c" {...LINE} />
    <path d="M92 46l2-8M98 46v-10M104 46l-2-8" stroke="#a8761e" />
    <circle cx="91" cy="57" r="5" fill="none" stroke="#4b2f1a" strokeWidth="2" />
    <circle cx="106" cy="57" r="5" fill="none" stroke="#4b2f1a" strokeWidth="2" />
    <path d="M91 52v10M86 57h10M106 52v10M101 57h10" stroke="#4b2f1a" />
  </>
);

export const royalHall = (
  <>
    <Backdrop tone="rose" />
    <path d="M14 58V24h14v34zM92 58V24h14v34z" fill="url(#kw-wall)" {...LINE} />
    <path d="M11 25l10-16 10 16zM89 25l10-16 10 16z" fill="url(#kw-slate)" {...LINE} />
    <Gable x={60} y={59} w={50} h={20} wall="url(#kw-wall)" roof="url(#kw-slate)">
      <path d="M-8 0v-12q8-11 16 0V0z" fill="#5a3218" {...LINE} />
      <path d="M0 0v-17M-5-2v-12M5-2v-12" stroke="#e0b04a" strokeWidth=".9" />
      <circle cy="-29" r="6" fill="#6a86b8" {...LINE} />
      <path d="M0-35v12M-6-29H6" stroke="#f1e4c8" />
      <path d="M-5-49l-2-7 4 2.500L0-58l3 4.500L7-56l-2 7z" fill="url(#kw-gold)" {...LINE} />
    </Gable>
    <Banner x={42} y={38} />
    <Banner x={78} y={38} />
    <Window x={21} y={42} />
    <Window x={99} y={42} />
  </>
);

export const treasury = (
  <>
    <Backdrop tone="room" />
    <path d="M-480-60H600V54H-480z" fill="#8d8676" />
    <path
      d="M-480 0H600M-480 14H600M-480 28H600M-480 42H600M-40 14v14M-20 0v14M150 0v14M136 14v14M-14 28v14M18 0v14M52 0v14M90 0v14M6 14v14M36 14v14M72 14v14M106 14v14M20 28v14M92 28v14"
      stroke="#6d6758"
    />
    <circle cx="60" cy="30" r="26" fill="#ffd982" opacity=".28" />
    <path d="M32 60V38h56v22z" fill="#7a4a24" {...LINE} />
    <path d="M32 38q0-20 12-20h32q12 0 12 20z" fill="#8f5a2e" {...LINE} />
    <path d="M36 36q1-14 10-14h28q9 0 10 14z" fill="#3a2415" />
    <path d="M34 40q4-9 10-6 3-7 9-3 6-7 12-1 6-5 11 1 7-2 10 9z" fill="#e8bd55" {...LINE} />
    <path d="M32 40h56v6H32z" fill="#a9814a" {...LINE} />
    <path d="M40 40v20M80 40v20" stroke="#d9b24a" strokeWidth="3" />
    <path d="M54 42h12v11q-6 4-12 0z" fill="url(#kw-gold)" {...LINE} />
    <path d="M60 46v4" stroke="#3a2405" strokeWidth="2.400" strokeLinecap="round" />
    <Coin x={50} y={33} r={5} />
    <Coin x={66} y={31} r={6} />
    <Coin x={98} y={59} r={4.5} />
    <Coin x={22} y={60} r={4} />
  </>
);
