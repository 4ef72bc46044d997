/** The action row as it will be once a tile is taken and put back at the left end. */
import type { Move, State } from '@three-crowns/kings-will';
import { KING, LAST_SLOT, LOCKED, NO_SLOT, type Tile } from '@three-crowns/kings-will/board';
import type { TableView } from '../../../../table/screen/screen.ts';

export interface After {
  readonly tile: Tile;
  readonly slot: number;
  readonly row: readonly Tile[];
  /** Where the king will stand, and whether he moves. */
  readonly king: number;
  readonly advances: boolean;
  /** The tile that comes free; undefined where none does. */
  readonly freed: Tile | undefined;
}

export function afterTaking(row: readonly Tile[], slot: number): After {
  const tile = row[slot];
  const next = [tile, ...row.filter((_, i) => i !== slot)];
  const freed = next[LOCKED];
  const king = next.indexOf(KING);
  return {
    tile,
    slot,
    row: next,
    king,
    advances: king > row.indexOf(KING),
    freed: freed === KING ? undefined : freed,
  };
}

/** Of the tile that is pointed at, or of the one that is taken out already. */
export function afterOf({ state: raw, pointed }: TableView): After | undefined {
  const state = raw as State;
  const move = pointed?.move as Move | undefined;
  if (move?.do === 'take') return afterTaking(state.row, move.slot);
  return state.slot === NO_SLOT ? undefined : afterTaking(state.row, state.slot);
}

/** Slots between the king and the end of the row. */
export const slotsToGo = (row: readonly Tile[]): number => LAST_SLOT - row.indexOf(KING);
