/** Domains that are older than the kingdoms. */
import { Charge } from '../glyphs/Glyph.tsx';
import { Land, Pennant, Stars, Tower } from './pieces.tsx';
import type { Vignette } from './vignette.ts';

export const WONDERS = {
  'desert-orchid': {
    sky: 'sand',
    draw: (
      <>
        <path d="M0 100Q50 70 110 96T200 84V150H0Z" fill="#d9a35a" />
        <path d="M0 100Q50 70 110 96Q60 92 30 120L0 130Z" fill="#fff0c8" fillOpacity=".5" />
        <path d="M0 124Q80 96 200 116V150H0Z" fill="#b87a3c" />
        <path d="M100 128C98 112 102 104 100 92" stroke="#3f6b34" strokeWidth="4" fill="none" />
        <path d="M100 122Q80 122 70 110Q90 106 100 120ZM100 118Q120 118 128 104Q110 102 100 114Z" fill="#4f8a40" />
        <Charge name="lotus" x={98.6} y={69.6} size={62} fill="#fff" />
        <Charge name="lotus" x={100} y={71} size={62} fill="#8a2f8f" />
        <circle cx="100" cy="71" r="6" fill="#f2c14e" stroke="#5a1f5c" strokeWidth="1.500" />
      </>
    ),
  },
  'orb-of-urdr': {
    sky: 'night',
    draw: (
      <>
        <Stars />
        <Land far="#2b3468" near="#1a2046" />
        <circle cx="100" cy="68" r="46" fill="#7ad6f0" fillOpacity=".18" />
        <circle cx="100" cy="68" r="34" fill="#7ad6f0" fillOpacity=".28" />
        <path d="M76 122L84 102H116L124 122Z" fill="#4a4a66" />
        <path
          d="M80 104Q72 88 84 80M120 104Q128 88 116 80M100 104V96"
          fill="none"
          stroke="#c9a44e"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <path d="M78 102H122V108H78Z" fill="#6a6a8a" />
        <circle cx="100" cy="70" r="24" fill="#3f9ac8" stroke="#dff6ff" strokeWidth="2" />
        <path d="M80 76Q88 58 100 66T121 62Q120 84 100 94Q84 92 80 76Z" fill="#1f5a9a" />
        <path d="M82 62Q88 50 102 50Q90 56 86 68Z" fill="#fff" fillOpacity=".85" />
        <path d="M0 122Q100 114 200 122V150H0Z" fill="#121634" />
      </>
    ),
  },
  'eye-of-asteraten': {
    sky: 'ember',
    draw: (
      <>
        <path
          d="M100 62L20-20H50ZM100 62L-20 40V70ZM100 62L150-20H180ZM100 62L220 40V70Z"
          fill="#ffd98a"
          fillOpacity=".3"
        />
        <path d="M48 64Q100 24 152 64Q100 104 48 64Z" fill="#fff0cf" stroke="#3a1014" strokeWidth="3" />
        <circle cx="100" cy="63" r="19" fill="#d9731f" stroke="#3a1014" strokeWidth="2" />
        <path d="M100 44Q108 63 100 82Q92 63 100 44Z" fill="#1a0a0c" />
        <circle cx="93" cy="55" r="4" fill="#fff" />
        <path d="M0 116L36 92 56 106 100 84 144 106 166 90 200 114V150H0Z" fill="#4a1a20" />
        <path d="M100 84L56 106 64 110ZM36 92L0 116 20 110ZM166 90L144 106 152 108Z" fill="#ffb07a" fillOpacity=".5" />
        <path d="M0 126Q100 112 200 126V150H0Z" fill="#2a0d12" />
      </>
    ),
  },
  'shattered-hand': {
    sky: 'storm',
    draw: (
      <>
        <Land far="#7d8484" near="#545c5c" />
        <g transform="rotate(-8 100 90)">
          <Charge name="hand" x={98.4} y={74.4} size={92} fill="#f2f0e6" />
          <Charge name="hand" x={100} y={76} size={92} fill="#8a8a80" />
          <path d="M84 112L94 96 88 86 102 74 96 62" fill="none" stroke="#2f3434" strokeWidth="3" />
          <path d="M110 108L114 92 124 84" fill="none" stroke="#2f3434" strokeWidth="2" />
        </g>
        <path
          d="M56 122l4-12 12 2 4 10zM128 122l2-10 10-3 8 13zM44 124h8l-2-7h-5z"
          fill="#6f756e"
          stroke="#343a38"
          strokeWidth="1"
        />
        <path d="M0 120Q70 112 200 120V150H0Z" fill="#3c4442" />
      </>
    ),
  },
  'gargans-embrace': {
    sky: 'dusk',
    draw: (
      <>
        <Land far="#7a5a74" near="#4f3850" />
        <path
          d="M0 150V70Q10 44 34 46Q62 50 70 80Q74 98 92 104L86 116Q58 112 50 90Q44 74 34 76Q28 90 36 150Z"
          fill="#5a4a58"
        />
        <path
          d="M200 150V70Q190 44 166 46Q138 50 130 80Q126 98 108 104L114 116Q142 112 150 90Q156 74 166 76Q172 90 164 150Z"
          fill="#4a3c4a"
        />
        <path d="M0 70Q10 44 34 46Q62 50 70 80Q58 60 36 60Q14 60 0 90Z" fill="#fff" fillOpacity=".22" />
        <path d="M86 116l14-8 14 8-4 6H90z" fill="#3c303c" />
        <Tower x={100} y={106} height={30} wall="#8a7a86" roof="#a3263a" scale={0.9} />
        <Pennant x={100} y={60} fill="#e0b04a" scale={0.7} />
        <path d="M0 122Q100 112 200 122V150H0Z" fill="#352636" />
      </>
    ),
  },
  'nest-of-the-weaver-witch': {
    sky: 'swamp',
    draw: (
      <>
        <path d="M0 0Q40 40 30 150H0ZM200 0Q160 40 170 150H200Z" fill="#26331f" />
        <path
          d="M28 30Q70 20 100 52M172 30Q130 20 100 52M24 90Q60 80 76 96M176 90Q140 80 124 96"
          fill="none"
          stroke="#26331f"
          strokeWidth="5"
        />
        <Charge name="web" x={100} y={70} size={120} fill="#fdfbe6" fillOpacity={0.75} />
        <Charge name="nest" x={98.6} y={88.6} size={64} fill="#fdfbe6" />
        <Charge name="nest" x={100} y={90} size={64} fill="#2a2016" />
        <Charge name="spider" x={132} y={52} size={22} fill="#1a120c" />
        <path d="M132 0V44" stroke="#fdfbe6" strokeWidth="1.200" />
        <path d="M0 124Q100 112 200 124V150H0Z" fill="#1c2818" />
      </>
    ),
  },
  'golden-obelisk-of-nae': {
    sky: 'sand',
    draw: (
      <>
        <path
          d="M100 40L60-20H80ZM100 40L10 10V34ZM100 40L140-20H120ZM100 40L190 10V34Z"
          fill="#fffbe0"
          fillOpacity=".7"
        />
        <path d="M0 108L40 84 74 104 130 100 160 80 200 104V150H0Z" fill="#d3a05a" />
        <path d="M40 84L74 104 50 108ZM160 80L200 104 176 106Z" fill="#8a5a2a" fillOpacity=".5" />
        <path d="M88 118L92 52L100 38L108 52L112 118Z" fill="#e0ac3f" stroke="#6a430a" strokeWidth="1.800" />
        <path d="M88 118L92 52L100 38V118Z" fill="#fff0b0" fillOpacity=".75" />
        <path
          d="M96 62h8M95 72h10M97 80l3-4 3 4-3 4zM95 92h10M96 100q4-5 8 0q-4 5-8 0"
          fill="none"
          stroke="#6a430a"
          strokeWidth="1.600"
        />
        <path d="M80 118H120V125H80Z" fill="#a8741a" stroke="#6a430a" strokeWidth="1.500" />
        <path d="M0 124Q100 112 200 124V150H0Z" fill="#a9713a" />
      </>
    ),
  },
  'monolith-of-ostendaar': {
    sky: 'night',
    draw: (
      <>
        <path d="M0 30Q50 8 100 34T200 20V56Q150 40 100 60T0 58Z" fill="#6af0c8" fillOpacity=".35" />
        <path d="M0 52Q60 34 110 56T200 46V70Q140 58 90 74T0 76Z" fill="#a08af0" fillOpacity=".35" />
        <Stars />
        <Land far="#2f4a5c" near="#1e3040" />
        <path
          d="M36 118L38 90 48 86 54 118ZM148 118L152 88 162 92 164 118ZM58 116L62 98 70 96 72 116ZM130 116L132 98 140 98 142 116Z"
          fill="#4a5660"
        />
        <path d="M84 120L88 46L102 40L114 50L116 120Z" fill="#5d6a74" stroke="#1a242c" strokeWidth="1.500" />
        <path d="M84 120L88 46L102 40L98 120Z" fill="#fff" fillOpacity=".2" />
        <path
          d="M96 60l8 5-8 5M100 76v12M95 80l10 4M95 96h10l-5 8z"
          fill="none"
          stroke="#7af0d8"
          strokeWidth="2.600"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path d="M0 120Q100 110 200 120V150H0Z" fill="#142230" />
      </>
    ),
  },
} satisfies Readonly<Record<string, Vignette>>;
