/**
 * What a seat will have in the end, in terms that can be told in words, each in points. The numbers are judgement, set by
 * trial: a thing is worth what it will bring in the time that is left, so nearly all of them fade towards the end.
 */
import { type Seat, UNKNOWN } from '@three-crowns/core';
import { hoardOf } from '../scoring.ts';
import type { State } from '../state.ts';
import { valuesOf } from '../values.ts';
import { GOODS } from '../vocabulary.ts';
import { abilitiesWorth } from './buildings.ts';
import type { Clock } from './clock.ts';
import { ABILITIES, type Counts, countsOf, TOPICS } from './counts.ts';
import { foreseeVisit, type Visit } from './levies.ts';
import { foresee, type Prospect } from './wills.ts';

export const TERMS = [
  ...['points', 'seams', 'pledged', 'pledges to come', 'wrath', 'visit', 'goods', 'coins', 'mood', 'people', 'lands'],
  ...['education', 'development', 'buildings', 'abilities'],
] as const;

const HOARD = ABILITIES.indexOf('hoard');
const FARMERS = TOPICS.indexOf('farmers');
const BUILDINGS = TOPICS.indexOf('buildings');

/** By number of one good in the storehouse: what all of them together are worth while they can be spent. */
const GOODS_WORTH = [0, 0.29, 0.56, 0.75, 0.8, 0.83, 0.86, 0.86, 0.86];
const COIN_WORTH = { each: 0.2, upTo: 6 };
/** By step of mood, the lowest first: what later visits and the fear of rebellion make of it. */
const MOOD_WORTH = [0, 0.31, 0.62, 0.94, 1.33, 1.72, 2.11, 2.5, 2.89];
/** From the start of the game. */
const FARMER_WORTH = 1.97;
const BIRTH_WORTH = 0.35;
const LAND_WORTH = 0.35;
const EXTENSION_WORTH = 0.4;
const EDUCATION_WORTH = 0.59;
const DEVELOPMENT_WORTH = 1.23;
/** A building is a half of seams to come. */
const BUILDING_WORTH = 0.63;
/** A disc on a card nobody here has seen, one still to be set without a card known for it, a card known. */
const BLIND_DISC = 2;
const IDLE_DISC = 1.8;
const CARD_KNOWN = 0.31;
/** How much of a promise is kept: with a disc, and while others may come first. */
const PLEDGED = 1.19;
const FREE = 0.52;
const IDLE_WRATH = 0.23;
/** At the visit: a point on offer that could be taken now, the levy in store, a unit that it lacks. */
const READY = 0.96;
const PAYABLE = 0.59;
const LACKING = 1;

/** What the terms of a seat are read off; made over for every seat. */
export interface Basis {
  readonly counts: Counts;
  readonly plan: Prospect;
  readonly visit: Visit;
}

export function basisOf(state: State, seat: Seat, { time }: Clock): Basis {
  const counts = countsOf(valuesOf(state), state.palatinates[seat]);
  return { counts, plan: foresee(state, seat, counts, time), visit: foreseeVisit(state, seat, counts) };
}

export function fillTerms(state: State, seat: Seat, basis: Basis, clock: Clock, out: Float64Array): void {
  const { counts, plan, visit } = basis;
  const values = valuesOf(state);
  const own = state.palatinates[seat];
  const { time, last, near } = clock;
  let at = 0;
  out[at++] = own.points === UNKNOWN ? values.numbers.startPoints : own.points;
  out[at++] = counts.seams + (counts.abilities[HOARD] > 0 ? hoardOf(values, own) : 0);
  out[at++] = PLEDGED * plan.promised + BLIND_DISC * plan.blind;
  out[at++] = FREE * plan.free + IDLE_DISC * plan.idle + CARD_KNOWN * plan.known * time;
  out[at++] = -values.numbers.wrath * (plan.wrath + IDLE_WRATH * plan.idleWrath);
  out[at++] = near * (READY * visit.ready + PAYABLE * visit.payable - LACKING * visit.lacking);
  out[at++] = goodsWorth(own.goods) * last;
  out[at++] = COIN_WORTH.each * Math.min(own.coins, COIN_WORTH.upTo) * last;
  out[at++] = MOOD_WORTH[own.mood] * time;
  out[at++] = (FARMER_WORTH * counts.amounts[FARMERS] + BIRTH_WORTH * counts.births) * time;
  out[at++] = (LAND_WORTH * own.lands.length + (own.extended ? EXTENSION_WORTH : 0)) * time;
  out[at++] = EDUCATION_WORTH * own.education * time;
  out[at++] = DEVELOPMENT_WORTH * own.development * time;
  out[at++] = BUILDING_WORTH * counts.amounts[BUILDINGS] * time;
  out[at++] = abilitiesWorth(counts, clock, plan.idle);
}

function goodsWorth(goods: readonly number[]): number {
  let worth = 0;
  for (let good = 0; good < GOODS.length; good++) worth += GOODS_WORTH[Math.min(goods[good], GOODS_WORTH.length - 1)];
  return worth;
}
