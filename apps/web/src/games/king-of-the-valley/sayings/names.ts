/** Things and choices in few words. */
import type { Move, State } from '@three-crowns/king-of-the-valley';
import { CELL_NAMES, PIECES, type Piece, SLOPES, slotName } from '@three-crowns/king-of-the-valley/board';
import type { Choice, TableView } from '../../../table/screen/screen.ts';
import { kindOf, type Tile } from '../pieces/things.ts';
import { en, type Key } from './en.ts';
import { differing, isOneSlot, piecesIn } from './next.ts';

export type Say = (key: Key, args?: Readonly<Record<string, string | number>>) => string;

export function nameOf(state: State, target: string, say: Say): string | undefined {
  const [first, second] = target.split(' ');
  if (target === 'kingdom') return say('kingdom');
  if (first === 'land') return say('land', { place: second });
  if (first === 'column') return known(`column.${second}`, say);
  if (first === 'piece') return known(`piece.${plain(second)}`, say);
  const tile = tileAt(state, target);
  return tile === undefined ? undefined : known(`piece.${kindOf(tile)}`, say);
}

const known = (key: string, say: Say): string | undefined => (Object.hasOwn(en, key) ? say(key as Key) : undefined);

/** A jester goes by one name, whatever he stands for. */
const plain = (piece: string): string => (piece.startsWith('J') ? 'J' : piece);

function tileAt({ valley, hill }: State, place: string): Tile | undefined {
  const cell = CELL_NAMES.indexOf(place);
  if (cell >= 0) return valley[cell];
  return SLOPES.flatMap((_, slope) => hill[slope].filter((_, row) => slotName(slope, row) === place))[0];
}

/** What tells a choice from the others that are left. */
export function namesIn({ choices, state }: TableView, choice: Choice, say: Say): string[] {
  const move = choice.move as Move;
  switch (move.do) {
    case 'tax':
      return counted(piecesIn(choice), say);
    case 'kingdom':
      return counted(differing(choices, choice), say);
    case 'swap':
      return [nameOf(state as State, choice.targets[isOneSlot(choices) ? 1 : 0], say) ?? ''];
    default:
      return [];
  }
}

function counted(pieces: readonly Piece[], say: Say): string[] {
  return [...new Set(pieces)].map((piece) => {
    const count = pieces.filter((other) => other === piece).length;
    const name = known(`piece.${plain(PIECES[piece])}`, say) ?? '';
    return count === 1 ? name : say('several', { count, name });
  });
}
