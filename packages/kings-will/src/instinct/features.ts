/**
 * What a learned value reads: of everything that can be counted, how much more of it the seat has than its rivals on average,
 * also by the time that is left and, for what a visit asks, by how near it is.
 */
import { type Features, type Seat, weightsOf } from '@three-crowns/core';
import type { State } from '../state.ts';
import { type Clock, clockOf } from './clock.ts';
import { ABILITIES, TOPICS } from './counts.ts';
import { basisOf, fillTerms, TERMS } from './terms.ts';
import two from './weights/2.json' with { type: 'json' };
import more from './weights/3-4.json' with { type: 'json' };

/** Topics that weigh by themselves: what is left out is in the terms, or matters to single cards alone. */
const COUNTED = [
  ...['mood', 'education', 'development', 'coins', 'goods', 'sets', 'farmers', 'lands', 'buildings', 'street'],
  ...['farmstead', 'castle', 'monastery', 'village'],
] as const;
const COUNTED_AT = COUNTED.map((topic) => TOPICS.indexOf(topic));
/** Those that last: the others do nothing once the building stands. */
const LASTING = ABILITIES.filter((kind) => kind !== 'none' && kind !== 'raise');
const LASTING_AT = LASTING.map((kind) => ABILITIES.indexOf(kind));

const OF_A_SIDE = [
  ...TERMS,
  ...COUNTED.map((topic) => `number of ${topic}`),
  ...LASTING.map((kind) => `ability ${kind}`),
  ...['births', 'sites', 'harvesters'],
  ...['promised', 'blind', 'free', 'idle', 'wraths', 'idle wraths', 'known'],
  ...['lacking', 'payable', 'ready'],
  'next turn',
];
const AT_A_VISIT = ['visit', 'goods', 'coins', 'number of mood', 'number of coins', 'lacking', 'payable', 'ready'];
const AT_A_VISIT_AT = AT_A_VISIT.map((name) => OF_A_SIDE.indexOf(name));

const names = [
  ...OF_A_SIDE,
  ...OF_A_SIDE.map((name) => `${name}, by time`),
  ...AT_A_VISIT.map((name) => `${name}, by nearness`),
];
/** Raised with every change of what a feature means: the weights are then learned anew (`npm run train`). */
const version = 2;

/** Of one seat. Used again at every call: search asks by the million. */
const terms = new Float64Array(TERMS.length);

export const features: Features<State> = {
  names,
  version,
  fill,
  weights: weightsOf({ names, version }, [two, more]),
};

function fill(state: State, seat: Seat, out: Float32Array): void {
  const rivals = state.palatinates.length - 1;
  const clock = clockOf(state);
  const { time, near } = clock;
  const all = OF_A_SIDE.length;
  for (let i = 0; i < all; i++) out[i] = 0;
  for (let other = 0; other <= rivals; other++) addSide(state, other, clock, other === seat ? 1 : -1 / rivals, out);
  for (let i = 0; i < all; i++) out[all + i] = out[i] * time;
  for (let i = 0; i < AT_A_VISIT_AT.length; i++) out[2 * all + i] = out[AT_A_VISIT_AT[i]] * near;
}

/** So many times what one seat has. */
function addSide(state: State, seat: Seat, clock: Clock, share: number, out: Float32Array): void {
  const basis = basisOf(state, seat, clock);
  fillTerms(state, seat, basis, clock, terms);
  const { counts, plan, visit } = basis;
  let at = 0;
  for (let i = 0; i < terms.length; i++) out[at++] += share * terms[i];
  for (let i = 0; i < COUNTED_AT.length; i++) out[at++] += share * counts.amounts[COUNTED_AT[i]];
  for (let i = 0; i < LASTING_AT.length; i++) out[at++] += share * counts.abilities[LASTING_AT[i]];
  out[at++] += share * counts.births;
  out[at++] += share * counts.sites;
  out[at++] += share * counts.harvesters;
  out[at++] += share * plan.promised;
  out[at++] += share * plan.blind;
  out[at++] += share * plan.free;
  out[at++] += share * plan.idle;
  out[at++] += share * plan.wrath;
  out[at++] += share * plan.idleWrath;
  out[at++] += share * plan.known;
  out[at++] += share * visit.lacking;
  out[at++] += share * visit.payable;
  out[at++] += share * visit.ready;
  if (nextToTake(state) === seat) out[at] += share;
}

/** Who takes the next tile: the one after whoever has the turn. */
const nextToTake = ({ turn, palatinates }: State): Seat => (turn + 1) % palatinates.length;
