/** Domains with walls: each a picture of its own. */
import { House, Pine } from '../../../../design/scenery/pieces.tsx';
import { Charge } from '../glyphs/Glyph.tsx';
import { Cloud, Land, Pennant, Stars, Tower, Water } from './pieces.tsx';
import type { Vignette } from './vignette.ts';

const STAKES = Array.from({ length: 15 }, (_, i) => 34 + i * 9);

export const STRONGHOLDS = {
  'foxgrove-palisade': {
    sky: 'mist',
    draw: (
      <>
        <Land far="#7d8a4c" near="#4d5c33" />
        <Pine x={30} y={104} scale={1.3} fill="#3c5230" />
        <Pine x={52} y={100} scale={1.1} fill="#47603a" />
        <Pine x={160} y={102} scale={1.4} fill="#3c5230" />
        <Pine x={178} y={104} scale={1.1} fill="#47603a" />
        <Tower x={126} y={112} height={38} wall="#6b4526" roof="#8a3d25" />
        {STAKES.map((x) => (
          <g key={x}>
            <path d={`M${x} 122V88l4.500-9 4.500 9v34z`} fill="#5a3a20" stroke="#2a190c" strokeWidth="1" />
            <path d={`M${x + 1} 121V88l2.500-5v38z`} fill="#fff" fillOpacity=".18" />
          </g>
        ))}
        <path d="M34 96H169M34 112H169" stroke="#2a190c" strokeWidth="2.500" />
        <path d="M84 122V92Q100 78 116 92V122Z" fill="#1f120a" />
        <path d="M0 122H200V150H0Z" fill="#36442a" />
      </>
    ),
  },
  'emerald-stronghold': {
    sky: 'emerald',
    draw: (
      <>
        <Land far="#5a9a76" near="#2f6b4e" />
        <Tower x={66} y={112} height={44} wall="#3f7a63" roof="#14523c" />
        <Tower x={134} y={112} height={44} wall="#3f7a63" roof="#14523c" />
        <Tower x={100} y={112} height={58} wall="#4f8f76" roof="#0f4632" scale={1.15} />
        <path d="M58 114V84h6v5h6v-5h8v5h8v-5h8v5h12v-5h8v5h8v-5h8v5h6v-5h6V114Z" fill="#2f6650" />
        <path d="M90 114V98a10 11 0 0 1 20 0v16z" fill="#0c2c20" />
        <path d="M94 114V99M100 114V94M106 114V99M90 102h20" stroke="#c9a44e" strokeWidth="1.300" />
        <Pennant x={100} y={26} fill="#e0b04a" scale={0.8} />
        <path d="M0 114Q70 108 200 114V150H0Z" fill="#1f5038" />
      </>
    ),
  },
  'pratchetts-plateau': {
    sky: 'day',
    draw: (
      <>
        <Cloud x={44} y={50} scale={0.8} />
        <Cloud x={162} y={62} scale={0.7} />
        <path d="M0 112Q60 102 200 110V150H0Z" fill="#7f8f5a" />
        <path d="M34 118L56 78H146L168 118Z" fill="#a9764a" />
        <path d="M34 118L56 78H70L58 118ZM92 118L96 78H108L106 118Z" fill="#fff" fillOpacity=".2" />
        <path d="M126 78H146L168 118H142Z" fillOpacity=".22" />
        <path d="M52 84Q100 66 150 84L146 76Q100 64 56 76Z" fill="#6f9a4a" />
        <House x={84} y={78} scale={0.75} />
        <House x={104} y={76} scale={0.95} roof="#7d3f5a" />
        <House x={126} y={78} scale={0.7} roof="#4a6b8a" />
        <path d="M20 132Q100 116 190 130V150H20Z" fill="#5c6f3f" />
        <path d="M52 62q4-4 7 0q4-4 7 0M140 46q4-4 7 0q4-4 7 0" fill="none" stroke="#3a4a5a" strokeWidth="1.600" />
      </>
    ),
  },
  'cathedral-of-st-aquila': {
    sky: 'day',
    draw: (
      <>
        <path
          d="M100 70L0 20V60ZM100 70L0 110V150ZM100 70L200 20V60ZM100 70L200 110V150Z"
          fill="#fff8d8"
          fillOpacity=".5"
        />
        <Land far="#8fa0a8" near="#5d6f78" />
        <Tower x={74} y={116} height={62} wall="#8a8a96" roof="#3f5a7d" />
        <Tower x={126} y={116} height={62} wall="#8a8a96" roof="#3f5a7d" />
        <path d="M78 116V72L100 46L122 72V116Z" fill="#9a9aa6" />
        <path d="M78 116V72L100 46V116Z" fill="#fff" fillOpacity=".2" />
        <circle cx="100" cy="74" r="11" fill="#2f4f86" stroke="#4a4a56" strokeWidth="2" />
        <path d="M100 63V85M89 74H111M92 66L108 82M108 66L92 82" stroke="#f2d98a" strokeWidth="1.600" />
        <path d="M91 116V102a9 11 0 0 1 18 0v14z" fill="#3a2a20" />
        <path d="M100 46V34M95 39H105" stroke="#c9a44e" strokeWidth="2.400" />
        <path d="M0 116H200V150H0Z" fill="#4a5a5c" />
      </>
    ),
  },
  'palace-of-the-dawn': {
    sky: 'dawn',
    draw: (
      <>
        <path
          d="M100 92L-20 60V84ZM100 92L10 0H36ZM100 92L74-10H96ZM100 92L126-10H150ZM100 92L200 14V44ZM100 92L220 76V98ZM100 92L-20 30V6Z"
          fill="#fff6c8"
          fillOpacity=".55"
        />
        <Land far="#c27f5a" near="#8a4f3c" />
        <Charge name="palace" x={98.6} y={76.6} size={84} fill="#fff4d4" />
        <Charge name="palace" x={100} y={78} size={84} fill="#5a2a2e" />
        <path d="M0 119Q100 110 200 119V150H0Z" fill="#6b3a2f" />
        <path d="M86 150L96 118H104L114 150Z" fill="#ffdf9a" fillOpacity=".8" />
      </>
    ),
  },
  'grimmwater-keep': {
    sky: 'storm',
    draw: (
      <>
        <path d="M20 0L34 40H26L36 72" fill="none" stroke="#f4f8ff" strokeWidth="2" />
        <path d="M0 84L30 66 52 82 150 78 176 62 200 80V110H0Z" fill="#5a6674" />
        <Water y={104} fill="#2c3d4c" light="#b8cad6" />
        <path d="M52 118L64 98H140L152 118Q100 126 52 118Z" fill="#3c3c42" />
        <Tower x={80} y={104} height={38} wall="#4a4c56" scale={1.1} />
        <Tower x={122} y={104} height={38} wall="#4a4c56" scale={1.1} />
        <path d="M84 104V56h6v6h6v-6h8v6h6v-6h6v48Z" fill="#5a5c68" />
        <path d="M84 104V56h6v48Z" fill="#fff" fillOpacity=".2" />
        <path d="M94 104V92a6 7 0 0 1 12 0v12z" fill="#15151a" />
        <path d="M92 76h4v7h-4zM104 76h4v7h-4z" fill="#ffd57e" />
        <path d="M152 112H200V118H150ZM164 118v8M182 118v8" fill="#2c2c30" stroke="#2c2c30" strokeWidth="4" />
      </>
    ),
  },
  'purloiners-perch': {
    sky: 'dusk',
    draw: (
      <>
        <Land far="#6b5478" near="#443456" />
        <path d="M60 150L76 104L92 98L110 98L126 106L144 150Z" fill="#3a2c44" />
        <path d="M60 150L76 104L92 98L84 150Z" fill="#fff" fillOpacity=".14" />
        <path
          d="M88 100L92 64M112 100L108 64M90 92L110 74M110 92L90 74M92 64L110 92"
          stroke="#2a1a16"
          strokeWidth="3"
        />
        <path d="M82 64H118V50H82Z" fill="#5a3a26" stroke="#241410" strokeWidth="1.500" />
        <path d="M86 64V50M94 64V50M102 64V50M110 64V50" stroke="#241410" />
        <path d="M78 50L100 34L122 50Z" fill="#7a3a34" stroke="#241410" strokeWidth="1.500" />
        <path d="M96 46h8v-6h-8z" fill="#ffd57e" />
        <Charge name="raven" x={132} y={48} size={22} fill="#1a1018" />
        <path d="M52 56q5-5 8 0q4-5 8 0M144 66q4-4 7 0q4-4 7 0" fill="none" stroke="#1f1424" strokeWidth="2" />
      </>
    ),
  },
  'violet-thorn': {
    sky: 'violet',
    draw: (
      <>
        <Stars />
        <Land far="#6b4a8a" near="#402a5c" />
        <Tower x={100} y={118} height={58} wall="#6a6078" roof="#3a1f5c" scale={1.2} />
        <path
          d="M70 122C76 104 128 106 122 92S78 84 80 70S118 62 116 48"
          fill="none"
          stroke="#2b4a2a"
          strokeWidth="4.500"
          strokeLinecap="round"
        />
        <path d="M84 110l-4-7 7 2zM114 100l6-6-1 8zM88 86l-6-5 8 0zM92 72l-5-6 7 2zM112 62l6-5-1 7z" fill="#2b4a2a" />
        <Charge name="rose" x={76} y={112} size={20} fill="#c05ae0" />
        <Charge name="rose" x={124} y={92} size={22} fill="#d47af0" />
        <Charge name="rose" x={79} y={70} size={20} fill="#c05ae0" />
        <path d="M0 120Q100 112 200 120V150H0Z" fill="#2c1c42" />
      </>
    ),
  },
} satisfies Readonly<Record<string, Vignette>>;
