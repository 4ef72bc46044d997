/** How good a situation is for every seat, in points of the final score. */
import { total } from '../scoring.ts';
import type { State } from '../state.ts';
import { SLOTS } from '../vocabulary.ts';
import { kingsWay } from './clock.ts';
import { fillTerms, TERMS } from './terms.ts';

/** 37: who gains by waiting would never end a round; from this turn on it weighs more and more to bring the king on. */
const PATIENCE = 12;
const IMPATIENCE = 0.5;

/** Used again at every call: search asks by the million. */
const terms = new Float64Array(TERMS.length);

export function evaluate(state: State, worth: Float64Array): void {
  const seats = state.palatinates.length;
  for (let seat = 0; seat < seats; seat++) worth[seat] = worthOf(state, seat);
  // Whoever has the tile, or had it last, answers for a long round.
  const mover = state.slot < SLOTS ? state.turn : (state.turn + seats - 1) % seats;
  if (state.phase === 'turn') worth[mover] -= IMPATIENCE * Math.max(0, state.number - PATIENCE) * kingsWay(state);
}

export function worthOf(state: State, seat: number): number {
  if (state.phase === 'over') return total(state, seat);
  fillTerms(state, seat, terms);
  let worth = 0;
  for (let term = 0; term < terms.length; term++) worth += terms[term];
  return worth;
}
