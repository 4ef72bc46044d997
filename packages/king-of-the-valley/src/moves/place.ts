/** Set-up, last step: kings are placed one by one on tiles without a king (S1). */
import type { EmitEvent } from '../events.ts';
import { CELL_NAMES, CELLS } from '../grid.ts';
import type { Move } from '../move.ts';
import { otherKings, type State } from '../state.ts';
import { EMPTY } from '../vocabulary.ts';

const PLACES: readonly Move[] = CELL_NAMES.map((_, to) => ({ do: 'place', to }));

export function legalPlaces(state: State): Move[] {
  const taken = otherKings(state, state.turn);
  const moves: Move[] = [];
  for (let to = 0; to < CELLS; to++) {
    if (((taken >> to) & 1) === 0 && state.valley[to] !== EMPTY) moves.push(PLACES[to]);
  }
  return moves;
}

export function doPlace(state: State, to: number, emit?: EmitEvent): void {
  state.kings[state.turn] = to;
  emit?.({ type: 'placed', seat: state.turn, cell: to });
}
