/** The lands of the monsters: what lies behind the creature and what stands before it. */
import type { Area } from '@three-crowns/valeria/board';
import type { ReactNode } from 'react';

interface Land {
  readonly back: ReactNode;
  readonly front: ReactNode;
}

export const LANDS: { readonly [A in Area]: Land } = {
  hills: {
    back: (
      <>
        <path d="M0 84Q30 58 70 78T140 70T200 82V150H0Z" fill="#9a9442" />
        <path d="M0 84Q30 58 70 78T140 70T200 82" fill="none" stroke="#ffe9a8" strokeOpacity=".6" strokeWidth="1.500" />
        <path d="M0 100Q40 74 90 96T200 88V150H0Z" fill="#6f7832" />
        <path d="M20 100l5-16 5 16zM31 98l4-12 4 12zM168 96l5-17 5 17zM157 97l4-11 4 11z" fill="#36421d" />
      </>
    ),
    front: (
      <>
        <path d="M0 122Q60 104 120 118T200 112V150H0Z" fill="#3e4a22" />
        <path d="M40 117l3-9 2 8 4-11 1 11 4-7-1 9zM140 115l3-9 2 8 4-10 1 10 3-6v8z" fill="#2c361a" />
      </>
    ),
  },
  ruins: {
    back: (
      <>
        <path
          d="M10 120V46l5-6 4 5 5-3v78zM34 120V66l6 4 6-7v57zM8 42h18v-6H8zM176 120V40l-6 5-4-3-6 6v72zM150 120V72l-5-4-6 5v47zM158 40h20v-6h-20z"
          fill="#51676b"
        />
        <path d="M10 46l5-6v80h-5zM34 66l6 4v50h-6zM160 48v72h4V46zM139 73v47h3V71z" fill="#fff" fillOpacity=".22" />
        <path d="M46 64Q58 40 74 52L70 58Q60 52 54 68Z" fill="#51676b" />
        <path d="M0 112Q60 100 120 110T200 106V150H0Z" fill="#3c4d4e" />
      </>
    ),
    front: (
      <>
        <path d="M0 128Q70 116 200 126V150H0Z" fill="#26312f" />
        <path d="M26 126l4-12h16l3 12zM150 125l-2-10 12-3 8 13zM120 126h14l-2-8h-10z" fill="#4d6062" />
        <path d="M30 114h16l-2 3H29zM148 115l12-3 1 3-12 3z" fill="#7f9494" />
      </>
    ),
  },
  forest: {
    back: (
      <>
        <path d="M18 0h12l3 150H12zM50 0h8l2 150H46zM142 0h9l4 150h-17zM172 0h13l4 150h-22z" fill="#2c5a3c" />
        <path
          d="M18 0h4l-4 150h-6zM50 0h3l-3 150h-4zM142 0h3l-3 150h-4zM172 0h4l-3 150h-6z"
          fill="#7fb070"
          fillOpacity=".4"
        />
        <path
          d="M0 0H200V36Q180 52 165 36Q150 54 130 38Q110 46 100 34Q84 48 68 36Q50 54 34 38Q18 50 0 38Z"
          fill="#1b432c"
        />
        <path d="M0 118Q50 104 100 114T200 110V150H0Z" fill="#1e4029" />
      </>
    ),
    front: (
      <>
        <path d="M0 128Q60 116 130 126T200 122V150H0Z" fill="#132c1c" />
        <path
          d="M30 124q-12-4-14-14 10 2 14 10 2-12 10-16 2 12-6 20zM160 122q-10-6-10-16 8 4 10 12 4-10 12-12 0 12-8 16z"
          fill="#2f6b3c"
        />
      </>
    ),
  },
  valley: {
    back: (
      <>
        <path d="M0 20L40 58L62 96L88 150H0ZM200 16L162 54L138 96L112 150H200Z" fill="#8574a8" />
        <path d="M0 20L40 58L46 70L0 40ZM200 16L162 54L156 66L200 36Z" fill="#cbb4dd" />
        <path d="M0 52L30 84L58 150H0ZM200 48L172 84L142 150H200Z" fill="#584b7b" />
        <path d="M96 88Q112 104 96 118T100 150H144Q116 130 120 116T100 88Z" fill="#b6dcea" fillOpacity=".85" />
      </>
    ),
    front: (
      <>
        <path d="M0 96L24 118L36 150H0ZM200 92L178 118L164 150H200Z" fill="#332a4e" />
        <path d="M30 132Q60 120 84 132T150 134L170 128V150H30Z" fill="#40355f" />
      </>
    ),
  },
  mountains: {
    back: (
      <>
        <path d="M-10 120L34 42L66 96L92 60L128 112L160 48L212 120V150H-10Z" fill="#768dad" />
        <path
          d="M34 42L22 64L32 60L38 68L46 62ZM160 48L149 68L158 64L166 72L176 70ZM92 60L84 72L93 70L100 74Z"
          fill="#fbf8f0"
        />
        <path d="M34 42L66 96 52 100ZM160 48L212 120 182 110Z" fill="#3c5072" fillOpacity=".5" />
        <path d="M-10 134L40 88L74 122L108 96L150 124L190 92L212 120V150H-10Z" fill="#4a5f81" />
      </>
    ),
    front: (
      <>
        <path d="M0 130Q60 118 110 130T200 126V150H0Z" fill="#27344c" />
        <path d="M18 128l5-17 6 17zM28 129l4-12 5 12zM172 126l5-17 6 17zM163 127l4-11 4 11z" fill="#1b2638" />
      </>
    ),
  },
  wasteland: {
    back: (
      <>
        <path d="M0 96L20 84 36 92 60 78 76 92 120 90 148 76 164 90 200 80V150H0Z" fill="#8f4236" />
        <path d="M0 108Q60 96 120 106T200 100V150H0Z" fill="#6e2f2a" />
        <path
          d="M26 108V74M26 92L12 80M26 84L38 70M38 70V60M12 80V70M26 74L20 60M172 104V82M172 96L184 86M172 90L162 80"
          fill="none"
          stroke="#35151a"
          strokeWidth="4"
          strokeLinecap="round"
        />
      </>
    ),
    front: (
      <>
        <path d="M0 124Q70 112 200 122V150H0Z" fill="#431c1c" />
        <path d="M60 122l10 8-6 10M110 118l-8 12 12 8M150 122l8 9-4 9" fill="none" stroke="#1e0c0e" strokeWidth="2" />
        <path
          d="M146 126c0-8 6-12 12-12s12 4 12 11c-3 2-4 5-6 5h-12c-2 0-4-2-6-4zM153 122a2.500 3 0 1 0 .1 0M163 122a2.500 3 0 1 0 .1 0"
          fill="#f0d9b4"
          fillRule="evenodd"
        />
        <path d="M24 130q4-16 14-16M32 132q4-14 13-14M40 134q4-12 12-12" fill="none" stroke="#f0d9b4" strokeWidth="3" />
      </>
    ),
  },
  swamp: {
    back: (
      <>
        <path d="M0 90Q50 78 100 88T200 82V150H0Z" fill="#4c6a48" />
        <path d="M0 102H200V150H0Z" fill="#5f7a54" />
        <path
          d="M20 108h50M120 106h60M60 116h70"
          stroke="#c7d690"
          strokeOpacity=".6"
          strokeWidth="1.800"
          strokeLinecap="round"
        />
        <path
          d="M24 112C30 90 22 74 14 58M24 92Q36 84 40 66M22 78Q12 74 6 64M40 66l6-8M178 110C172 92 180 76 188 62M177 92Q166 86 164 72"
          fill="none"
          stroke="#22342a"
          strokeWidth="5"
          strokeLinecap="round"
        />
        <path
          d="M14 60q-3 14 0 22M40 68q4 10 2 18M188 64q4 12 1 20M164 74q-3 10 0 16"
          fill="none"
          stroke="#6f8a4e"
          strokeWidth="2"
        />
      </>
    ),
    front: (
      <>
        <path d="M0 128Q60 118 120 128T200 122V150H0Z" fill="#24382a" />
        <path
          d="M52 130V100M58 131V108M146 128V98M152 129V106"
          stroke="#3f5a34"
          strokeWidth="2.500"
          strokeLinecap="round"
        />
        <path d="M50 94h4v12h-4zM144 92h4v12h-4z" fill="#5a3a1e" />
        <ellipse cx="92" cy="126" rx="13" ry="4" fill="#6f9a4e" />
        <ellipse cx="120" cy="132" rx="10" ry="3" fill="#587f42" />
        <path d="M0 112q40-8 80 0t120-4v8q-60 8-110 2T0 120z" fill="#f0f6cc" fillOpacity=".28" />
      </>
    ),
  },
  caverns: {
    back: (
      <>
        <path d="M0 0H200V60Q176 20 140 22Q100 8 60 22Q24 20 0 60Z" fill="#1c1228" />
        <path
          d="M20 20l8 42 8-38zM48 12l6 28 8-26zM138 14l8 30 7-28zM166 18l7 44 9-42zM92 8l5 18 6-18z"
          fill="#2e1e3c"
        />
        <path d="M20 20l8 42-3-40zM138 14l8 30-3-29zM166 18l7 44-2-43z" fill="#7d5a80" fillOpacity=".5" />
        <path d="M0 104Q40 96 80 104T200 98V150H0Z" fill="#3b2032" />
        <path
          d="M28 108l-6-22 8-10 8 14-3 18zM40 110l-2-14 6-6 5 9-3 11zM168 104l7-26 9 10-2 18zM160 106l-3-12 6-6 4 8-1 10z"
          fill="#6ac0d8"
        />
        <path d="M28 108l-6-22 8-10 1 30zM168 104l7-26 1 26z" fill="#d6f6ff" fillOpacity=".7" />
      </>
    ),
    front: (
      <>
        <path d="M0 126Q70 114 200 124V150H0Z" fill="#1b0f1a" />
        <path d="M56 130q8-8 18-8h52q12 0 20 8z" fill="#e0a93a" />
        <path
          d="M70 124a5 3 0 1 0 .1 0M88 121a5 3 0 1 0 .1 0M108 122a5 3 0 1 0 .1 0M126 125a5 3 0 1 0 .1 0M98 126a5 3 0 1 0 .1 0"
          fill="#ffe08a"
          stroke="#8a5a12"
          strokeWidth=".8"
        />
      </>
    ),
  },
};

/** Where events come from: no area, and no good place. */
export const OMEN: Land = {
  back: (
    <>
      <path d="M0 92L24 70 40 84 66 62 88 82 116 60 140 80 168 64 200 88V150H0Z" fill="#2a1f40" />
      <path d="M0 110Q50 98 110 108T200 102V150H0Z" fill="#1c1530" />
      <path
        d="M8 116C14 88 6 62 22 36M14 84Q30 78 34 58M18 62Q8 56 6 44M192 114C186 88 194 60 176 34M187 84Q172 76 168 58M181 58Q192 52 194 40"
        fill="none"
        stroke="#120c1e"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </>
  ),
  front: (
    <>
      <path d="M0 130Q70 118 200 128V150H0Z" fill="#100a1a" />
      <path d="M0 118q50-10 100-2t100-4v10q-60 8-110 2T0 128z" fill="#b6e07a" fillOpacity=".3" />
    </>
  ),
};
