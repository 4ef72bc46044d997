/** The Dark Lord attacks: a column loses a citizen, then its domain, and at last the realm falls (A38, A40 to A42). */
import type { EmitEvent } from '../events.ts';
import { COLUMNS, FIRST_CITIZEN_PLACE, FIRST_DOMAIN_PLACE, isCitizenPlace } from '../grid.ts';
import type { Move } from '../move.ts';
import { reveal, takeTop } from '../moves/stacks.ts';
import { type Lord, type State, topOf } from '../state.ts';
import { type Card, EXHAUSTED } from '../vocabulary.ts';
import { EXHAUST, push } from './apply.ts';

/** On a die this lets the player choose the column. */
export const OWN_CHOICE = COLUMNS + 1;

/** A41: die 1, die 2, and on the harder levels a sum that is small enough. */
export function attackNumbers(state: State): number[] {
  const [one, two] = state.dice;
  return state.level !== 'normal' && one + two <= OWN_CHOICE ? [one, two, one + two] : [one, two];
}

/** An exhausted stack of monsters stays quiet, but for the hardest level. */
export function beginAttack(state: State, number: number, emit?: EmitEvent): void {
  if (number === OWN_CHOICE) push(state, state.turn, { kind: 'column' }, EXHAUSTED);
  else if (state.grid[number - 1].length > 0 || state.level === 'hardest') attackColumn(state, number - 1, emit);
  else emit?.({ type: 'spared', number });
}

/** A40: an event in the row of monsters is an exhausted stack. */
export function legalColumns(state: State): Move[] {
  const moves: Move[] = [];
  for (let column = 0; column < COLUMNS; column++) {
    if (state.grid[column].length > 0) moves.push({ do: 'column', column });
  }
  return moves;
}

export function attackColumn(state: State, column: number, emit?: EmitEvent): void {
  emit?.({ type: 'attacked', column });
  push(state, state.turn, { kind: 'capture', column }, EXHAUSTED);
}

/** One of the two citizens of the column; when both stacks are gone, the domain. */
export function legalCaptures(state: State, column: number): Move[] {
  const moves: Move[] = [];
  for (let place = FIRST_CITIZEN_PLACE + column; place < FIRST_DOMAIN_PLACE; place += COLUMNS) {
    if (topOf(state, place) !== undefined) moves.push({ do: 'capture', place });
  }
  const domain = FIRST_DOMAIN_PLACE + column;
  if (moves.length === 0 && topOf(state, domain) !== undefined) moves.push({ do: 'capture', place: domain });
  return moves;
}

export function doCapture(state: State, place: number, emit?: EmitEvent): void {
  const lord = state.lord as Lord;
  const card: Card = takeTop(state, place);
  if (isCitizenPlace(place)) lord.citizens[card] += 1;
  else lord.domains.push(card);
  emit?.({ type: 'captured', place, card });
  reveal(state, place, emit);
  push(state, state.turn, EXHAUST, card);
}

/** Nothing is left in the column. */
export function fall(state: State): void {
  state.ended = 'fall';
}
