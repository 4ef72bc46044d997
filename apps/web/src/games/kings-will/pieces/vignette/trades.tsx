import { Tree } from '../scene/plants.tsx';
import { Backdrop, Banner, Barrel, Coin, Door, Gable, Hall, Person, Sack, Smoke, Stall, Window } from './pieces.tsx';

const LINE = { stroke: '#2a1f16', strokeWidth: 0.9, strokeLinejoin: 'round', strokeOpacity: 0.75 } as const;

/** A round tent with stripes. */
function Tent({ x, y, cloth }: { readonly x: number; readonly y: number; readonly cloth: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-17 0l3-18h28l3 18z" fill="#f7ecd4" {...LINE} />
      <path d="M-11 0l2-18h6l-1 18zM4 0l-1-18h6l2 18z" fill={cloth} />
      <path d="M-17-17L0-36l17 19q-4 4-8.500 0Q4-13 0-17q-4 4-8.500 0-4.500 4-8.500 0z" fill={cloth} {...LINE} />
      <path d="M0-36v-7" stroke="#2a1f16" strokeWidth="1.100" />
      <path d="M0-43l8 2.500L0-38z" fill="#f0c75a" {...LINE} />
    </g>
  );
}

export const fair = (
  <>
    <Backdrop tone="day" />
    <path d="M0 12Q30 24 60 10T120 14" fill="none" stroke="#5a3d25" strokeWidth=".9" />
    {[8, 20, 32, 44, 56, 68, 80, 92, 104].map((x, i) => (
      <path
        key={x}
        d={`M${x} ${[15, 17, 17, 15, 12, 9, 8, 9, 11][i]}h7l-3.500 8z`}
        fill={['#a3263a', '#e0b04a', '#1f5fa8'][i % 3]}
      />
    ))}
    <Tent x={36} y={58} cloth="#a3263a" />
    <Tent x={82} y={58} cloth="#34506e" />
    <Person x={56} y={61} coat="#7d5a2c" />
    <Person x={64} y={61} coat="#2e7a45" flip />
    <Person x={106} y={61} coat="#6b3fa0" flip />
  </>
);

export const granary = (
  <>
    <Backdrop tone="dawn" />
    <path d="M34 60v-7M50 60v-7M66 60v-7M82 60v-7" stroke="#6b4424" strokeWidth="3.400" />
    <Gable x={58} y={53} w={56} h={17} wall="#c58f52" roof="url(#kw-thatch)">
      <path d="M-28-6h56M-28-12h56M-14 0v-17M14 0v-17" stroke="#7c4f26" strokeWidth="1" />
      <path d="M-6 0v-13H6V0zM-6-13L6 0M6-13L-6 0" fill="#8f5f33" stroke="#f1dfb8" strokeWidth=".9" />
      <path d="M0-45v6" stroke="#2a1f16" strokeWidth="1.400" />
    </Gable>
    <Sack x={92} y={60} />
    <Sack x={101} y={62} />
    <Sack x={97} y={54} />
    <path d="M22 60l14-7" stroke="#8a5d32" strokeWidth="2.400" />
    <path d="M12 61q0-9 6-9t6 9z" fill="#e0b93c" {...LINE} />
  </>
);

export const market = (
  <>
    <Backdrop tone="day" />
    <Gable x={16} y={50} w={20} h={16} beams />
    <Gable x={104} y={50} w={20} h={18} beams roof="url(#kw-slate)" />
    <Stall x={40} y={60} cloth="#b0392f" />
    <Stall x={78} y={60} cloth="#3d6a6b" />
    <path d="M32 53q2-3 4 0zM37 53q2-3 4 0zM42 53q2-3 4 0z" fill="#c0392b" stroke="#2a1f16" strokeWidth=".5" />
    <path d="M70 53h5v-3h-5zM77 53h5v-4h-5zM84 53h4v-3h-4z" fill="#e0b04a" stroke="#2a1f16" strokeWidth=".5" />
    <Person x={59} y={61} coat="#6b3fa0" />
    <Person x={98} y={62} coat="#7d5a2c" flip />
  </>
);

