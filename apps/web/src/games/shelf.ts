import type { ComponentType } from 'react';
import { Valley } from './king-of-the-valley/shelf/Valley.tsx';
import { Realm } from './kings-will/shelf/Realm.tsx';
import { Kingdoms } from './valeria/shelf/Kingdoms.tsx';

export interface GameFacts {
  readonly id: 'king-of-the-valley' | 'kings-will' | 'valeria';
  readonly name: string;
  readonly designer: string;
  readonly minutes: number;
  readonly colour: 'forest' | 'azure' | 'violet';
  readonly Picture: ComponentType;
}

/** The shelf. Names are those of the boxes, the same in every language. */
export const SHELF: readonly GameFacts[] = [
  {
    id: 'king-of-the-valley',
    name: 'King of the Valley',
    designer: 'Hans van Tol',
    minutes: 40,
    colour: 'forest',
    Picture: Valley,
  },
  {
    id: 'kings-will',
    name: 'The King’s Will',
    designer: 'Hans-Peter Stoll',
    minutes: 60,
    colour: 'azure',
    Picture: Realm,
  },
  {
    id: 'valeria',
    name: 'Valeria: Card Kingdoms',
    designer: 'Isaias Vallejo',
    minutes: 45,
    colour: 'violet',
    Picture: Kingdoms,
  },
];

export const onShelf = (id: string): GameFacts | undefined => SHELF.find((game) => game.id === id);
