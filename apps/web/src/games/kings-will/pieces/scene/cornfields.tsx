import { Birds, Cloud, Scarecrow, Sheaf } from './creatures.tsx';
import { Clearing, Ground } from './Ground.tsx';
import { Flowers, Poplar, Tree } from './plants.tsx';
import { stalks } from './strew.ts';

const SIDES = [[128, '#d9a53a']] as const;

const FIELD = 'M-200 128H0C30 120 56 124 84 120S136 120 160 128H360V172H-200Z';
const FRONT = <Flowers seed={91} count={6} box={[6, 202, 148, 14]} colours={['#d8442e', '#6d8fe0', '#fffbe8']} />;

/** Furrows run together far behind the field. */
function Furrows({ to, id }: { readonly to: number; readonly id: string }) {
  return (
    <>
      <clipPath id={id}>
        <path d={FIELD} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <path d="M-200 115H360V172H-200Z" fill="#cf9a33" />
        {Array.from({ length: 26 }, (_, i) => {
          const [a, b] = [to - 95 + i * 7.4, to - 95 + (i + 1) * 7.4];
          const wide = (x: number) => to + (x - to) * 3.4;
          return (
            <polygon
              key={a}
              points={`${a},116 ${b},116 ${wide(b)},172 ${wide(a)},172`}
              fill={i % 2 === 0 ? 'url(#kw-corn)' : 'url(#kw-corn-2)'}
            />
          );
        })}
        <g fill="none">
          <path d={stalks({ seed: 5 + to, count: 100, box: [-50, 126, 260, 42] })} stroke="#fdeaa6" />
          <path d={stalks({ seed: 6 + to, count: 100, box: [-50, 126, 260, 42] })} stroke="#8f5f14" strokeWidth=".8" />
          <path
            d={stalks({ seed: 7 + to, count: 100, box: [-50, 126, 260, 42] })}
            stroke="#f5cf64"
            strokeWidth="1.100"
          />
        </g>
      </g>
      <path d="M-200 128H0C30 120 56 124 84 120S136 120 160 128H360" fill="none" stroke="#f8e39c" strokeWidth="1.200" />
      <path d="M44 150c8-8 20-11 37-11s30 4 36 11c-6 8-66 8-73 0z" fill="#d7b35e" />
    </>
  );
}

function Patches() {
  return (
    <>
      <path d="M0 116C24 108 44 116 70 114L58 124L0 128Z" fill="#9db764" />
      <path d="M70 114C96 110 120 106 160 116V126L92 122Z" fill="#cdb95c" />
    </>
  );
}

/** A ripe field under poplars, with a scarecrow. */
export function Ripe() {
  return (
    <Ground
      seed={87}
      ridge="#b6b765"
      sides={SIDES}
      air={
        <>
          <Cloud x={96} y={18} size={0.95} />
          <Cloud x={12} y={40} size={0.6} opacity={0.8} />
          <Birds x={40} y={34} />
        </>
      }
      front={FRONT}
    >
      <Patches />
      <Tree x={108} y={117} h={14} />
      <Tree x={38} y={117} h={13} />
      <Tree x={46} y={117} h={10} />
      <Poplar x={120} y={120} h={50} />
      <Poplar x={131} y={121} h={62} />
      <Poplar x={142} y={122} h={54} />
      <Poplar x={151} y={122} h={42} />
      <Furrows to={82} id="kw-field-0" />
      <Clearing x={80} y={150} />
      <Scarecrow x={24} y={150} />
      <Sheaf x={128} y={160} size={0.8} />
      <Sheaf x={142} y={162} size={0.95} />
    </Ground>
  );
}

/** A field half mown, with sheaves in rows and a mill far behind. */
export function Mown() {
  return (
    <Ground
      seed={97}
      ridge="#b6b765"
      sides={SIDES}
      air={
        <>
          <Cloud x={30} y={20} size={1} />
          <Cloud x={120} y={46} size={0.7} opacity={0.8} />
          <Birds x={96} y={28} />
        </>
      }
      front={FRONT}
    >
      <Patches />
      <FarMill />
      <Tree x={118} y={118} h={15} />
      <Tree x={127} y={118} h={12} />
      <Tree x={152} y={120} h={18} crown="olive" />
      <Poplar x={12} y={122} h={44} />
      <Poplar x={21} y={121} h={36} />
      <Furrows to={68} id="kw-field-1" />
      <path d="M84 120C110 118 140 121 160 128H360V172H112Q104 140 84 120Z" fill="#c9b562" opacity=".92" />
      <path d="M96 128q30-2 64 7M106 140q26-1 54 8M112 154q24 0 48 7" fill="none" stroke="#a8924a" opacity=".7" />
      <Clearing x={80} y={150} />
      <Sheaf x={116} y={136} size={0.5} />
      <Sheaf x={130} y={137} size={0.52} />
      <Sheaf x={145} y={140} size={0.55} />
      <Sheaf x={126} y={158} size={0.85} />
      <Sheaf x={144} y={161} size={0.95} />
      <path d="M10 160q2-18 14-19t14 19q-14 5-28 0z" fill="#d9a83c" />
      <path d="M24 141q12 1 14 19-5 2-10 2 3-12-4-21z" fill="#a8761e" />
      <path d="M13 152q10 4 22 0M12 157q11 4 25 0" fill="none" stroke="#f5dc8a" />
    </Ground>
  );
}

function FarMill() {
  return (
    <g transform="translate(50 118)">
      <path d="M-5 0l2-16h6l2 16z" fill="#efe2c6" />
      <path d="M1 0l1-16h1l2 16z" fill="#b8a582" />
      <path d="M-4-16q4-6 8 0z" fill="#8d3b28" />
      <path d="M0-15l-9-8M0-15l9-9M0-15l-8 8M0-15l9 7" stroke="#5a3d25" strokeWidth="1.400" />
    </g>
  );
}
