import type { ComponentType } from 'react';
import { Kingdoms } from '../design/scenes/Kingdoms.tsx';
import { Realm } from '../design/scenes/Realm.tsx';
import { Valley } from '../design/scenes/Valley.tsx';
import type { GameId } from './texts/types.ts';

export interface GameFacts {
  id: GameId;
  name: string;
  designer: string;
  colour: 'forest' | 'azure' | 'violet';
  Picture: ComponentType;
  /** How to play it in a terminal; none while the game is not built. */
  command?: string;
}

/** The shelf. Names are those of the boxes, the same in every language. */
export const games: readonly GameFacts[] = [
  {
    id: 'king-of-the-valley',
    name: 'King of the Valley',
    designer: 'Hans van Tol',
    colour: 'forest',
    Picture: Valley,
    command: 'npm run -s crowns -- play king-of-the-valley',
  },
  {
    id: 'kings-will',
    name: 'The King’s Will',
    designer: 'Hans-Peter Stoll',
    colour: 'azure',
    Picture: Realm,
  },
  {
    id: 'valeria',
    name: 'Valeria: Card Kingdoms',
    designer: 'Isaias Vallejo',
    colour: 'violet',
    Picture: Kingdoms,
  },
];
