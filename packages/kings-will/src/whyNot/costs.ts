/** Why a place or a building cannot be built. */
import type { Message, Reason, Seat } from '@three-crowns/core';
import { costOf, discountOf } from '../effects/payments.ts';
import { canFoundSomewhere, isOnMarket } from '../moves/build.ts';
import type { Palatinate } from '../palatinate.ts';
import { isPlaceWork, type State, type Work, workOf } from '../state.ts';
import { buildingName, message, placeName, player, some, unitList } from '../texts/names.ts';
import { workName } from '../texts/prompts.ts';
import { type Units, valuesOf } from '../values.ts';
import { type Ask, type Building, COINS, FARMERS, GOODS, NO_BUILDING, type Place } from '../vocabulary.ts';
import { because, finishFirst, isActing, offeredActions, otherAction } from './because.ts';

/** What somebody has: of everything, or of what is asked for. */
export function ownUnits(own: Palatinate, asked?: Units): { readonly own: Message } {
  const have = [...own.goods, own.coins];
  const parts = have.flatMap((count, unit) => (asked === undefined || asked[unit] > 0 ? [some(unit, count)] : []));
  return { own: message('list', { parts }) };
}

export function whyNotPlace(state: State, ask: Ask, { place }: { readonly place: Place }, seat: Seat): Reason {
  if (!isActing(ask)) return finishFirst(ask);
  if (!offeredActions(state, ask).includes('found')) return otherAction(ask, state, 'found');
  if (state.placesLeft[place] === 0) return because('place-gone', '36', { place: placeName(place) });
  const own = state.palatinates[seat];
  return canFoundSomewhere(own) ? tooDear(state, own, place) : because('no-site', 'RULEBOOK');
}

type Erected = { readonly building: Building };

export function whyNotBuilding(state: State, ask: Ask, { building }: Erected, seat: Seat): Reason {
  if (!isActing(ask)) return finishFirst(ask);
  if (!offeredActions(state, ask).includes('erect')) return otherAction(ask, state, 'erect');
  if (!isOnMarket(state, building)) {
    const owner = state.palatinates.findIndex(({ buildings }) => buildings.includes(building));
    return because('building-gone', '36', { building: buildingName(building), player: player(owner) });
  }
  const own = state.palatinates[seat];
  return own.buildings.includes(NO_BUILDING) ? tooDear(state, own, workOf(building)) : because('no-yard', '15');
}

function tooDear(state: State, own: Palatinate, work: Work): Reason {
  const values = valuesOf(state);
  const cost = costOf(values, work);
  const goods = cost.slice(0, GOODS.length).reduce((sum, count) => sum + count, 0);
  const less = Math.min(discountOf(values, own, work), goods);
  // 11 is for what education makes cheaper, which are places; what a thing costs the rulebook says plainly.
  return because('too-dear', isPlaceWork(work) && less > 0 ? '11' : 'RULEBOOK', {
    work: workName(work),
    cost: unitList(cost),
    less,
    ...ownUnits(own, cost.slice(0, FARMERS)),
  });
}

/** Goods have names of their own; coins are counted. */
export const unitName = (unit: number): Message =>
  unit === COINS ? message('many.coins') : message(`good.${GOODS[unit]}`);
