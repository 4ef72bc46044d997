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
export function namesIn(view: View, choice: MoveChoice, say: Say): string[] {
  const { choices } = view;
  const move = choice.move;
  switch (move.do) {
    case 'tax':
      return counted(piecesIn(choice), say);
    case 'kingdom':
      return counted(differing(choices, choice), say);
    case 'swap':
      return swapName(view, choice, say);
    default:
      return [];
  }
}

/** None where two of the same name are left: only the whole sentence tells them apart. */
function swapName({ choices, state }: View, choice: MoveChoice, say: Say): string[] {
  const at = isOneSlot(choices) ? 1 : 0;
  const nameIn = ({ targets }: MoveChoice) => nameOf(state, targets[at], say) ?? '';
  const name = nameIn(choice);
  const isAmbiguous = choices.some((other) => other.targets[at] !== choice.targets[at] && nameIn(other) === name);
  return isAmbiguous ? [] : [name];
}

function counted(pieces: readonly Piece[], say: Say): string[] {
  return [...new Set(pieces)].map((piece) => {
    const count = pieces.filter((other) => other === piece).length;
    const name = say(`piece.${kindOf(tileOf(piece))}`);
    return count === 1 ? name : say('several', { count, name });
  });
}
