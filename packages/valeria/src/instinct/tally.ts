/** What a player has of everything that dukes count, and what a duke scores for it: two lists in one order. */
import { memoOf } from '@three-crowns/core';
import { contentOf, tablesOf } from '../cards.ts';
import type { Content, Rates } from '../content/types.ts';
import type { Player, State } from '../state.ts';
import { FIRST_DOMAIN, MONSTER_TYPES, ROLES } from '../vocabulary.ts';

export const ICONS = 0;
const TYPES = ICONS + ROLES.length;
export const CITIZENS = TYPES + MONSTER_TYPES.length;
export const MONSTERS = CITIZENS + 1;
export const DOMAINS = MONSTERS + 1;
const RESOURCES = DOMAINS + 1;
export const COUNTED = RESOURCES + 1;

export interface Tally {
  readonly counts: Float64Array;
  /** By role: citizens, without the icons of domains. */
  readonly roles: Float64Array;
  /** What lies open: slain monsters, domains, points on the board. */
  points: number;
}

export const newTally = (): Tally => ({
  counts: new Float64Array(COUNTED),
  roles: new Float64Array(ROLES.length),
  points: 0,
});

export function fillTally(state: State, player: Player, tally: Tally): void {
  const { roles: roleOf, needs, points, ofType } = tablesOf(state);
  const { counts, roles } = tally;
  const { citizens, domains, monsters, have } = player;
  counts.fill(0);
  roles.fill(0);
  for (let kind = 0; kind < citizens.length; kind++) roles[roleOf[kind]] += citizens[kind];
  for (let role = 0; role < ROLES.length; role++) {
    counts[ICONS + role] = roles[role];
    counts[CITIZENS] += roles[role];
  }
  tally.points = player.points;
  for (let i = 0; i < domains.length; i++) {
    tally.points += points[domains[i]];
    for (let role = 0; role < ROLES.length; role++) counts[ICONS + role] += needs[domains[i] - FIRST_DOMAIN][role];
  }
  for (let i = 0; i < monsters.length; i++) {
    tally.points += points[monsters[i]];
    for (let type = 0; type < ofType.length; type++) counts[TYPES + type] += ofType[type][monsters[i]];
  }
  counts[MONSTERS] = monsters.length;
  counts[DOMAINS] = domains.length;
  for (let resource = 0; resource < have.length; resource++) counts[RESOURCES] += have[resource];
}

/** What is scored for the tally; the last, what is left over, is not rounded. */
export function scored(rates: Float64Array, { counts }: Tally): number {
  let sum = 0;
  for (let i = 0; i < COUNTED; i++) sum += rates[i] * counts[i];
  return sum;
}

/** What a slain monster would score besides its printed points, by the rates. */
export function monsterRate(state: State, rates: Float64Array, card: number): number {
  const { ofType } = tablesOf(state);
  let sum = rates[MONSTERS];
  for (let type = 0; type < ofType.length; type++) sum += rates[TYPES + type] * ofType[type][card];
  return sum;
}

/** And a domain. */
export function domainRate(state: State, rates: Float64Array, card: number): number {
  const needs = tablesOf(state).needs[card - FIRST_DOMAIN];
  let sum = rates[DOMAINS];
  for (let role = 0; role < ROLES.length; role++) sum += rates[ICONS + role] * needs[role];
  return sum;
}

function ratesIn({ rates, resources }: Rates): Float64Array {
  const list = new Float64Array(COUNTED);
  list[RESOURCES] = 1 / resources;
  for (const { per, points } of rates) {
    if (per.of === 'icon') list[ICONS + ROLES.indexOf(per.role)] += points;
    else if (per.of === 'type') list[TYPES + MONSTER_TYPES.indexOf(per.type)] += points;
    else if (per.of === 'citizens') list[CITIZENS] += points;
    else list[per.of === 'monsters' ? MONSTERS : DOMAINS] += points;
  }
  return list;
}

interface AllRates {
  readonly dukes: readonly Float64Array[];
  readonly noDuke: Float64Array;
}

const ratesFor = memoOf(
  ({ dukes, noDuke }: Content): AllRates => ({ dukes: dukes.map(ratesIn), noDuke: ratesIn(noDuke) }),
);

export const allRates = (state: State): AllRates => ratesFor(contentOf(state));
