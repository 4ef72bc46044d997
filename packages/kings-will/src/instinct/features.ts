/**
 * What a learned value reads: of everything that can be counted, how much more of it the seat has than its rivals on average,
 * also by the time that is left and, for what a visit asks, by how near it is.
 */
import { type Features, type Seat, weightsOf } from '@three-crowns/core';
import type { State } from '../state.ts';
import { clockOf } from './clock.ts';
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
const side = new Float64Array(OF_A_SIDE.length);

export const features: Features<State> = {
  names,
  version,
  fill,
  weights: weightsOf({ names, version }, [two, more]),
};

function fill(state: State, seat: Seat, out: Float32Array): void {
  const rivals = state.palatinates.length - 1;
  out.fill(0);
  for (let other = 0; other <= rivals; other++) {
    fillSide(state, other);
    const share = other === seat ? 1 : -1 / rivals;
    for (let i = 0; i < side.length; i++) out[i] += share * side[i];
  }
  const { time, near } = clockOf(state);
  for (let i = 0; i < side.length; i++) out[side.length + i] = out[i] * time;
  for (let i = 0; i < AT_A_VISIT_AT.length; i++) out[2 * side.length + i] = out[AT_A_VISIT_AT[i]] * near;
}

function fillSide(state: State, seat: Seat): void {
  const basis = basisOf(state, seat);
  fillTerms(state, seat, basis, terms);
  const { counts, plan, visit } = basis;
  let at = 0;
  for (let term = 0; term < terms.length; term++) side[at++] = terms[term];
  for (let i = 0; i < COUNTED_AT.length; i++) side[at++] = counts.amounts[COUNTED_AT[i]];
  for (let i = 0; i < LASTING_AT.length; i++) side[at++] = counts.abilities[LASTING_AT[i]];
  side[at++] = counts.births;
  side[at++] = counts.sites;
  side[at++] = counts.harvesters;
  side[at++] = plan.promised;
  side[at++] = plan.blind;
  side[at++] = plan.free;
  side[at++] = plan.idle;
  side[at++] = plan.wrath;
  side[at++] = plan.idleWrath;
  side[at++] = plan.known;
  side[at++] = visit.lacking;
  side[at++] = visit.payable;
  side[at++] = visit.ready;
  side[at++] = nextToTake(state) === seat ? 1 : 0;
}

/** Who takes the next tile: the one after whoever has the turn. */
const nextToTake = ({ turn, palatinates }: State): Seat => (turn + 1) % palatinates.length;
