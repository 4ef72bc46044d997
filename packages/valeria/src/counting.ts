/** What a player has of something, and bundles of resources given and taken. */
import { contentOf, domainRow, monsterRow, tablesOf } from './cards.ts';
import type { Bundle, Count, Effect } from './content/types.ts';
import type { Player, State } from './state.ts';
import { CITIZENS, GOLD, MAGIC, RESOURCES, ROLES, STRENGTH } from './vocabulary.ts';

/** The cards a duke, a reward or a citizen counts; players and the Dark Lord alike. */
export type Holdings = Pick<Player, 'citizens' | 'domains' | 'monsters'>;

export function countOf(state: State, holdings: Holdings, count: Count): number {
  switch (count.of) {
    case 'role':
      return citizensWith(state, holdings, ROLES.indexOf(count.role));
    case 'icon':
      return citizensWith(state, holdings, ROLES.indexOf(count.role)) + iconsOn(state, holdings, count.role);
    case 'named': {
      const kind = CITIZENS.indexOf(count.citizen);
      return holdings.citizens[kind] + tablesOf(state).namesakes[kind];
    }
    case 'area':
      return holdings.monsters.filter((card) => {
        const row = monsterRow(state, card);
        return 'area' in row && row.area === count.area;
      }).length;
    case 'type':
      return holdings.monsters.filter((card) => monsterRow(state, card).type === count.type).length;
    case 'citizens':
      return citizenCount(holdings);
    case 'monsters':
      return holdings.monsters.length;
    case 'domains':
      return holdings.domains.length;
  }
}

export function citizensWith(state: State, { citizens }: Holdings, role: number): number {
  const { roles } = tablesOf(state);
  let count = 0;
  for (let kind = 0; kind < citizens.length; kind++) if (roles[kind] === role) count += citizens[kind];
  return count;
}

function iconsOn(state: State, { domains }: Holdings, role: string): number {
  let count = 0;
  for (const card of domains) for (const icon of domainRow(state, card).icons) if (icon === role) count += 1;
  return count;
}

export function citizenCount({ citizens }: Holdings): number {
  let count = 0;
  for (const owned of citizens) count += owned;
  return count;
}

/** A28: everything that lies before a player, slain monsters excepted. */
export function tableauSize(state: State, holdings: Holdings): number {
  return contentOf(state).starters.length + citizenCount(holdings) + holdings.domains.length;
}

export function give(player: Player, bundle: Bundle, times = 1): void {
  player.have[GOLD] += (bundle.gold ?? 0) * times;
  player.have[STRENGTH] += (bundle.strength ?? 0) * times;
  player.have[MAGIC] += (bundle.magic ?? 0) * times;
  player.points += (bundle.points ?? 0) * times;
}

export function pay(player: Player, bundle: Bundle, times = 1): void {
  give(player, bundle, -times);
}

/** How many times this can be paid. */
export function timesPayable(player: Player, bundle: Bundle): number {
  let times = Number.POSITIVE_INFINITY;
  for (let resource = 0; resource < RESOURCES.length; resource++) {
    const price = bundle[RESOURCES[resource]] ?? 0;
    if (price > 0) times = Math.min(times, Math.floor(player.have[resource] / price));
  }
  const price = bundle.points ?? 0;
  return price > 0 ? Math.min(times, Math.floor(player.points / price)) : times;
}

/** Events and texts carry whole bundles. */
export function scaled(bundle: Bundle, times: number): Bundle {
  const result: { -readonly [K in keyof Bundle]: number } = {};
  for (const key of ['gold', 'strength', 'magic', 'points'] as const) {
    const amount = (bundle[key] ?? 0) * times;
    if (amount !== 0) result[key] = amount;
  }
  return result;
}

export function sumOf(one: Bundle, other: Bundle): Bundle {
  const result: { -readonly [K in keyof Bundle]: number } = {};
  for (const key of ['gold', 'strength', 'magic', 'points'] as const) {
    const amount = (one[key] ?? 0) + (other[key] ?? 0);
    if (amount !== 0) result[key] = amount;
  }
  return result;
}

/** What an effect without a choice brings. */
export function plainGain(state: State, player: Holdings, effect: Effect): Bundle {
  if (effect.kind === 'gain') return effect.gain;
  if (effect.kind === 'each') return scaled(effect.gain, countOf(state, player, effect.per));
  if (effect.kind !== 'all') return {};
  return effect.of.reduce<Bundle>((sum, part) => sumOf(sum, plainGain(state, player, part)), {});
}
