/** What the will cards promise: those a seat knows by what they say and how far it is, the others by such cards' average. */
import { memoOf, type Seat, UNKNOWN } from '@three-crowns/core';
import type { Amount, Reward } from '../abilities.ts';
import { amountOf } from '../amounts.ts';
import { DISC_SPACES, MOST_FIELDS, SECOND_PRIZE_SEATS } from '../content/box.ts';
import { discsOn, hasDisc } from '../moves/pledge.ts';
import type { Palatinate } from '../palatinate.ts';
import { shieldsOf } from '../scoring.ts';
import type { State } from '../state.ts';
import { type Values, valuesOf } from '../values.ts';
import { hasSeen } from '../view.ts';
import { NO_WILL, type Will } from '../vocabulary.ts';
import { type Counts, countOf, TOPICS, topicOf } from './counts.ts';

/** By topic: how much of it a player who wants it gets in a whole game. */
const PACES: { readonly [T in (typeof TOPICS)[number]]: number } = {
  ...{ mood: 18, education: 13.5, development: 13.5, coins: 27, goods: 22.5, sets: 6.7, farmers: 18, lands: 13.5 },
  ...{
    places: 11.2,
    kinds: 6.7,
    buildings: 13.5,
    street: 11.2,
    mountain: 6.7,
    forest: 6.7,
    meadow: 6.7,
    cornfield: 6.7,
  },
  ...{ hill: 6.7, lake: 6.7, farmstead: 9, castle: 6.7, monastery: 6.7, village: 4.5, settled: 5.6, estates: 6.7 },
};
const PACE = TOPICS.map((topic) => PACES[topic]);
/** A part of what could still come is counted on. */
const COUNTED_ON = 0.46;

/** What a seat makes of the plan. */
export interface Prospect {
  /** Cards with an own disc: what they promise, and how many of them it has not seen. */
  promised: number;
  blind: number;
  /** The best free cards for the discs in hand, and the discs for which it knows none. */
  free: number;
  idle: number;
  /** Wraths to be feared: of cards that are judged, of cards that are not yet, less what shields avert. */
  wrath: number;
  idleWrath: number;
  /** Cards it has seen. */
  known: number;
}

/** Used again at every call: search asks by the million. */
const PROSPECT: Prospect = { promised: 0, blind: 0, free: 0, idle: 0, wrath: 0, idleWrath: 0, known: 0 };

/** `counts` are those of the seat; `time` goes from 1 at the start to 0 at the end. */
export function foresee(state: State, seat: Seat, counts: Counts, time: number): Prospect {
  const values = valuesOf(state);
  clear();
  let discs = 0;
  let free = 0;
  for (let field = 0; field < state.plan.length; field++) {
    const isOwn = hasDisc(state, field, seat);
    if (isOwn) discs += 1;
    const will = state.plan[field];
    if (will === NO_WILL) continue;
    const isKnown = hasSeen(state, seat, field);
    if (isKnown) PROSPECT.known += 1;
    else if (isOwn) PROSPECT.blind += 1;
    if (!isKnown) continue;
    const promise = will === UNKNOWN ? AVERAGE_PROMISE : promiseWithWrath(state, seat, counts, field, time);
    if (isOwn) PROSPECT.promised += promise;
    else if (discsOn(state, field) < DISC_SPACES[state.palatinates.length]) free = insert(promise, free);
  }
  shareOut(free, values.rounds - discs);
  PROSPECT.wrath -= Math.min(PROSPECT.wrath, shieldsOf(values, state.palatinates[seat]));
  return PROSPECT;
}

function clear(): void {
  PROSPECT.promised = 0;
  PROSPECT.blind = 0;
  PROSPECT.free = 0;
  PROSPECT.idle = 0;
  PROSPECT.wrath = 0;
  PROSPECT.idleWrath = 0;
  PROSPECT.known = 0;
}

/** Of a card that is about to be looked at: a view does not show what it will be. */
const AVERAGE_PROMISE = 3.5;

/** What a card promises a seat that must avoid its wrath for it; the fear of that is noted. */
function promiseWithWrath(state: State, seat: Seat, counts: Counts, field: number, time: number): number {
  const will = state.plan[field];
  const chance = chanceOfMeeting(state, seat, counts, will, time);
  if (state.discs[field] === 0) PROSPECT.idleWrath += 1 - chance;
  else PROSPECT.wrath += 1 - chance;
  return chance * promiseOf(state, seat, counts, will, time);
}

/** What the free cards promise, the best first. */
const PROMISES = new Float64Array(MOST_FIELDS);

