/** The action row: a tile that was used goes to the left end, and what lay left of its gap moves right (5, 42). */
import { KING, LAST_SLOT, LOCKED, type Tile } from './vocabulary.ts';

export function moveToFront(row: Tile[], slot: number): void {
  const tile = row[slot];
  for (let at = slot; at > 0; at--) row[at] = row[at - 1];
  row[0] = tile;
}

/** Slots between the king and the end of the row. */
export const slotsToGo = (row: readonly Tile[]): number => LAST_SLOT - row.indexOf(KING);

/** The row as it will be once the tile of a slot is used and put back. */
export interface RowAfter {
  readonly tile: Tile;
  readonly slot: number;
  readonly row: readonly Tile[];
  /** Where the king will stand, and whether he moves: exactly when a tile right of him was taken. */
  readonly king: number;
  readonly advances: boolean;
  /** The tile that comes free; undefined where none does. */
  readonly freed: Tile | undefined;
}

export function rowAfter(row: readonly Tile[], slot: number): RowAfter {
  const next = row.slice();
  moveToFront(next, slot);
  const king = next.indexOf(KING);
  const first = next[LOCKED];
  return {
    tile: row[slot],
    slot,
    row: next,
    king,
    advances: king > row.indexOf(KING),
    freed: first === KING ? undefined : first,
  };
}
