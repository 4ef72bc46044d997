/** Which tax collectors can be served together (T2, T3, T7). */
import { type Castle, faceUpIn } from '../state.ts';
import { COLUMNS } from '../vocabulary.ts';

/**
 * Each collector that needs subjects takes a column of its own that was never taxed and holds enough face-up tiles. Of
 * the neediest first, each takes the fullest column: if that fails, every other way does. `without` is left out.
 */
export function canServe(castle: Castle, needs: readonly number[], without = -1): boolean {
  const wanted = needs.filter((need) => need > 0).sort((a, b) => b - a);
  if (wanted.length === 0) return true;
  const full: number[] = [];
  for (let column = 0; column < COLUMNS.length; column++) {
    if (column !== without && !castle.taxed[column]) full.push(faceUpIn(castle, column));
  }
  full.sort((a, b) => b - a);
  return wanted.every((need, i) => full[i] >= need);
}

/** The same for one collector, which is asked at every step. */
export function canServeOne(castle: Castle, need: number): boolean {
  if (need === 0) return true;
  for (let column = 0; column < COLUMNS.length; column++) {
    if (!castle.taxed[column] && faceUpIn(castle, column) >= need) return true;
  }
  return false;
}
