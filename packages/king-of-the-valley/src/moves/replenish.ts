/** Phase 4: the valley from one slope, then the hill from the stacks (F1 to F8, E1, E2). */
import { SLOPE_ROWS } from '../content/box.ts';
import type { EmitEvent, GameEvent } from '../events.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';
import { SLOPES, type Tile } from '../vocabulary.ts';

const REFILLS: readonly Move[] = SLOPES.map((_, slope) => ({ do: 'refill', slope }));

export function legalRefills(state: State): Move[] {
  const [left, right] = REFILLS;
  if (!canRefillFrom(state, 0)) return [right];
  return canRefillFrom(state, 1) ? [left, right] : [left];
}

/** F6: a slope with too few tiles only where the other has too few as well (F7). */
function canRefillFrom(state: State, slope: number): boolean {
  const wanted = state.gaps.length;
  return state.hill[slope].length >= wanted || state.hill[1 - slope].length < wanted;
}

/** F1, F2, F7: from the foot of the chosen slope, then from the other; what is left stays empty. */
export function doRefill(state: State, slope: number, emit?: EmitEvent): void {
  emit?.(refilled(state, slope));
  for (const cell of inOrder(state.gaps, state.path)) {
    const tile = state.hill[slope].shift() ?? state.hill[1 - slope].shift();
    if (tile === undefined) break;
    state.valley[cell] = tile;
  }
}

function refilled(state: State, slope: number): GameEvent {
  const fills = fillsOf(state, slope);
  const cells = fills.map(({ cell }) => cell);
  const tiles = fills.map(({ tile }) => tile);
  return { type: 'refilled', seat: state.turn, slope, cells, tiles };
}

/** A tile of the hill and the gap it comes to. */
export interface Fill {
  readonly cell: number;
  readonly tile: Tile;
  readonly slope: number;
  readonly row: number;
}

/** F1, F2, F7: what refilling from the slope would put where, in order; for what is left there is no tile. */
export function fillsOf({ gaps, path, hill }: State, slope: number): Fill[] {
  const own = hill[slope].length;
  const cells = inOrder(gaps, path).slice(0, own + hill[1 - slope].length);
  return cells.map((cell, i) => {
    const from = i < own ? slope : 1 - slope;
    const row = i < own ? i : i - own;
    return { cell, tile: hill[from][row], slope: from, row };
  });
}

/** F2: as the king crossed them; a place crossed twice counts at its first crossing. */
function inOrder(gaps: readonly number[], path: readonly number[]): number[] {
  const cells = gaps.slice();
  // One to three gaps: put into their places one by one, since a sort costs more than all the rest of a turn's end.
  for (let i = 1; i < cells.length; i++) {
    const cell = cells[i];
    let at = i;
    for (; at > 0 && path.indexOf(cells[at - 1]) > path.indexOf(cell); at--) cells[at] = cells[at - 1];
    cells[at] = cell;
  }
  return cells;
}

/** F5: the slope with fewer tiles is filled up first, the left one on a tie. F4: stack II before III. */
export function fillHill(state: State, emit?: EmitEvent): void {
  const first = state.hill[1].length < state.hill[0].length ? 1 : 0;
  fillSlope(state, first, emit);
  fillSlope(state, 1 - first, emit);
}

export function isHillFull(state: State): boolean {
  return state.hill[0].length === SLOPE_ROWS && state.hill[1].length === SLOPE_ROWS;
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
