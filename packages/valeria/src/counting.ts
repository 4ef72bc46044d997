/** What a player has of something, and bundles of resources given and taken. */
import { type Amounts, contentOf, monsterRow, tablesOf } from './cards.ts';
import type { Bundle, Count, Effect } from './content/types.ts';
import type { Player, State } from './state.ts';
import {
  type Card,
  CITIZENS,
  FIRST_DOMAIN,
  GOLD,
  KINDS,
  MAGIC,
  MONSTER_TYPES,
  RESOURCES,
  ROLES,
  STRENGTH,
} from './vocabulary.ts';

/** The cards before a player, and before the Dark Lord. */
export type Tableau = Pick<Player, 'citizens' | 'domains'>;
export type Holdings = Tableau & Pick<Player, 'monsters'>;

type MonsterCount = Extract<Count, { readonly of: 'area' | 'type' | 'monsters' }>;

export function countOf(state: State, holdings: Holdings, count: Count): number {
  switch (count.of) {
    case 'area':
      return monstersOf(state, holdings.monsters, count.area);
    case 'type':
      return sumOver(holdings.monsters, tablesOf(state).ofType[MONSTER_TYPES.indexOf(count.type)]);
    case 'monsters':
      return holdings.monsters.length;
    default:
      return tableauCount(state, holdings, count);
  }
}

export function tableauCount(state: State, tableau: Tableau, count: Exclude<Count, MonsterCount>): number {
  switch (count.of) {
    case 'role':
      return citizensWith(state, tableau, ROLES.indexOf(count.role));
    case 'icon': {
      const role = ROLES.indexOf(count.role);
      return citizensWith(state, tableau, role) + iconsOn(state, tableau, role);
    }
    case 'named': {
      const kind = CITIZENS.indexOf(count.citizen);
      return tableau.citizens[kind] + tablesOf(state).namesakes[kind];
    }
    case 'citizens':
      return citizenCount(tableau);
    case 'domains':
      return tableau.domains.length;
  }
}

/** The sum of what a table by card says of these. */
export function sumOver(cards: readonly Card[], values: readonly number[]): number {
  let sum = 0;
  for (const card of cards) sum += values[card];
  return sum;
}

function monstersOf(state: State, monsters: readonly Card[], area: string): number {
  let count = 0;
  for (const card of monsters) {
    const row = monsterRow(state, card);
    if ('area' in row && row.area === area) count += 1;
  }
  return count;
}

export function citizensWith(state: State, { citizens }: Tableau, role: number): number {
  const kinds = tablesOf(state).ofRole[role];
  let count = 0;
  for (let i = 0; i < kinds.length; i++) count += citizens[kinds[i]];
  return count;
}

/** A domain carries the icons it needs. */
function iconsOn(state: State, { domains }: Tableau, role: number): number {
  const { needs } = tablesOf(state);
  let count = 0;
  for (const card of domains) count += needs[card - FIRST_DOMAIN][role];
  return count;
}

export function citizenCount({ citizens }: Tableau): number {
  let count = 0;
  for (const owned of citizens) count += owned;
  return count;
}

/** A28: everything that lies before a player, slain monsters excepted. */
export function tableauSize(state: State, tableau: Tableau): number {
  return contentOf(state).starters.length + citizenCount(tableau) + tableau.domains.length;
}

export function give(player: Player, bundle: Bundle, times = 1): void {
  player.have[GOLD] += (bundle.gold ?? 0) * times;
  player.have[STRENGTH] += (bundle.strength ?? 0) * times;
  player.have[MAGIC] += (bundle.magic ?? 0) * times;
  player.points += (bundle.points ?? 0) * times;
}

export function giveAmounts(player: Player, amounts: Amounts, times: number): void {
  for (let resource = 0; resource < RESOURCES.length; resource++) player.have[resource] += amounts[resource] * times;
  player.points += amounts[RESOURCES.length] * times;
}

/** Not by giving less than nothing: zero times minus one is no whole number to the machine, and slows all that follows. */
export function pay(player: Player, bundle: Bundle, times = 1): void {
  player.have[GOLD] -= (bundle.gold ?? 0) * times;
  player.have[STRENGTH] -= (bundle.strength ?? 0) * times;
  player.have[MAGIC] -= (bundle.magic ?? 0) * times;
  player.points -= (bundle.points ?? 0) * times;
}

/** Gives what an effect without a choice brings. */
export function giveGain(state: State, player: Player, effect: Effect, times: number): void {
  if (effect.kind === 'gain') give(player, effect.gain, times);
  else if (effect.kind === 'each') give(player, effect.gain, times * countOf(state, player, effect.per));
  else if (effect.kind === 'all') for (const part of effect.of) giveGain(state, player, part, times);
}

/** How many times this can be paid. */
export function timesPayable(player: Player, bundle: Bundle): number {
  const { gold = 0, strength = 0, magic = 0, points = 0 } = bundle;
  let times = Number.POSITIVE_INFINITY;
  if (gold > 0) times = Math.min(times, Math.floor(player.have[GOLD] / gold));
  if (strength > 0) times = Math.min(times, Math.floor(player.have[STRENGTH] / strength));
  if (magic > 0) times = Math.min(times, Math.floor(player.have[MAGIC] / magic));
  return points > 0 ? Math.min(times, Math.floor(player.points / points)) : times;
}

/** The same of amounts. */
export function timesAffordable({ have, points }: Player, amounts: Amounts): number {
  const score = amounts[RESOURCES.length];
  let times = score > 0 ? Math.floor(points / score) : Number.POSITIVE_INFINITY;
  for (let resource = 0; resource < RESOURCES.length; resource++) {
    if (amounts[resource] > 0) times = Math.min(times, Math.floor(have[resource] / amounts[resource]));
  }
  return times;
}

/** Events and texts carry whole bundles. */
export function scaled(bundle: Bundle, times: number): Bundle {
  const result: { -readonly [K in keyof Bundle]: number } = {};
  for (const kind of KINDS) {
    const amount = (bundle[kind] ?? 0) * times;
    if (amount !== 0) result[kind] = amount;
  }
  return result;
}

/** What a player can spend. */
export type Purse = Pick<Player, 'have' | 'points'>;

/** As it is now, to be compared later. */
export const purseOf = ({ have, points }: Player): Purse => ({ have: have.slice(), points });

/** What a player has gained since. */
export function changeOf(before: Purse, { have, points }: Purse): Bundle {
  const since = (resource: number) => have[resource] - before.have[resource];
  const change = { gold: since(GOLD), strength: since(STRENGTH), magic: since(MAGIC), points: points - before.points };
  return scaled(change, 1);
}

export function sumOf(one: Bundle, other: Bundle): Bundle {
  const result: { -readonly [K in keyof Bundle]: number } = {};
  for (const kind of KINDS) {
    const amount = (one[kind] ?? 0) + (other[kind] ?? 0);
    if (amount !== 0) result[kind] = amount;
  }
  return result;
}

export const isNothing = (bundle: Bundle): boolean => KINDS.every((kind) => (bundle[kind] ?? 0) === 0);

/** What an effect without a choice brings. */
export function plainGain(state: State, player: Holdings, effect: Effect): Bundle {
  if (effect.kind === 'gain') return effect.gain;
  if (effect.kind === 'each') return scaled(effect.gain, countOf(state, player, effect.per));
  if (effect.kind !== 'all') return {};
  return effect.of.reduce<Bundle>((sum, part) => sumOf(sum, plainGain(state, player, part)), {});
}