export const tradingHouse = (
  <>
    <Backdrop tone="sage" />
    <Gable x={54} y={58} w={40} h={26} beams roof="url(#kw-tile)">
      <Door x={-9} y={0} w={9} h={12} />
      <Window x={-10} y={-15} />
      <Window x={10} y={-15} />
      <path d="M-4-26h8v-8h-8z" fill="#4b2c16" {...LINE} />
    </Gable>
    <path d="M54 14h26M80 14v18M78 12l4 4" stroke="#4b2f1a" strokeWidth="1.800" fill="none" />
    <path d="M74 32h12v9H74zM74 32l12 9M86 32l-12 9" fill="#c08a4c" {...LINE} />
    <Barrel x={88} y={61} />
    <Barrel x={98} y={61} />
    <path d="M104 61h12v-9h-12zM104 52l12 9M116 52l-12 9" fill="#b07a42" {...LINE} />
    <Sack x={22} y={61} />
    <Sack x={13} y={61} />
  </>
);

export const mint = (
  <>
    <Backdrop tone="dawn" />
    <Hall x={44} y={58} w={52} h={24} wall="url(#kw-wall)" roof="url(#kw-slate)">
      <Door x={0} y={0} w={10} h={14} />
      <Window x={-16} y={-9} />
      <Window x={16} y={-9} />
      <path d="M-24-5h5M-20-14h5M14-3h5M19-17h5" stroke="#8d8676" />
    </Hall>
    <Coin x={44} y={22} r={11} />
    {[0, 1, 2, 3].map((i) => (
      <ellipse key={i} cx="88" cy={60 - i * 3.2} rx="9" ry="3.400" fill="#e0ae3e" stroke="#7a5208" strokeWidth=".9" />
    ))}
    {[0, 1].map((i) => (
      <ellipse key={i} cx="105" cy={61 - i * 3.2} rx="9" ry="3.400" fill="#e8bd55" stroke="#7a5208" strokeWidth=".9" />
    ))}
    <Coin x={103} y={47} r={8} />
  </>
);

export const tavern = (
  <>
    <Backdrop tone="rose" />
    <Smoke x={30} y={13} />
    <Hall x={48} y={58} w={56} h={24} beams roof="url(#kw-tile)">
      <path d="M-20-43h6v10h-6z" fill="#a65a40" {...LINE} />
      <Door x={-2} y={0} w={9} h={13} />
      <Window x={-18} y={-3} w={6} />
      <Window x={14} y={-3} w={6} />
      <Window x={-18} y={-15} w={6} />
      <Window x={14} y={-15} w={6} />
    </Hall>
    <path d="M76 32h18M92 32v4" stroke="#2a1f16" strokeWidth="1.500" />
    <path d="M86 36h11v11H86z" fill="#6f3b2a" {...LINE} />
    <path d="M88.500 45v-6h4.500v6zM93 40.500h2v3h-2" fill="#e8bd55" stroke="#2a1f16" strokeWidth=".8" />
    <path d="M88 39q1-2 2.500-1 2-1 3 1z" fill="#fff" />
    <Barrel x={86} y={61} />
    <path d="M94 57h20M97 61v-4M111 61v-4" stroke="#6b4424" strokeWidth="2" />
    <Person x={103} y={57} coat="#2e7a45" />
  </>
);

export const bailiff = (
  <>
    <Backdrop tone="sage" />
    <Tree x={16} y={57} h={36} crown="olive" />
    <Gable x={60} y={58} w={42} h={22} wall="url(#kw-wall)" roof="url(#kw-slate)">
      <path d="M-9 0h18v-3H-9zM-6-3h12v-3H-6z" fill="#bdb8ab" {...LINE} />
      <Door x={0} y={-6} w={9} h={13} />
      <Window x={-14} y={-9} />
      <Window x={14} y={-9} />
    </Gable>
    <Banner x={46} y={30} />
    <Banner x={74} y={30} />
    <g transform="translate(100 60)">
      <path d="M0 0v-24M-9-21h18" stroke="#7a5208" strokeWidth="1.800" />
      <path d="M-9-21l-4 9h8zM9-21l-4 9h8z" fill="none" stroke="#7a5208" />
      <path d="M-13-12q4 5 8 0zM5-12q4 5 8 0z" fill="#e0ae3e" {...LINE} />
      <path d="M-5 1h10l-2-3h-6z" fill="#7a5208" />
    </g>
  </>
);
