/** What is left to choose once something was picked. */
import type { Move } from '@three-crowns/king-of-the-valley';
import { COLUMN_OF, COLUMNS, type Piece } from '@three-crowns/king-of-the-valley/board';
import type { Choice, TableView } from '../../../table/screen/screen.ts';
import { FEW } from '../../../table/view/choices.ts';
import type { Key } from './en.ts';

export function nextOf({ picked, choices, asked }: TableView): Key | undefined {
  if (picked.length === 0) return undefined;
  switch (asked?.ask) {
    case 'summon':
      return 'next.set';
    case 'swap':
      return isOneSlot(choices) ? 'next.give' : 'next.fetch';
    case 'tax':
      return 'next.tax';
    case 'kingdom':
      return nextTile(choices);
    default:
      return undefined;
  }
}

export const isOneSlot = (choices: readonly Choice[]): boolean =>
  new Set(choices.map(({ targets }) => targets[0])).size === 1;

const PLACES = ['Q', 'D', 'C', 'K', 'FW'] as const;
type Place = (typeof PLACES)[number];

/** The first place of the set in which the ways to claim differ; few ways are named whole. */
function nextTile(choices: readonly Choice[]): Key {
  const open = new Set(choices.flatMap((choice) => differing(choices, choice)).map(placeOf));
  const first = PLACES.find((place) => open.has(place));
  return first === undefined || (open.size > 1 && choices.length <= FEW) ? 'next.tax' : `next.${first}`;
}

/** K2: farmers and wives share a place of the set. */
function placeOf(piece: Piece): Place {
  const column = COLUMNS[COLUMN_OF[piece]];
  return column === 'F' || column === 'W' ? 'FW' : column;
}

export const piecesIn = ({ move }: Choice): readonly Piece[] => {
  const one = move as Move;
  return 'pieces' in one ? one.pieces : [];
};

/** The tiles of a choice that not all of them use. */
export const differing = (choices: readonly Choice[], choice: Choice): Piece[] =>
  piecesIn(choice).filter((piece) => !choices.every((other) => piecesIn(other).includes(piece)));
