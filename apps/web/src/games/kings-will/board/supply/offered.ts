/** What a building of the market would mean to a seat: what it lacks to pay, and which symbols it would complete. */
import type { State } from '@three-crowns/kings-will';
import {
  BUILDINGS,
  type Building,
  canAfford,
  canSubstitute,
  costOf,
  discountOf,
  GOODS,
  isOnMarket,
  NO_BUILDING,
  seamAt,
  type Units,
  valuesOf,
  type Work,
  workOf,
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

/** What is left on the market, by number. */
export const leftOf = (state: State): Building[] =>
  BUILDINGS.map((_, building) => building).filter((building) => isOnMarket(state, building));

/** All that are left: what completes most stands first, then what can be paid. */
export function foremost(state: State, seat: number): Building[] {
  const values = valuesOf(state);
  const rank = (building: Building): number => {
    const best = bestFit(fitsOf(state, seat, building));
    const isOpen = canAfford(values, state.palatinates[seat], workOf(building));
    return 2 * (best === undefined ? 0 : worth(best)) + (isOpen ? 1 : 0);
  };
  return leftOf(state)
    .map((building) => ({ building, rank: rank(building) }))
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ building }) => building);
}

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
