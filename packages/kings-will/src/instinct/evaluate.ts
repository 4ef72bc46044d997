/** How good a situation is for every seat, in points of the final score. */
import type { Seat } from '@three-crowns/core';
import { total } from '../scoring.ts';
import type { State } from '../state.ts';
import { SLOTS } from '../vocabulary.ts';
import { type Clock, clockOf, kingsWay } from './clock.ts';
import { basisOf, fillTerms, TERMS } from './terms.ts';

/** 37: who gains by waiting would never end a round; from this turn on it weighs more and more to bring the king on. */
const PATIENCE = 12;
const IMPATIENCE = 0.5;

/** Used again at every call: search asks by the million. */
const terms = new Float64Array(TERMS.length);

export function evaluate(state: State, worth: Float64Array): void {
  const seats = state.palatinates.length;
  const clock = clockOf(state);
  for (let seat = 0; seat < seats; seat++) worth[seat] = worthOf(state, seat, clock);
  worth[moverOf(state)] -= impatience(state);
}

/** Of one seat alone, as `evaluate` has it. */
export const seatWorth = (state: State, seat: Seat): number =>
  worthOf(state, seat, clockOf(state)) - (seat === moverOf(state) ? impatience(state) : 0);

/** Whoever has the tile, or had it last, answers for a long round. */
function moverOf({ slot, turn, palatinates }: State): Seat {
  return slot < SLOTS ? turn : (turn + palatinates.length - 1) % palatinates.length;
}

const impatience = (state: State): number =>
  state.phase === 'turn' ? IMPATIENCE * Math.max(0, state.number - PATIENCE) * kingsWay(state) : 0;

function worthOf(state: State, seat: Seat, clock: Clock): number {
  if (state.phase === 'over') return total(state, seat);
  fillTerms(state, seat, basisOf(state, seat, clock), clock, terms);
  let worth = 0;
  for (let term = 0; term < terms.length; term++) worth += terms[term];
  return worth;
}
