/** What a place or a building can be paid with: every distinct way, once (11, 12, 46). */
import { memoOf } from '@three-crowns/core';
import type { Advance } from '../abilities.ts';
import { bonusOf, type Palatinate } from '../palatinate.ts';
import { buildingOf, isPlaceWork, type Work } from '../state.ts';
import type { Units, Values } from '../values.ts';
import { COINS, GOODS, PLACES } from '../vocabulary.ts';

export function costOf(values: Values, work: Work): Units {
  return isPlaceWork(work) ? values.places[work].cost : values.buildings[buildingOf(work)].cost;
}

/** Goods of choice less: education for places, the Masons' Lodge for buildings. Compulsory (46). */
export function discountOf(values: Values, own: Palatinate, work: Work): number {
  if (!isPlaceWork(work)) return bonusOf(values, own, 'discount');
  let discount = 0;
  for (let step = 0; step < own.education; step++) {
    const effect = values.education[step];
    if (effect.kind === 'discount' && effect.place === PLACES[work]) discount += 1;
  }
  return discount;
}

export const canSubstitute = (values: Values, own: Palatinate): boolean =>
  hasAdvance(values.education, own.education, 'substitute');

/** Whether a step that brings this has been reached. */
export function hasAdvance(scale: readonly Advance[], reached: number, kind: Advance['kind']): boolean {
  for (let step = 0; step < reached; step++) if (scale[step].kind === kind) return true;
  return false;
}

/** Exactly when there is a payment, worked out without listing them. */
export const canAfford = (values: Values, own: Palatinate, work: Work): boolean =>
  canPay(own, costOf(values, work), discountOf(values, own, work), canSubstitute(values, own));

export function canPay(own: Palatinate, cost: Units, discount: number, substitute: boolean): boolean {
  if (own.coins < cost[COINS]) return false;
  let lacking = 0;
  let spare = 0;
  for (let good = 0; good < GOODS.length; good++) {
    const left = own.goods[good] - cost[good];
    if (left < 0) lacking -= left;
    else spare += left;
  }
  return lacking <= discount || (substitute && lacking === discount + 1 && spare > 0);
}

/** The goods of each payment, in an order that depends on the cost alone. */
export function paymentsFor(values: Values, own: Palatinate, work: Work): Units[] {
  const ways: Units[] = [];
  for (const way of waysOf(costOf(values, work), discountOf(values, own, work), canSubstitute(values, own))) {
    if (hasGoods(own, way)) ways.push(way);
  }
  return ways;
}

function hasGoods(own: Palatinate, goods: Units): boolean {
  for (let good = 0; good < GOODS.length; good++) if (own.goods[good] < goods[good]) return false;
  return true;
}

/** By cost, then by discount and substitute. */
const waysKnown = memoOf((_cost: Units): Units[][] => []);

function waysOf(cost: Units, discount: number, substitute: boolean): readonly Units[] {
  const known = waysKnown(cost);
  const key = 2 * discount + Number(substitute);
  known[key] ??= waysFor(cost, discount, substitute);
  return known[key];
}

function waysFor(cost: Units, discount: number, substitute: boolean): Units[] {
  let ways = [cost.slice(0, GOODS.length)];
  for (let left = discount; left > 0; left--) ways = distinct(ways.flatMap(oneLess));
  return substitute ? distinct([...ways, ...ways.flatMap(oneReplaced)]) : ways;
}

/** 11: never below nothing. */
function oneLess(way: number[]): number[][] {
  const ways: number[][] = [];
  for (let good = 0; good < GOODS.length; good++) if (way[good] > 0) ways.push(way.with(good, way[good] - 1));
  return ways.length > 0 ? ways : [way];
}

function oneReplaced(way: number[]): number[][] {
  return oneLess(way).flatMap((less) => (less === way ? [] : GOODS.map((_, good) => less.with(good, less[good] + 1))));
}

function distinct(ways: readonly number[][]): number[][] {
  const found = new Map<string, number[]>();
  for (const way of ways) {
    const key = way.join();
    if (!found.has(key)) found.set(key, way);
  }
  return [...found.values()];
}
