/** What is left to choose once something was picked. */
import { KINGDOM_PLACES, kingdomPlaceOf, type Piece } from '@three-crowns/king-of-the-valley/board';
import { FEW } from '../../../table/view/choices.ts';
import type { MoveChoice, View } from '../pieces/view.ts';
import type { Key } from './en.ts';

export function nextOf({ picked, choices, asked }: View): Key | undefined {
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

export const isOneSlot = (choices: readonly MoveChoice[]): boolean =>
  new Set(choices.map(({ targets }) => targets[0])).size === 1;

/** The first place of the set in which the ways to claim differ; few ways are named whole. */
function nextTile(choices: readonly MoveChoice[]): Key {
  const open = new Set(choices.flatMap((choice) => differing(choices, choice)).map(kingdomPlaceOf));
  const first = KINGDOM_PLACES.find((place) => open.has(place));
  return first === undefined || (open.size > 1 && choices.length <= FEW) ? 'next.tax' : `next.${first}`;
}

export const piecesIn = ({ move }: MoveChoice): readonly Piece[] => {
  return 'pieces' in move ? move.pieces : [];
};

/** The tiles of a choice that not all of them use. */
export const differing = (choices: readonly MoveChoice[], choice: MoveChoice): Piece[] =>
  piecesIn(choice).filter((piece) => !choices.every((other) => piecesIn(other).includes(piece)));
