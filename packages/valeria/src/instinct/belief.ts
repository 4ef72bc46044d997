/** What a seat may think of the dukes of others: who collects what a duke counts probably has it. */
import { type Seat, UNKNOWN } from '@three-crowns/core';
import { dukeOf } from '../moves/dukes.ts';
import type { State } from '../state.ts';
import { DUKES, MONSTER_TYPES, ROLES } from '../vocabulary.ts';
import { allRates, CITIZENS, COUNTED, DOMAINS, MONSTERS, type Tally } from './tally.ts';

/**
 * How much a point more than usual tells of the first card, and how that fades with every further one. These numbers and those of
 * USUAL make the dukes of 800 games of the learned player as likely as can be (docs/strength.md).
 */
const TELLING = 1.67;
const FADING = 0.083;
/** Of everything that dukes count: how much of it a card brings that tells nothing, in the order of a tally. */
const USUAL: readonly number[] = [
  ...listed(ROLES, { worker: 0.064, soldier: -0.08, shadow: 0.073, holy: 0.187 }),
  ...listed(MONSTER_TYPES, { minion: 0.224, beast: 0.043, titan: -0.112, boss: 0.022 }),
  // Citizens, monsters, domains.
  ...[0.111, 0.282, 0.022],
];

function listed<K extends string>(keys: readonly K[], shares: Readonly<Record<K, number>>): number[] {
  return keys.map((key) => shares[key]);
}

/** By duke, all together 1: how likely the owner of the tally has it, in the eyes of a viewer who has these himself. */
export function fillChances(state: State, { counts }: Tally, seen: readonly number[], chances: Float64Array): void {
  const { dukes } = allRates(state);
  const cards = counts[CITIZENS] + counts[MONSTERS] + counts[DOMAINS];
  const telling = TELLING / (1 + FADING * cards);
  let sum = 0;
  for (let duke = 0; duke < dukes.length; duke++) {
    chances[duke] = seen.includes(duke) ? 0 : Math.exp(telling * moreThanUsual(dukes[duke], counts, cards));
    sum += chances[duke];
  }
  for (let duke = 0; duke < dukes.length; duke++) chances[duke] /= sum;
}

function moreThanUsual(rates: Float64Array, counts: Float64Array, cards: number): number {
  let more = 0;
  for (let i = 0; i < USUAL.length; i++) more += rates[i] * (counts[i] - USUAL[i] * cards);
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
