/** Phase 4: the valley from one slope, then the hill from the stacks (F1 to F8, E1, E2). */
import { SLOPE_ROWS } from '../content/box.ts';
import type { EmitEvent } from '../events.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';
import { SLOPES, type Tile } from '../vocabulary.ts';

const REFILLS: readonly Move[] = SLOPES.map((_, slope) => ({ do: 'refill', slope }));

export function legalRefills(state: State): Move[] {
  const moves: Move[] = [];
  for (let slope = 0; slope < SLOPES.length; slope++) {
    if (canRefillFrom(state, slope)) moves.push(REFILLS[slope]);
  }
  return moves;
}

/** F6: a slope with too few tiles only where the other has too few as well (F7). */
function canRefillFrom(state: State, slope: number): boolean {
  const wanted = state.gaps.length;
  return state.hill[slope].length >= wanted || state.hill[1 - slope].length < wanted;
}

/** F1, F2, F7: from the foot of the chosen slope, then from the other; what is left stays empty. */
export function doRefill(state: State, slope: number, emit?: EmitEvent): void {
  const cells = gapsInOrder(state);
  const tiles: Tile[] = [];
  for (const cell of cells) {
    const tile = state.hill[slope].shift() ?? state.hill[1 - slope].shift();
    if (tile === undefined) break;
    state.valley[cell] = tile;
    tiles.push(tile);
  }
  emit?.({ type: 'refilled', seat: state.turn, slope, cells: cells.slice(0, tiles.length), tiles });
}

/** F2: as the king crossed them; a place crossed twice counts at its first crossing. */
function gapsInOrder(state: State): number[] {
  return state.gaps.slice().sort((a, b) => state.path.indexOf(a) - state.path.indexOf(b));
}

/** F5: the slope with fewer tiles is filled up first, the left one on a tie. F4: stack II before III. */
export function fillHill(state: State, emit?: EmitEvent): void {
  const first = state.hill[1].length < state.hill[0].length ? 1 : 0;
  fillSlope(state, first, emit);
  fillSlope(state, 1 - first, emit);
}

export function isHillFull(state: State): boolean {
  return state.hill.every((tiles) => tiles.length === SLOPE_ROWS);
}

function fillSlope(state: State, slope: number, emit?: EmitEvent): void {
  const tiles = state.hill[slope];
  const before = tiles.length;
  while (tiles.length < SLOPE_ROWS) {
    const tile = state.piles[0].pop() ?? state.piles[1].pop();
    if (tile === undefined) break;
    tiles.push(tile);
  }
  if (tiles.length > before) emit?.({ type: 'drew', slope, tiles: tiles.slice(before) });
}
