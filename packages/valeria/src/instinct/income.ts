/** What a round of everybody's rolls brings a player, on average, by kind. */
import { contentOf } from '../cards.ts';
import { RESTING_SEATS, SEATS } from '../content/box.ts';
import { BASE } from '../content/tables.ts';
import type { Bundle, Content, Count, Effect, Power } from '../content/types.ts';
import { countOf } from '../counting.ts';
import type { Player, State } from '../state.ts';
import { FIRST_DOMAIN, FIRST_STARTER, KINDS, SLOTS } from '../vocabulary.ts';
import { CHANCES } from '../wakings.ts';
import { heraldChance } from './herald.ts';

/** Behind the kinds of a bundle: what comes as any resource the player likes. */
export const ANY = KINDS.length;
export const INCOMES = KINDS.length + 1;

/** A trade is not always wanted, a theft finds not always enough, an occasion does not come every round. */
const TRADE_USE = 0.6;
const THEFT_USE = 0.7;
const OCCASIONS = 0.8;
const DOUBLE = 1 / 6;

/** What something brings once: amounts by kind, and amounts for each of what the player has. */
interface Yielding {
  readonly plain: number[];
  readonly each: { readonly per: Count; readonly amounts: number[] }[];
}

/** What cards bring in a round, by the number of others' rolls that are harvested. */
interface Yields {
  readonly slots: readonly number[];
  /** By others' rolls and producer. */
  readonly producers: readonly (readonly Yielding[])[];
  /** By others' rolls and domain. */
  readonly domains: readonly (readonly Yielding[])[];
}

const nothing = (): number[] => Array<number>(INCOMES).fill(0);

function add(amounts: number[], bundle: Bundle, times: number): void {
  for (let kind = 0; kind < KINDS.length; kind++) amounts[kind] += (bundle[KINDS[kind]] ?? 0) * times;
}

const sizeOf = (effect: Effect): number => yieldingOf(effect, 1).plain.reduce((sum, amount) => sum + amount, 0);

function yieldingOf(effect: Effect, times: number): Yielding {
  const plain = nothing();
  const each: Yielding['each'] = [];
  const collect = (part: Effect): void => {
    switch (part.kind) {
      case 'gain':
        add(plain, part.gain, times);
        break;
      case 'each': {
        const amounts = nothing();
        add(amounts, part.gain, times);
        each.push({ per: part.per, amounts });
        break;
      }
      case 'all':
        part.of.forEach(collect);
        break;
      case 'either':
        plain[ANY] += times * Math.max(...part.of.map(sizeOf));
        break;
      case 'trade':
        add(plain, part.get, times * TRADE_USE);
        add(plain, part.pay, -times * TRADE_USE);
        break;
      case 'steal':
        plain[ANY] += times * THEFT_USE * part.amount;
    }
  };
  collect(effect);
  return { plain, each };
}

/** By occasion: how often it comes in an own turn. */
const OFTEN: { readonly [W in Power['when']]?: number } = {
  'action-start': 1,
  'action-end': 1,
  citizen: OCCASIONS,
  monster: OCCASIONS,
};

function powerYield(power: Power, others: number): Yielding {
  if (!('effect' in power)) return { plain: nothing(), each: [] };
  return yieldingOf(power.effect, power.when === 'double' ? DOUBLE * (1 + others) : (OFTEN[power.when] ?? 0));
}

function together(one: Yielding, two: Yielding): Yielding {
  return { plain: one.plain.map((amount, kind) => amount + two.plain[kind]), each: [...one.each, ...two.each] };
}

const MOST_OTHERS = SEATS.max - 1;

function makeYields(content: Content): Yields {
  const rows = [...content.citizens, ...content.starters];
  const slots = rows.map(({ slot }) => (slot === undefined ? SLOTS.length : SLOTS.indexOf(slot)));
  const byOthers = <T>(of: (others: number) => T): T[] =>
    Array.from({ length: MOST_OTHERS + 1 }, (_, others) => of(others));
  return {
    slots,
    producers: byOthers((others) =>
      rows.map(({ left, right }, card) => {
        const chance = CHANCES[slots[card]] ?? 0;
        return together(yieldingOf(left, chance), yieldingOf(right, chance * others));
      }),
    ),
    domains: byOthers((others) => content.domains.map(({ power }) => powerYield(power, others))),
  };
}

/** A memo of a pure function: it can never change a result. */
const made = new WeakMap<Content, Yields>();

function yieldsFor(content: Content): Yields {
  const known = made.get(content);
  if (known !== undefined) return known;
  const yields = makeYields(content);
  made.set(content, yields);
  return yields;
}

const BASE_YIELDS = yieldsFor(BASE);

/** Rolls of others that a player harvests from, in a round: with five one rests (A35); alone there is a second harvest. */
function othersRolls({ players }: State): number {
  if (players.length === 1) return 1;
  return players.length === RESTING_SEATS ? players.length - 2 : players.length - 1;
}

/** Writes `INCOMES` numbers from `at` on. */
export function fillIncome(state: State, player: Player, out: Float64Array, at: number): void {
  const yields = state.custom === null ? BASE_YIELDS : yieldsFor(contentOf(state));
  const others = othersRolls(state);
  const producers = yields.producers[others];
  out.fill(0, at, at + INCOMES);
  let slots = 0;
  for (let card = 0; card < producers.length; card++) {
    const owned = card < FIRST_STARTER ? player.citizens[card] : 1;
    if (owned === 0 || yields.slots[card] === SLOTS.length) continue;
    slots |= 1 << yields.slots[card];
    collect(state, player, producers[card], owned, out, at);
  }
  const domains = yields.domains[others];
  for (let i = 0; i < player.domains.length; i++) {
    collect(state, player, domains[player.domains[i] - FIRST_DOMAIN], 1, out, at);
  }
  out[at + ANY] += (1 + others) * heraldChance(slots);
}

function collect(
  state: State,
  player: Player,
  { plain, each }: Yielding,
  times: number,
  out: Float64Array,
  at: number,
): void {
  for (let kind = 0; kind < INCOMES; kind++) out[at + kind] += times * plain[kind];
  for (let i = 0; i < each.length; i++) {
    const count = times * countOf(state, player, each[i].per);
    for (let kind = 0; kind < INCOMES; kind++) out[at + kind] += count * each[i].amounts[kind];
  }
}
