import type { State } from '@three-crowns/valeria';
import { CARDS, type Card, type Role } from '@three-crowns/valeria/board';
import type { ReactNode } from 'react';
import { Charge } from '../glyphs/Glyph.tsx';
import { CITIZEN_DRAWING } from '../glyphs/looks.ts';
import { roleOf } from '../glyphs/roleOf.ts';
import { Art } from './Art.tsx';

const SHIELD = 'M100 18C118 24 136 26 150 24V72C150 104 126 124 100 134C74 124 50 104 50 72V24C64 26 82 24 100 18Z';
const HALF = 'M100 18C82 24 64 26 50 24V72C50 104 74 124 100 134Z';

/** The field of the shield, and a second tincture for its division. */
const FIELD: { readonly [R in Role | 'starter']: readonly [string, string] } = {
  worker: ['#a96d1d', '#7d4c0f'],
  soldier: ['#a03630', '#6f1d1b'],
  shadow: ['#564b9c', '#2f2763'],
  holy: ['#2f84a6', '#1c5470'],
  starter: ['#7d776d', '#57524b'],
};

const DIVISIONS: readonly ReactNode[] = [
  <path key="pale" d="M100 18C82 24 64 26 50 24V72C50 104 74 124 100 134Z" />,
  <path key="chief" d="M50 24C64 26 82 24 100 18C118 24 136 26 150 24V50H50Z" />,
  <path key="chevron" d="M50.500 84L100 46L149.500 84C147 96 142 105 136 112L100 82L64 112C58 105 53 96 50.500 84Z" />,
  <path key="bend" d="M50 30L138 110C131 118 122 124 112 129L50 72Z" />,
  <path key="fess" d="M50 56H150V72C150 82 147 91 143 98H57C53 91 50 82 50 72Z" />,
  <path key="quarters" d="M50 24C64 26 82 24 100 18V76H50ZM100 76H149.800C148 106 125 124 100 134Z" />,
];

/** A citizen's arms before the place where the role is at home. */
export function CitizenArt({ state, card }: { readonly state: State; readonly card: Card }) {
  const role = roleOf(state, card) ?? 'starter';
  const [field, second] = FIELD[role];
  return (
    <Art sky={role}>
      {HOMES[role]}
      <g transform="translate(23 17.500) scale(.77)">
        <path d={SHIELD} transform="translate(3 4)" fillOpacity=".35" />
        <path d={SHIELD} fill={field} />
        <g fill={second} fillOpacity=".75">
          {DIVISIONS[card % DIVISIONS.length]}
        </g>
        <path d={HALF} fill="#fff" fillOpacity=".1" />
        <path
          d={SHIELD}
          transform="translate(10 7.500) scale(.9)"
          fill="none"
          stroke="#ffe9b8"
          strokeWidth="1.800"
          strokeOpacity=".8"
        />
        <path d={SHIELD} fill="none" stroke="#2a1a0e" strokeWidth="2.800" />
        <Emblem card={card} />
      </g>
    </Art>
  );
}

function Emblem({ card }: { readonly card: Card }) {
  const drawing = CITIZEN_DRAWING[CARDS[card] as keyof typeof CITIZEN_DRAWING];
  return (
    <>
      <Charge name={drawing} x={101.6} y={72.6} size={70} fill="#000" fillOpacity={0.4} />
      <Charge name={drawing} x={100} y={71} size={70} fill="#fdf0cf" />
    </>
  );
}

const HOMES: { readonly [R in Role | 'starter']: ReactNode } = {
  worker: (
    <>
      <circle cx="164" cy="40" r="17" fill="#fff6d0" />
      <path d="M0 72Q50 58 100 68T200 64V150H0Z" fill="#c48a35" />
      <path
        d="M100 62L-40 150M100 62L0 150M100 62L34 150M100 62L68 150M100 62V150M100 62L132 150M100 62L166 150M100 62L200 150M100 62L240 150"
        stroke="#8a5a18"
        strokeOpacity=".5"
        strokeWidth="1.500"
      />
      <path d="M18 70V56l12-8 12 8v14zM46 70v-9h14v9z" fill="#7d4c1a" />
      <path d="M14 57l16-12 16 12z" fill="#a3532f" />
    </>
  ),
  soldier: (
    <>
      <path
        d="M-10 0L60 150H90L20 0ZM60 0L130 150H160L90 0ZM130 0L200 150H230L160 0Z"
        fill="#7d2a26"
        fillOpacity=".28"
      />
      <path
        d="M14 108V46h6v-8h6v8h8v-8h6v8h6v62zM160 108V54h5v-7h6v7h7v-7h6v7h5v54z"
        fill="#5c1f1c"
        fillOpacity=".75"
      />
      <path d="M30 38V20l-16 5 16 6M176 47V31l14 5-14 5" fill="#ffe0a8" stroke="#4a1614" strokeWidth="2" />
      <path
        d="M0 104h14v-8h10v8h14v-8h10v8h14v-8h10v8h14v-8h10v8h14v-8h10v8h14v-8h10v8h14v-8h10v8h18v46H0Z"
        fill="#5c1f1c"
      />
    </>
  ),
  shadow: (
    <>
      <circle cx="158" cy="42" r="20" fill="#f4ecd0" />
      <circle cx="166" cy="37" r="18" fill="#6d63ad" />
      <path
        d="M20 36h1.500v1.500h-1.500zM48 24h2v2h-2zM34 58h1.500v1.500h-1.500zM120 22h1.500v1.500h-1.500zM184 66h1.500v1.500h-1.500z"
        fill="#fff"
      />
      <path
        d="M0 92l18-18 16 16V78h10v16l16-22 20 26h12V70l12-12 12 12v30h10l18-20 18 20h14V84l14-10 10 8v68H0Z"
        fill="#2b2550"
      />
      <path d="M16 96h5v7h-5zM28 108h5v7h-5zM170 100h5v7h-5zM184 104h5v7h-5zM156 112h5v7h-5z" fill="#f4d98a" />
    </>
  ),
  holy: (
    <>
      <path
        d="M100 60L-40 20L-40 60ZM100 60L-40 100L-40 150ZM100 60L20 190L70 190ZM100 60L130 190L190 190ZM100 60L240 150L240 100ZM100 60L240 60L240 16ZM100 60L200 -60L150 -60ZM100 60L80 -60L30 -60Z"
        fill="#fff9e0"
        fillOpacity=".45"
      />
      <path d="M4 150V84Q20 46 36 84V150ZM164 150V84Q180 46 196 84V150Z" fill="#2a6b8a" />
      <path d="M9 150V86Q20 58 31 86V150ZM169 150V86Q180 58 191 86V150Z" fill="#f2d98a" fillOpacity=".75" />
      <path d="M20 64V150M9 100h22M180 64V150M169 100h22" stroke="#2a6b8a" strokeWidth="2" />
    </>
  ),
  starter: (
    <>
      <path d="M0 96Q50 80 100 92T200 86V150H0Z" fill="#8a847a" />
      <path d="M0 112Q70 98 200 110V150H0Z" fill="#6b665e" />
      <path d="M20 94l6-16 6 16zM166 88l6-17 6 17z" fill="#55514a" />
    </>
  ),
};
