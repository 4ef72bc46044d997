/** What the will cards promise: those a seat knows by what they say, the others by what such cards pay on average. */
import { type Seat, UNKNOWN } from '@three-crowns/core';
import { amountOf, isMet, rewardOf } from '../amounts.ts';
import { DISC_SPACES, MOST_FIELDS } from '../content/box.ts';
import { discsOn, hasDisc } from '../moves/pledge.ts';
import { shieldsOf } from '../scoring.ts';
import type { State } from '../state.ts';
import { valuesOf } from '../values.ts';
import { canSeeCard } from '../view.ts';
import { NO_WILL, type Will } from '../vocabulary.ts';

/** A disc on a card nobody here has seen, and one still to be set without knowing a good card for it. */
const UNKNOWN_CARD = 2.2;
const DISC_TO_COME = 1.8;
/** A known card that is still free may be taken by others. */
const FREE_CARD = 0.85;
/** How much of the way to the next step counts as points, at the start. */
const ON_THE_WAY = 0.7;
/** The wrath of a card without a disc, and of an unknown one: it may never be judged. */
const IDLE_WRATH = 0.4;
const CARD_SEEN = 0.5;

export function willHope(state: State, seat: Seat, time: number): number {
  const values = valuesOf(state);
  let free = 0;
  let hope = 0;
  let discs = 0;
  let threats = 0;
  for (let field = 0; field < state.plan.length; field++) {
    const isOwn = hasDisc(state, field, seat);
    if (isOwn) discs += 1;
    const will = state.plan[field];
    if (will === NO_WILL) continue;
    // In a view a rival's cards are unseen even where the rival has seen them.
    if (will === UNKNOWN || !canSeeCard(state, seat, field)) {
      if (isOwn) hope += UNKNOWN_CARD;
      continue;
    }
    hope += CARD_SEEN * time;
    const isAvoided = isMet(state.palatinates[seat], values.wills[will].wrath);
    // There is time to put it right.
    if (!isAvoided) threats += (state.discs[field] === 0 ? IDLE_WRATH : 1) * (1 - 0.5 * time);
    const promise = promiseOf(state, seat, will, time) * (isAvoided ? 1 : 0.2 + 0.6 * time);
    if (isOwn) hope += promise;
    else if (discsOn(state, field) < DISC_SPACES[state.palatinates.length]) free = insert(promise * FREE_CARD, free);
  }
  hope += hopeOfDiscs(free, values.rounds - discs);
  const shields = shieldsOf(values, state.palatinates[seat]);
  return hope - values.numbers.wrath * Math.max(0, threats - shields);
}

/** What the free cards promise, the best first. Used again at every call: search asks by the million. */
const PROMISES = new Float64Array(MOST_FIELDS);

/** Puts a promise in its place among so many, and returns how many there are then. */
function insert(promise: number, count: number): number {
  let at = count;
  for (; at > 0 && PROMISES[at - 1] < promise; at--) PROMISES[at] = PROMISES[at - 1];
  PROMISES[at] = promise;
  return count + 1;
}

/** The best free cards for the discs still in hand. */
function hopeOfDiscs(free: number, discs: number): number {
  let hope = 0;
  for (let disc = 0; disc < discs; disc++) hope += Math.max(disc < free ? PROMISES[disc] : 0, DISC_TO_COME);
  return hope;
}

/** What the card pays now, and a part of what the next step would add. */
function promiseOf(state: State, seat: Seat, will: Will, time: number): number {
  const points = rewardOf(state, seat, will);
  const reward = valuesOf(state).wills[will].will;
  if (reward.kind !== 'ladder') return points;
  const amount = amountOf(state.palatinates[seat], reward.amount);
  let next = 0;
  while (next < reward.steps.length && reward.steps[next].at <= amount) next += 1;
  if (next === reward.steps.length) return points;
  const { at, points: more } = reward.steps[next];
  const from = next > 0 ? reward.steps[next - 1].at : Math.max(0, at - 4);
  const way = Math.max(0, amount - from + 0.3) / (at - from + 0.3);
  return points + ON_THE_WAY * Math.min(1, 3 * time) * (more - points) * way;
}
