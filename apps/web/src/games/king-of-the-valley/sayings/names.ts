/** Things and choices in few words. */
import type { State } from '@three-crowns/king-of-the-valley';
import {
  CELL_NAMES,
  COLUMNS,
  EMPTY,
  kindOf,
  type Piece,
  type Tile,
  targetNamed,
  tileOf,
} from '@three-crowns/king-of-the-valley/board';
import type { MoveChoice, View } from '../pieces/view.ts';
import type { Key } from './en.ts';
import { differing, isOneSlot, piecesIn } from './next.ts';

export type Say = (key: Key, args?: Readonly<Record<string, string | number>>) => string;

export function nameOf(state: State, name: string, say: Say): string | undefined {
  const target = targetNamed(name);
  switch (target?.kind) {
    case 'kingdom':
      return say('kingdom');
    case 'land':
      return say('land', { place: CELL_NAMES[target.cell] });
    case 'column':
      return say(`column.${COLUMNS[target.column]}`);
    case 'piece':
      return say(`piece.${kindOf(tileOf(target.piece))}`);
    case 'place':
      return tileName(state.valley[target.cell], say);
    case 'slot':
      return tileName(state.hill[target.slope][target.row] ?? EMPTY, say);
    default:
      return undefined;
  }
}

const tileName = (tile: Tile, say: Say): string | undefined =>
  tile === EMPTY ? undefined : say(`piece.${kindOf(tile)}`);

/** What tells a choice from the others that are left. */
export function namesIn({ choices, state }: View, choice: MoveChoice, say: Say): string[] {
  const move = choice.move;
  switch (move.do) {
    case 'tax':
      return counted(piecesIn(choice), say);
    case 'kingdom':
      return counted(differing(choices, choice), say);
    case 'swap':
      return [nameOf(state, choice.targets[isOneSlot(choices) ? 1 : 0], say) ?? ''];
    default:
      return [];
  }
}

function counted(pieces: readonly Piece[], say: Say): string[] {
  return [...new Set(pieces)].map((piece) => {
    const count = pieces.filter((other) => other === piece).length;
    const name = say(`piece.${kindOf(tileOf(piece))}`);
    return count === 1 ? name : say('several', { count, name });
  });
}
