/** Phase 1: one subject from the hill for gold (R1 to R7). */
import { SLOPE_ROWS } from '../content/box.ts';
import type { EmitEvent } from '../events.ts';
import { type Move, SKIP } from '../move.ts';
import { castleOfTurn, type State } from '../state.ts';
import { isSubject, SLOPES } from '../vocabulary.ts';
import { welcome } from './welcome.ts';

/** R1: the first round in which subjects may be recruited. */
export const FIRST_RECRUITING_ROUND = 2;

const RECRUITS: readonly (readonly Move[])[] = SLOPES.map((_, slope) =>
  Array.from({ length: SLOPE_ROWS }, (_, row) => ({ do: 'recruit', slope, row })),
);

export function legalRecruits(state: State): Move[] {
  const moves: Move[] = [];
  for (let slope = 0; slope < state.hill.length; slope++) {
    const rows = state.hill[slope].length;
    for (let row = 0; row < rows; row++) if (isForSale(state, slope, row)) moves.push(RECRUITS[slope][row]);
  }
  if (moves.length > 0) moves.push(SKIP);
  return moves;
}

/** Whether `legalRecruits` holds anything. */
export function canRecruit(state: State): boolean {
  for (let slope = 0; slope < state.hill.length; slope++) {
    const rows = state.hill[slope].length;
    for (let row = 0; row < rows; row++) if (isForSale(state, slope, row)) return true;
  }
  return false;
}

/** R1 to R3. */
function isForSale(state: State, slope: number, row: number): boolean {
  return (
    state.round >= FIRST_RECRUITING_ROUND &&
    state.values.prices[row] <= castleOfTurn(state).gold &&
    isSubject(state.hill[slope][row])
  );
}

/** R5: what lay above slides down at once, so the gap is at the top. R6: it is filled in phase 4. */
export function doRecruit(state: State, slope: number, row: number, emit?: EmitEvent): void {
  const [tile] = state.hill[slope].splice(row, 1);
  const gold = state.values.prices[row];
  castleOfTurn(state).gold -= gold;
  state.recruited = true;
  emit?.({ type: 'recruited', seat: state.turn, slope, row, tile, gold });
  welcome(state, tile, 1);
}
