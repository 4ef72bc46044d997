/** What a building of the market would mean to a seat: what it lacks to pay, and which symbols it would complete. */
import type { State } from '@three-crowns/kings-will';
import {
  type Building,
  canSubstitute,
  costOf,
  discountOf,
  GOODS,
  NO_BUILDING,
  seamAt,
  type Units,
  valuesOf,
  type Work,
} from '@three-crowns/kings-will/board';

/** A building below a land, and what it completes there. */
export interface Fit {
  readonly at: number;
  /** Points of the symbols at its sides; 0 where nothing is completed. */
  readonly left: number;
  readonly right: number;
}

/** Every free yard of the seat, as it would be with the building. */
export function fitsOf(state: State, seat: number, building: Building): Fit[] {
  const values = valuesOf(state);
  const own = state.palatinates[seat];
  return own.buildings.flatMap((here, at): Fit[] => {
    if (here !== NO_BUILDING) return [];
    const built = { ...own, buildings: own.buildings.with(at, building) };
    return [{ at, left: seamAt(values, built, at), right: seamAt(values, built, at + 1) }];
  });
}

/** The yard where it completes most; the first of equal ones. */
export const bestFit = (fits: readonly Fit[]): Fit | undefined =>
  fits.reduce<Fit | undefined>((best, fit) => (best === undefined || worth(fit) > worth(best) ? fit : best), undefined);

export const worth = ({ left, right }: Fit): number => left + right;

/** By unit: what is missing of what cannot be afforded. What is let off or replaced is what is missing most. */
export function lackingFor(state: State, seat: number, work: Work): Units {
  const values = valuesOf(state);
  const own = state.palatinates[seat];
  const cost = costOf(values, work);
  // What is built costs no farmers.
  const lacking = [...own.goods, own.coins].map((count, unit) => Math.max(0, cost[unit] - count));
  const hasSpare = own.goods.some((count, good) => count > cost[good]);
  const replaced = canSubstitute(values, own) && hasSpare ? 1 : 0;
  for (let left = discountOf(values, own, work) + replaced; left > 0; left--) {
    const goods = lacking.slice(0, GOODS.length);
    const most = goods.indexOf(Math.max(...goods));
    if (lacking[most] > 0) lacking[most] -= 1;
  }
  return lacking;
}
