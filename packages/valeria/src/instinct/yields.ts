/** What cards bring, by kind, as numbers that can be added up: worked out once for each table. */
import { memoOf } from '@three-crowns/core';
import { SEATS } from '../content/box.ts';
import { BASE } from '../content/tables.ts';
import type { Bundle, Content, Count, Effect, Power } from '../content/types.ts';
import type { State } from '../state.ts';
import { KINDS, SLOTS } from '../vocabulary.ts';
import { CHANCES } from '../wakings.ts';

/** Behind the kinds of a bundle: what comes as any resource the player likes. */
export const ANY = KINDS.length;
export const INCOMES = KINDS.length + 1;

/** A trade is not always wanted, a theft finds not always enough, an occasion does not come every round. */
const TRADE_USE = 0.6;
const THEFT_USE = 0.7;
const OCCASIONS = 0.8;
const DOUBLE = 1 / 6;
/** A citizen for nothing, a monster more: about what such a card costs. */
const A_CARD = 3;

/** What something brings once: amounts by kind, and amounts for each of what the player has. */
export interface Yielding {
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
  /** At once: by monster and event what is got for slaying it, and by domain. */
  readonly rewards: readonly Yielding[];
  readonly built: readonly Yielding[];
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
        break;
      default:
        plain[ANY] += times * A_CARD;
    }
  };
  collect(effect);
  return { plain, each };
}

const NOTHING: Yielding = { plain: nothing(), each: [] };

/** By occasion: how often it comes in an own turn. */
const OFTEN: { readonly [W in Power['when']]?: number } = {
  'action-start': 1,
  'action-end': 1,
  citizen: OCCASIONS,
  monster: OCCASIONS,
};

function powerYield(power: Power, others: number): Yielding {
  if (!('effect' in power)) return NOTHING;
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
    rewards: [...content.monsters, ...content.events].map(({ reward }) => yieldingOf(reward, 1)),
    built: content.domains.map(({ power }) => (power.when === 'now' ? yieldingOf(power.effect, 1) : NOTHING)),
  };
}

const yieldsFor = memoOf(makeYields);
const BASE_YIELDS = yieldsFor(BASE);

export const yieldsOf = (state: State): Yields => (state.custom === null ? BASE_YIELDS : yieldsFor(state.custom));
