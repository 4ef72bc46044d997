import type { State } from '@three-crowns/valeria';
import { type Duke, dukeRow, type Role } from '@three-crowns/valeria/board';
import type { ReactNode } from 'react';
import { Charge, type Drawing } from '../glyphs/Glyph.tsx';
import { ROLE_DRAWING, TYPE_DRAWING } from '../glyphs/looks.ts';
import { Art } from './Art.tsx';

const SHIELD = 'M100 18C118 24 136 26 150 24V72C150 104 126 124 100 134C74 124 50 104 50 72V24C64 26 82 24 100 18Z';
const COLOUR: { readonly [R in Role]: string } = {
  worker: '#a96d1d',
  soldier: '#a03630',
  shadow: '#564b9c',
  holy: '#2f84a6',
};

type Scoring = ReturnType<typeof dukeRow>['rates'][number]['per'];

interface Part {
  readonly drawing: Drawing;
  readonly field: string;
}

/** What a duke counts is what the arms show. */
function partOf(per: Scoring): Part {
  switch (per.of) {
    case 'icon':
      return { drawing: ROLE_DRAWING[per.role], field: COLOUR[per.role] };
    case 'type':
      return { drawing: TYPE_DRAWING[per.type], field: '#5a2b1c' };
    case 'citizens':
      return { drawing: 'people', field: '#3f6b45' };
    case 'monsters':
      return { drawing: 'skull', field: '#7a1f26' };
    case 'domains':
      return { drawing: 'castle', field: '#4b5a6b' };
  }
}

/** Fields of a shield with so many parts, and where their charges lie. */
const PARTS: readonly (readonly (readonly [string, number, number, number])[])[] = [
  [],
  [[SHIELD, 100, 72, 66]],
  [
    ['M100 18C82 24 64 26 50 24V72C50 104 74 124 100 134Z', 75, 68, 40],
    ['M100 18C118 24 136 26 150 24V72C150 104 126 124 100 134Z', 125, 68, 40],
  ],
  [
    ['M100 18C82 24 64 26 50 24V72H100Z', 76, 48, 36],
    ['M100 18C118 24 136 26 150 24V72H100Z', 124, 48, 36],
    ['M50 72H150C150 104 126 124 100 134C74 124 50 104 50 72Z', 100, 95, 38],
  ],
  [
    ['M100 18C82 24 64 26 50 24V72H100Z', 76, 49, 34],
    ['M100 18C118 24 136 26 150 24V72H100Z', 124, 49, 34],
    ['M50 72H100V134C74 124 50 104 50 72Z', 79, 92, 30],
    ['M150 72H100V134C126 124 150 104 150 72Z', 121, 92, 30],
  ],
];

/** The arms under a ducal crown between two banners, on damask. */
export function DukeArt({ state, duke }: { readonly state: State; readonly duke: Duke }) {
  const parts = dukeRow(state, duke).rates.map(({ per }) => partOf(per));
  return (
    <Art sky="duke">
      <Damask />
      <g fill={parts[0]?.field} stroke="#e0b04a" strokeWidth="2">
        <path d="M30 42H58V112L44 101L30 112Z" />
        <path d="M170 42H142V112L156 101L170 112Z" fill={parts.at(-1)?.field} />
      </g>
      <path d="M25 41H63M137 41H175" stroke="#e0b04a" strokeWidth="4" strokeLinecap="round" />
      <g transform="translate(37 34) scale(.63)">
        <path d={SHIELD} transform="translate(3 4)" fillOpacity=".45" />
        {arms(parts)}
        <path d={SHIELD} fill="none" stroke="#e0b04a" strokeWidth="4" />
      </g>
      <Charge
        name={CRESTS[duke % CRESTS.length] ?? 'crown'}
        x={100}
        y={32}
        size={26}
        fill="#f0c65e"
        stroke="#3a1c3c"
        strokeWidth={10}
      />
    </Art>
  );
}

/** Above the shield: every duke wears another. */
const CRESTS: readonly Drawing[] = [
  'castle',
  'cloak-dagger',
  'anvil',
  'crowned-skull',
  'angel-wings',
  'templar-shield',
  'crossed-swords',
  'griffin',
  'rose',
  'daggers',
];

function arms(parts: readonly Part[]): ReactNode {
  const places = PARTS[Math.min(parts.length, PARTS.length - 1)] ?? [];
  return places.map(([d, x, y, size], i) => {
    const { drawing, field } = parts[i] ?? { drawing: 'crown', field: '#6b3fa0' };
    return (
      <g key={d}>
        <path d={d} fill={field} stroke="#e0b04a" strokeWidth="2" />
        <Charge name={drawing} x={x + 1.2} y={y + 1.2} size={size} fill="#000" fillOpacity={0.4} />
        <Charge name={drawing} x={x} y={y} size={size} fill="#fdf0cf" />
      </g>
    );
  });
}

const ROWS = [0, 1, 2, 3, 4, 5, 6];

function Damask() {
  const row =
    'M4 -1l6 7-6 7-6-7zM28 -1l6 7-6 7-6-7zM52 -1l6 7-6 7-6-7zM76 -1l6 7-6 7-6-7zM100 -1l6 7-6 7-6-7zM124 -1l6 7-6 7-6-7zM148 -1l6 7-6 7-6-7zM172 -1l6 7-6 7-6-7zM196 -1l6 7-6 7-6-7z';
  return (
    <g fill="#e0b04a" fillOpacity=".15">
      {ROWS.map((i) => (
        <path key={i} d={row} transform={`translate(${i % 2 === 0 ? 0 : 12} ${i * 24})`} />
      ))}
    </g>
  );
}