/** Puts a promise in its place among so many, and returns how many there are then. */
function insert(promise: number, count: number): number {
  let at = count;
  for (; at > 0 && PROMISES[at - 1] < promise; at--) PROMISES[at] = PROMISES[at - 1];
  PROMISES[at] = promise;
  return count + 1;
}

function shareOut(free: number, discs: number): void {
  for (let disc = 0; disc < discs; disc++) {
    if (disc < free) PROSPECT.free += PROMISES[disc];
    else PROSPECT.idle += 1;
  }
}

/** How likely so much more of a topic still comes: half, where it takes as long as there is left. */
function chanceOf(gap: number, topic: number, time: number): number {
  if (gap <= 0) return 1;
  const reach = PACE[topic] * time;
  return (reach * reach) / (reach * reach + gap * gap);
}

function chanceOfMeeting(state: State, seat: Seat, counts: Counts, will: Will, time: number): number {
  const values = valuesOf(state);
  const wrath = values.wills[will].wrath;
  const { wrathTopics } = cardsOf(values);
  const own = state.palatinates[seat];
  let gap = wrath.least;
  for (let i = 0; i < wrath.amounts.length; i++) {
    gap -= countOf(counts, own, wrathTopics[will][i], wrath.amounts[i]);
  }
  return chanceOf(gap, wrathTopics[will][0], time);
}

/** What a card will pay its seat, whatever its wrath says. */
export function promiseOf(state: State, seat: Seat, counts: Counts, will: Will, time: number): number {
  const values = valuesOf(state);
  const reward = values.wills[will].will;
  const { topics, rewardTopics } = cardsOf(values);
  const topic = topics[will];
  switch (reward.kind) {
    case 'ladder':
      return ladderPromise(reward, countOf(counts, state.palatinates[seat], topic, reward.amount), topic, time);
    case 'each':
      return eachPromise(state.palatinates[seat], counts, reward, rewardTopics[will], time);
    case 'majority':
      return majorityPromise(state, seat, counts, reward, topic, time);
  }
}

type RewardOf<K extends Reward['kind']> = Extract<Reward, { readonly kind: K }>;

function ladderPromise({ steps }: RewardOf<'ladder'>, amount: number, topic: number, time: number): number {
  let promise = 0;
  let below = 0;
  for (let step = 0; step < steps.length; step++) {
    const { at, points } = steps[step];
    promise += (points - below) * chanceOf(at - amount, topic, time);
    below = points;
  }
  return promise;
}

function eachPromise(
  own: Palatinate,
  counts: Counts,
  { terms, most }: RewardOf<'each'>,
  topics: readonly number[],
  time: number,
): number {
  let now = 0;
  let dearest = 0;
  for (let i = 0; i < terms.length; i++) {
    const { amount, points } = terms[i];
    const topic = topics[i];
    now += points * countOf(counts, own, topic, amount);
    dearest = Math.max(dearest, points * PACE[topic]);
  }
  return Math.min(most, now + COUNTED_ON * dearest * time);
}

function majorityPromise(
  state: State,
  seat: Seat,
  counts: Counts,
  reward: RewardOf<'majority'>,
  topic: number,
  time: number,
): number {
  const { amount, least, first, second } = reward;
  const own = countOf(counts, state.palatinates[seat], topic, amount);
  let best = 0;
  for (let other = 0; other < state.palatinates.length; other++) {
    if (other !== seat) best = Math.max(best, amountOf(state.palatinates[other], amount));
  }
  // Who is level has the prize: ties all win it. The more time, the less a lead says.
  const chance = 1 / (1 + Math.exp(-(2 * (own - best) + 1) / (0.5 * PACE[topic] * time + 0.3)));
  const isSecond = state.palatinates.length >= SECOND_PRIZE_SEATS;
  const prize = chance * first + (isSecond ? (1 - chance) * second * 0.5 : 0);
  return prize * chanceOf(least - own, topic, time);
}

/** By card: what it is about. */
interface Cards {
  readonly topics: readonly number[];
  readonly rewardTopics: readonly (readonly number[])[];
  readonly wrathTopics: readonly (readonly number[])[];
}

const cardsOf = memoOf(
  ({ wills }: Values): Cards => ({
    topics: wills.map(({ will }) => topicOf(amountsOf(will)[0])),
    rewardTopics: wills.map(({ will }) => amountsOf(will).map(topicOf)),
    wrathTopics: wills.map(({ wrath }) => wrath.amounts.map(topicOf)),
  }),
);

const amountsOf = (reward: Reward): readonly Amount[] =>
  reward.kind === 'each' ? reward.terms.map((term) => term.amount) : [reward.amount];
