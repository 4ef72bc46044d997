/** Why a good cannot be given, or not be got. */
import type { Reason, Seat } from '@three-crowns/core';
import { hasAdvance } from '../effects/payments.ts';
import { storeOf } from '../palatinate.ts';
import type { State } from '../state.ts';
import { goodName } from '../texts/names.ts';
import { valuesOf } from '../values.ts';
import { type Ask, COINS, type Good, HARVESTS } from '../vocabulary.ts';
import { because, offeredActions, unused, workFirst } from './because.ts';
import { unitName } from './costs.ts';

/** What lies in the own storehouse, and coins. */
export function whyNotUnit(state: State, ask: Ask, { unit }: { readonly unit: number }, seat: Seat): Reason {
  switch (ask) {
    case 'pay':
      return unit === COINS ? because('coins-fixed', '12') : because('unit-unused', '46', { unit: unitName(unit) });
    case 'levy':
      return because('unit-unused', '27', { unit: unitName(unit) });
    default:
      return whyNotTraded(state, ask, unit, seat);
  }
}

function whyNotTraded(state: State, ask: Ask, unit: number, seat: Seat): Reason {
  const offered = offeredActions(state, ask);
  const isTrading = ask === 'trade' || offered.includes('swap') || offered.includes('sell');
  if (isTrading && unit !== COINS) return missing(state, unit, seat);
  return workFirst(state, ask, seat) ?? unused(state, ask);
}

function missing(state: State, unit: number, seat: Seat): Reason {
  return state.palatinates[seat].goods.every((count) => count === 0)
    ? because('store-empty', 'RULEBOOK')
    : because('unit-none', 'RULEBOOK', { good: unitName(unit) });
}

/** What is got: at the start, in a swap, or for a harvested good. */
export function whyNotSupplyGood(state: State, ask: Ask, { good }: { readonly good: Good }, seat: Seat): Reason {
  const own = state.palatinates[seat];
  if (ask === 'stock') {
    return because('store-full', '10', { good: goodName(good), store: storeOf(valuesOf(state), own) });
  }
  const offered = offeredActions(state, ask);
  if (ask === 'trade' || offered.includes('swap')) {
    return own.goods[good] > 0
      ? because('swap-same', 'RULEBOOK', { good: goodName(good) })
      : because('store-empty', 'RULEBOOK');
  }
  return HARVESTS.some((action) => offered.includes(action))
    ? whyNotExchange(state, ask, good, seat)
    : unused(state, ask);
}

/** 9: development 5, once per use of a tile, and only for something received. */
function whyNotExchange(state: State, ask: Ask, good: Good, seat: Seat): Reason {
  const { development } = valuesOf(state);
  const own = state.palatinates[seat];
  if (!hasAdvance(development, own.development, 'exchange')) {
    const step = development.findIndex(({ kind }) => kind === 'exchange') + 1;
    // A custom table may have no such step.
    if (step === 0) return unused(state, ask);
    return because('no-exchange', '9', { step, development: own.development });
  }
  if (((state.exchanged >> seat) & 1) === 1) return because('exchanged', '9');
  return because('exchange-nothing', '9', { good: goodName(good) });
}
