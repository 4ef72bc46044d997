/** What one seat has, in numbers: everything that can be counted, and what it promises. */
import type { Seat } from '@three-crowns/core';
import type { State } from '../state.ts';
import type { Clock } from './clock.ts';
import { ABILITIES, TOPICS } from './counts.ts';
import { basisOf, fillTerms, TERMS } from './terms.ts';

/** Topics that weigh by themselves: what is left out is in the terms, or matters to single cards alone. */
const COUNTED = [
  ...['mood', 'education', 'development', 'coins', 'goods', 'sets', 'farmers', 'lands', 'buildings', 'street'],
  ...['farmstead', 'castle', 'monastery', 'village'],
] as const;
const COUNTED_AT = COUNTED.map((topic) => TOPICS.indexOf(topic));
/** Those that last: the others do nothing once the building stands. */
const LASTING = ABILITIES.filter((kind) => kind !== 'none' && kind !== 'raise');
const LASTING_AT = LASTING.map((kind) => ABILITIES.indexOf(kind));

export const OF_A_SIDE = [
  ...TERMS,
  ...COUNTED.map((topic) => `number of ${topic}`),
  ...LASTING.map((kind) => `ability ${kind}`),
  ...['births', 'sites', 'harvesters'],
  ...['promised', 'blind', 'free', 'idle', 'wraths', 'idle wraths', 'known'],
  ...['lacking', 'payable', 'ready'],
];

export function fillSide(state: State, seat: Seat, clock: Clock, side: Float64Array): void {
  const basis = basisOf(state, seat, clock);
  fillTerms(state, seat, basis, clock, side);
  const { counts, plan, visit } = basis;
  let at = TERMS.length;
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
}
