/** What a seat may think of the dukes of others: who collects what a duke counts probably has it. */
import { type Seat, UNKNOWN } from '@three-crowns/core';
import { dukeOf } from '../moves/dukes.ts';
import type { State } from '../state.ts';
import { DUKES, ROLES } from '../vocabulary.ts';
import { allRates, CITIZENS, COUNTED, DOMAINS, ICONS, MONSTERS, type Tally } from './tally.ts';

/** How much a point more than usual tells. */
const TELLING = 0.22;
/** Of the cards of a player: how many are citizens, monsters and domains as a rule, and how many have an icon. */
const USUAL = { citizen: 0.52, monster: 0.33, domain: 0.15, icon: 0.2 };

/** By duke, all together 1: how likely the owner of the tally has it, in the eyes of a viewer who has these himself. */
export function fillChances(state: State, { counts }: Tally, seen: readonly number[], chances: Float64Array): void {
  const { dukes } = allRates(state);
  const cards = counts[CITIZENS] + counts[MONSTERS] + counts[DOMAINS];
  let sum = 0;
  for (let duke = 0; duke < dukes.length; duke++) {
    chances[duke] = seen.includes(duke) ? 0 : Math.exp(TELLING * moreThanUsual(dukes[duke], counts, cards));
    sum += chances[duke];
  }
  for (let duke = 0; duke < dukes.length; duke++) chances[duke] /= sum;
}

function moreThanUsual(rates: Float64Array, counts: Float64Array, cards: number): number {
  let more = rates[CITIZENS] * (counts[CITIZENS] - USUAL.citizen * cards);
  more += rates[MONSTERS] * (counts[MONSTERS] - USUAL.monster * cards);
  more += rates[DOMAINS] * (counts[DOMAINS] - USUAL.domain * cards);
  for (let role = ICONS; role < ICONS + ROLES.length; role++) more += rates[role] * (counts[role] - USUAL.icon * cards);
  return more;
}

const chances = new Float64Array(DUKES.length);

/** What a player scores for, as the viewer knows it: his own duke, and of others what dukes score on average. */
export function fillRates(state: State, viewer: Seat, owner: Seat, tally: Tally, out: Float64Array): void {
  const { dukes, noDuke } = allRates(state);
  const own = state.players[viewer];
  if (own.dukes.length === 0) {
    out.set(noDuke);
    return;
  }
  const kept = owner === viewer ? dukeOf(own) : undefined;
  if (kept !== undefined && kept !== UNKNOWN) {
    out.set(dukes[kept]);
    return;
  }
  fillChances(state, tally, owner === viewer ? NONE : own.dukes, chances);
  out.fill(0);
  for (let duke = 0; duke < dukes.length; duke++) {
    if (chances[duke] > 0) for (let i = 0; i < COUNTED; i++) out[i] += chances[duke] * dukes[duke][i];
  }
}

const NONE: readonly number[] = [];
