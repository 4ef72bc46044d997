/** Domains by the water and in the field. */
import { House, Tree } from '../../../../design/scenery/pieces.tsx';
import { Charge } from '../glyphs/Glyph.tsx';
import { Cloud, Gravestone, Land, Pennant, Ship, Stars, Tent, Water } from './pieces.tsx';
import type { Vignette } from './vignette.ts';

export const OUTPOSTS = {
  'darktide-harbour': {
    sky: 'night',
    draw: (
      <>
        <Stars />
        <circle cx="100" cy="46" r="15" fill="#f4ecd0" />
        <path d="M0 92L26 76 44 86 60 80V104H0ZM200 90L176 78 160 88 150 104H200Z" fill="#27305a" />
        <Water y={100} fill="#1d2b52" light="#f4ecd0" />
        <path d="M94 102h12M90 110h20M95 118h10M88 126h24" stroke="#f4ecd0" strokeWidth="2.400" strokeLinecap="round" />
        <Ship x={76} y={112} sail="#8a2f3a" />
        <Ship x={134} y={106} sail="#c9bfa4" scale={0.7} />
        <path d="M0 128H56V134H0ZM12 134v16M32 134v16M50 134v16" fill="#2a1c14" stroke="#2a1c14" strokeWidth="4" />
        <path d="M50 128V106" stroke="#2a1c14" strokeWidth="2.500" />
        <circle cx="50" cy="104" r="9" fill="#ffcf6b" fillOpacity=".45" />
        <circle cx="50" cy="104" r="3.500" fill="#ffe2a0" />
      </>
    ),
  },
  'rogues-landing': {
    sky: 'sea',
    draw: (
      <>
        <path d="M200 40L172 52 160 74 150 96 146 110H200Z" fill="#6b6a5a" />
        <path d="M172 52L160 74 150 96 146 110H158L164 80Z" fill="#fff" fillOpacity=".2" />
        <Water y={96} fill="#3f7d8f" />
        <path d="M0 118Q60 106 120 120T200 124V150H0Z" fill="#d9b77a" />
        <path d="M64 104Q100 128 142 102L132 124Q100 134 76 122Z" fill="#5a3820" stroke="#2a190c" strokeWidth="1.500" />
        <path d="M70 110Q100 126 136 108" fill="none" stroke="#c28a52" strokeWidth="2" />
        <path d="M104 118V58" stroke="#2a190c" strokeWidth="3" />
        <path d="M104 58H138L130 72L138 86H104Z" fill="#2b2550" stroke="#15122c" strokeWidth="1.500" />
        <Charge name="daggers" x={118} y={72} size={22} fill="#f0e4cd" />
        <path d="M50 128h16v-11H50zM50 117q8-7 16 0" fill="#7a4a22" stroke="#2a190c" strokeWidth="1.500" />
        <path d="M56 122h4v4h-4z" fill="#ffd57e" />
      </>
    ),
  },
  'watcher-on-the-water': {
    sky: 'mist',
    draw: (
      <>
        <path d="M0 92L30 72 56 88 88 70 120 88 156 68 200 90V110H0Z" fill="#7f9590" />
        <Water y={100} fill="#4f7d86" />
        <path d="M72 116L80 104H120L128 116Q100 124 72 116Z" fill="#4a4f4a" />
        <path d="M84 106L90 66Q88 52 100 46Q112 52 110 66L116 106Z" fill="#6f756c" />
        <path d="M84 106L90 66Q88 52 100 46Q94 60 94 106Z" fill="#fff" fillOpacity=".25" />
        <path d="M93 58Q100 52 107 58L104 64H96Z" fill="#23282a" />
        <path d="M98 60h1.800M101.500 60h1.800" stroke="#aef0ff" strokeWidth="2.400" strokeLinecap="round" />
        <path d="M118 106V52" stroke="#3a3028" strokeWidth="3" />
        <path d="M118 50L112 62H124Z" fill="#c8ccc4" />
        <path d="M76 130h48M84 138h30" stroke="#e8f4f0" strokeOpacity=".7" strokeWidth="2" strokeLinecap="round" />
        <path d="M0 112q50-8 80 0M130 112q40-6 70 0" stroke="#f4f8ee" strokeOpacity=".6" strokeWidth="5" fill="none" />
      </>
    ),
  },
  'cloudriders-camp': {
    sky: 'day',
    draw: (
      <>
        <Charge name="griffin" x={146} y={58} size={36} fill="#5a4630" />
        <Cloud x={40} y={58} />
        <Cloud x={160} y={92} scale={0.9} />
        <path d="M0 120Q40 104 90 110T200 108V150H0Z" fill="#fff" fillOpacity=".75" />
        <Tent x={66} y={116} fill="#3f6fa8" />
        <Tent x={104} y={120} fill="#c9a44e" scale={1.15} />
        <Tent x={142} y={116} fill="#a3263a" scale={0.85} />
        <Pennant x={104} y={72} fill="#a3263a" />
        <path d="M0 124Q60 112 120 122T200 120V150H0Z" fill="#dfe8ec" />
        <path d="M0 134Q60 124 120 132T200 130V150H0Z" fill="#b9ccd8" />
      </>
    ),
  },
  'blood-crow-army': {
    sky: 'ember',
    draw: (
      <>
        <Land far="#7d2a2a" near="#4a171c" />
        <path
          d="M30 118V62M44 120V54M58 118V64M142 118V60M156 120V54M170 118V64"
          stroke="#1f0c10"
          strokeWidth="2.500"
        />
        <path
          d="M30 62l-4-10 4-8 4 8zM44 54l-4-10 4-8 4 8zM58 64l-4-10 4-8 4 8zM142 60l-4-10 4-8 4 8zM156 54l-4-10 4-8 4 8zM170 64l-4-10 4-8 4 8z"
          fill="#d8c8b8"
        />
        <path d="M76 118V46H124V98L100 86L76 98Z" fill="#8f1822" stroke="#1f0c10" strokeWidth="2" />
        <path d="M70 44H130" stroke="#1f0c10" strokeWidth="4" strokeLinecap="round" />
        <Charge name="raven" x={100} y={66} size={40} fill="#140a0e" />
        <path
          d="M0 118q6-10 12 0q6-10 12 0q6-10 12 0q6-10 12 0q6-10 12 0q6-10 12 0q6-10 12 0q6-10 12 0q6-10 12 0q6-10 12 0q6-10 12 0q6-10 12 0q6-10 12 0q6-10 12 0q6-10 12 0q6-10 12 0q6-10 8 0V150H0Z"
          fill="#230b10"
        />
      </>
    ),
  },
  'cutthroats-truce': {
    sky: 'night',
    draw: (
      <>
        <Stars />
        <path d="M0 96Q50 84 100 94T200 88V150H0Z" fill="#26284a" />
        <path d="M20 100L26 50 32 100ZM170 98L177 46 184 98ZM36 102L41 66 46 102Z" fill="#1a1c38" />
        <circle cx="100" cy="104" r="46" fill="#ff9a3c" fillOpacity=".22" />
        <circle cx="100" cy="108" r="30" fill="#ffc46b" fillOpacity=".35" />
        <path d="M0 118Q70 108 200 118V150H0Z" fill="#1c1a34" />
        <path d="M78 122L122 112M78 112L122 122" stroke="#4a2c18" strokeWidth="6" strokeLinecap="round" />
        <path d="M100 72Q116 92 110 104Q108 112 100 114Q92 112 90 104Q86 94 94 90Q94 82 100 72Z" fill="#ff8a2c" />
        <path d="M100 88Q108 98 105 106Q103 112 100 112Q97 112 95 106Q94 100 100 88Z" fill="#ffe08a" />
        <Charge name="daggers" x={60} y={86} size={34} fill="#d8d4dc" />
        <Charge name="daggers" x={140} y={86} size={34} fill="#d8d4dc" />
      </>
    ),
  },
  'halfpenny-hill': {
    sky: 'dawn',
    draw: (
      <>
        <circle cx="100" cy="62" r="34" fill="#f2c14e" stroke="#b8801c" strokeWidth="2.500" />
        <path d="M100 28V96" stroke="#b8801c" strokeWidth="2" strokeDasharray="4 3" />
        <path d="M0 116Q60 60 118 84T200 106V150H0Z" fill="#8f9a48" />
        <path d="M0 116Q60 60 118 84" fill="none" stroke="#fff2b0" strokeOpacity=".7" strokeWidth="2" />
        <path d="M78 86L82 58H96L100 86Z" fill="#e9d8b4" stroke="#4a3320" strokeWidth="1.300" />
        <path d="M80 58L89 46L98 58Z" fill="#8a3d2a" stroke="#4a3320" strokeWidth="1.300" />
        <path d="M89 58L64 40M89 58L112 36M89 58L70 82M89 58L114 76" stroke="#4a3320" strokeWidth="2.200" />
        <path
          d="M66 38l14 10-4 6-14-10zM110 34l-12 12 4 6 13-12zM68 80l10-13 6 4-10 14zM112 78L99 68l4-6 14 10z"
          fill="#fbf3dc"
          stroke="#4a3320"
          strokeWidth=".8"
        />
        <House x={136} y={98} scale={0.8} />
        <Tree x={160} y={106} scale={0.7} />
        <path d="M0 132Q80 108 200 128V150H0Z" fill="#5f6f30" />
      </>
    ),
  },
  'forgotten-sorrows': {
    sky: 'dusk',
    draw: (
      <>
        <circle cx="60" cy="56" r="16" fill="#f6e6d0" fillOpacity=".85" />
        <Land far="#5d5478" near="#3a3554" />
        <path
          d="M140 112C146 92 136 76 128 62M140 84Q156 76 160 58M136 72Q126 66 118 68M146 96Q160 90 168 78"
          fill="none"
          stroke="#221c34"
          strokeWidth="5"
          strokeLinecap="round"
        />
        <path
          d="M118 66q-4 14-2 26M128 60q-6 14-5 24M160 56q5 16 2 30M168 78q4 10 2 18M140 58q2 12 0 20"
          fill="none"
          stroke="#4f5a4a"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <Gravestone x={62} y={118} scale={1.1} />
        <Gravestone x={96} y={122} scale={1.4} fill="#7d8290" />
        <Gravestone x={126} y={120} scale={0.9} />
        <path d="M0 120Q70 112 200 120V150H0Z" fill="#2a2642" />
        <path d="M0 112q60-10 110-2t90-2v10q-60 8-110 2T0 122z" fill="#f0e0f0" fillOpacity=".25" />
        <Charge name="broken-heart" x={96} y={100} size={15} fill="#3a3d46" />
      </>
    ),
  },
} satisfies Readonly<Record<string, Vignette>>;
