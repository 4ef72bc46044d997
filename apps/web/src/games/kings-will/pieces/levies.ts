/** What a palatinate lacks for the mandatory levy of this round. */
import type { State } from '@three-crowns/kings-will';
import { demandsOn, FARMERS, farmersOf, GOODS, type Palatinate } from '@three-crowns/kings-will/board';

/** 28: the last farmer cannot be given. */
const heldOf = (own: Palatinate, unit: number): number =>
  unit < GOODS.length ? own.goods[unit] : unit === FARMERS ? farmersOf(own) - 1 : own.coins;

/** Undefined where one of the demands can be paid; else what the first one lacks. */
export function missingFor(state: State, own: Palatinate): readonly number[] | undefined {
  const short = demandsOn(state, own).map((units) =>
    units.map((count, unit) => Math.max(0, count - heldOf(own, unit))),
  );
  return short.some((units) => units.every((count) => count === 0)) ? undefined : short[0];
}
