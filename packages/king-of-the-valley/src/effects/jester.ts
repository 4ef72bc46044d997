/** A jester picks the column it stands in for good (J1 to J3). */
import type { EmitEvent } from '../events.ts';
import type { Move } from '../move.ts';
import { castleOfTurn, type State } from '../state.ts';
import { COLUMNS, jesterIn } from '../vocabulary.ts';

const EVERY_COLUMN: readonly Move[] = COLUMNS.map((_, column) => ({ do: 'jester', column }));

export function legalJesters(): Move[] {
  return EVERY_COLUMN.slice();
}

export function doJester(state: State, column: number, emit?: EmitEvent): void {
  castleOfTurn(state).up[jesterIn(column)] += 1;
  emit?.({ type: 'jester', seat: state.turn, column });
}
