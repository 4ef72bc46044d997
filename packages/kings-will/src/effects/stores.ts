/** Goods and coins come and go. What is above a limit is lost (10). */
import { type Palatinate, storeOf } from '../palatinate.ts';
import type { State } from '../state.ts';
import { type Units, valuesOf } from '../values.ts';
import { COINS, GOODS, type Good } from '../vocabulary.ts';

/** Returns how many did not fit. */
export function addGoods(state: State, own: Palatinate, good: Good, count: number): number {
  const kept = Math.min(own.goods[good] + count, Math.max(own.goods[good], storeOf(valuesOf(state), own)));
  const lost = own.goods[good] + count - kept;
  own.goods[good] = kept;
  return lost;
}

/** Returns how many were above the end of the scale. */
export function addCoins(state: State, own: Palatinate, count: number): number {
  const kept = Math.min(own.coins + count, valuesOf(state).numbers.money);
  const lost = own.coins + count - kept;
  own.coins = kept;
  return lost;
}

export function hasUnits(own: Palatinate, units: Units): boolean {
  for (let good = 0; good < GOODS.length; good++) if (own.goods[good] < units[good]) return false;
  return own.coins >= units[COINS];
}

/** Goods and coins; a farmer is given by his land (see people.ts). */
export function payUnits(own: Palatinate, units: Units): void {
  for (let good = 0; good < GOODS.length; good++) own.goods[good] -= units[good];
  own.coins -= units[COINS];
}

/** 21: losses stop at 0. */
export function losePoints(own: Palatinate, points: number): void {
  own.points = Math.max(0, own.points - points);
}
