/** A world as a thoughtful player would deal it: points as they were counted along, cards by what those who know them do. */
import { draw, type Luck, type Seat, UNKNOWN } from '@three-crowns/core';
import { hasDisc } from '../moves/pledge.ts';
import { clone, type State } from '../state.ts';
import { valuesOf } from '../values.ts';
import { determinize, hasSeen } from '../view.ts';
import { NO_WILL, WILLS } from '../vocabulary.ts';
import { clockOf } from './clock.ts';
import { countsOf } from './counts.ts';
import type { Seen } from './memory.ts';
import { promiseOf } from './wills.ts';

/** How much likelier a card is for every point it promises whoever knows it: with a disc there, and without. */
const WITH_DISC = 0.5;
const WITHOUT = 0.1;
const FINE = 2 ** 20;

export function deal(view: State, seat: Seat, luck: Luck, memory: unknown): State {
  const guessed = clone(view);
  if (memory !== undefined) recall(guessed, memory as Seen);
  for (let other = 0; other < guessed.palatinates.length; other++) if (other !== seat) guessCards(guessed, other, luck);
  return determinize(guessed, luck);
}

function recall(guessed: State, { points, cards }: Seen): void {
  guessed.palatinates.forEach((own, seat) => {
    if (own.points === UNKNOWN) own.points = points[seat];
  });
  guessed.plan.forEach((will, field) => {
    if (will === UNKNOWN) guessed.plan[field] = cards[field];
  });
}

/** The cards that this seat knows and the viewer does not. */
function guessCards(guessed: State, seat: Seat, luck: Luck): void {
  for (let field = 0; field < guessed.plan.length; field++) {
    if (guessed.plan[field] !== UNKNOWN || !hasSeen(guessed, seat, field)) continue;
    weigh(guessed, seat, hasDisc(guessed, field, seat) ? WITH_DISC : WITHOUT);
    guessed.plan[field] = drawn(luck);
  }
}

/** By card: how likely it lies there; 0 for those that lie elsewhere. */
const chances = new Float64Array(WILLS.length);

function weigh(guessed: State, seat: Seat, byPoint: number): void {
  const values = valuesOf(guessed);
  const counts = countsOf(values, guessed.palatinates[seat]);
  const { time } = clockOf(guessed);
  chances.fill(0);
  for (let will = 0; will < values.cards; will++) {
    chances[will] = Math.exp(byPoint * promiseOf(guessed, seat, counts, will, time));
  }
  for (const zone of [guessed.plan, guessed.discards, ...guessed.hands]) {
    for (const will of zone) if (will !== UNKNOWN && will !== NO_WILL) chances[will] = 0;
  }
}

function drawn(luck: Luck): number {
  let sum = 0;
  for (let will = 0; will < chances.length; will++) sum += chances[will];
  let left = (sum * draw(luck, FINE)) / FINE;
  let last = UNKNOWN;
  for (let will = 0; will < chances.length; will++) {
    if (chances[will] === 0) continue;
    last = will;
    left -= chances[will];
    if (left < 0) break;
  }
  return last;
}
