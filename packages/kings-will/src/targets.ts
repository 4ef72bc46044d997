/**
 * Names of the things on the table a player can point at. Lands, farmers, sites and yards are those of the seat that
 * asks, counted from 1 from the left; will-3 is the third field of the plan, whatever card lies there.
 */
import { DEALT, LANDS_IN_BOX, MOST_FIELDS, MOST_OFFERS } from './content/box.ts';
import type { State } from './state.ts';
import { valuesOf } from './values.ts';
import {
  ACTIONS,
  type ActionName,
  BUILDINGS,
  FARMERS,
  GOODS,
  LANDS,
  PLACES,
  SIDES,
  SITES,
  SLOTS,
  UNITS,
} from './vocabulary.ts';

export type Target =
  | { readonly kind: 'hand'; readonly card: number }
  | { readonly kind: 'slot'; readonly slot: number }
  | { readonly kind: 'action'; readonly action: ActionName }
  | { readonly kind: 'will'; readonly field: number }
  | { readonly kind: 'place'; readonly place: number }
  | { readonly kind: 'building'; readonly building: number }
  | { readonly kind: 'land' | 'farmer' | 'yard'; readonly at: number }
  | { readonly kind: 'site'; readonly at: number; readonly site: number }
  | { readonly kind: 'end'; readonly side: number }
  /** What lies in the storehouse, and coins. */
  | { readonly kind: 'unit'; readonly unit: number }
  /** What lies beside the boards. */
  | { readonly kind: 'supply-land'; readonly land: number }
  | { readonly kind: 'supply-good'; readonly good: number }
  | { readonly kind: 'levy' }
  | { readonly kind: 'offer'; readonly offer: number }
  | { readonly kind: 'pass' };

export const LEVY = 'levy';
/** As in every game, so that one key declines everywhere. */
export const SKIP = 'skip';

export const handTarget = (card: number): string => `hand-${card + 1}`;
export const slotTarget = (slot: number): string => `slot-${slot + 1}`;
export const actionTarget = (action: ActionName): string => `action-${action}`;
export const willTarget = (field: number): string => `will-${field + 1}`;
export const placeTarget = (place: number): string => `place-${PLACES[place]}`;
export const buildingTarget = (building: number): string => `building-${BUILDINGS[building]}`;
export const landTarget = (at: number): string => `land-${at + 1}`;
export const farmerTarget = (at: number): string => `farmer-${at + 1}`;
export const yardTarget = (at: number): string => `yard-${at + 1}`;
export const siteTarget = (at: number, site: number): string => `site-${at + 1}-${site + 1}`;
export const endTarget = (side: number): string => `end-${SIDES[side]}`;
export const unitTarget = (unit: number): string => (unit < GOODS.length ? `good-${GOODS[unit]}` : UNITS[unit]);
export const supplyLandTarget = (land: number): string => `supply-${LANDS[land]}`;
export const supplyGoodTarget = (good: number): string => `supply-${GOODS[good]}`;
export const offerTarget = (offer: number): string => `offer-${offer + 1}`;

function nameOf(target: Target): string {
  switch (target.kind) {
    case 'hand':
      return handTarget(target.card);
    case 'slot':
      return slotTarget(target.slot);
    case 'action':
      return actionTarget(target.action);
    case 'will':
      return willTarget(target.field);
    case 'place':
      return placeTarget(target.place);
    case 'building':
      return buildingTarget(target.building);
    case 'land':
      return landTarget(target.at);
    case 'farmer':
      return farmerTarget(target.at);
    case 'yard':
      return yardTarget(target.at);
    case 'site':
      return siteTarget(target.at, target.site);
    case 'end':
      return endTarget(target.side);
    case 'unit':
      return unitTarget(target.unit);
    case 'supply-land':
      return supplyLandTarget(target.land);
    case 'supply-good':
      return supplyGoodTarget(target.good);
    case 'levy':
      return LEVY;
    case 'offer':
      return offerTarget(target.offer);
    case 'pass':
      return SKIP;
  }
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** Every thing there could be on a table. */
const THINGS: readonly Target[] = [
  ...upTo(DEALT).map((card): Target => ({ kind: 'hand', card })),
  ...upTo(SLOTS).map((slot): Target => ({ kind: 'slot', slot })),
  ...ACTIONS.map((action): Target => ({ kind: 'action', action })),
  ...upTo(MOST_FIELDS).map((field): Target => ({ kind: 'will', field })),
  ...upTo(PLACES.length).map((place): Target => ({ kind: 'place', place })),
  ...upTo(BUILDINGS.length).map((building): Target => ({ kind: 'building', building })),
  ...upTo(LANDS_IN_BOX).flatMap((at): Target[] => [
    { kind: 'land', at },
    { kind: 'farmer', at },
    ...upTo(SITES).map((site): Target => ({ kind: 'site', at, site })),
    { kind: 'yard', at },
  ]),
  ...upTo(SIDES.length).map((side): Target => ({ kind: 'end', side })),
  ...upTo(FARMERS).map((unit): Target => ({ kind: 'unit', unit })),
  ...upTo(LANDS.length).map((land): Target => ({ kind: 'supply-land', land })),
  ...upTo(GOODS.length).map((good): Target => ({ kind: 'supply-good', good })),
  { kind: 'levy' },
  ...upTo(MOST_OFFERS).map((offer): Target => ({ kind: 'offer', offer })),
  { kind: 'pass' },
];
const BY_NAME: ReadonlyMap<string, Target> = new Map(THINGS.map((target) => [nameOf(target), target]));

/** The thing of this name, whether this table has it or not. */
export const parseTarget = (name: string): Target | undefined => BY_NAME.get(name);

/** There are as many lands as the longest row has, and as many fields and offers as the content says. */
function isOnTable({ palatinates, values }: State, target: Target): boolean {
  switch (target.kind) {
    case 'will':
      return target.field < valuesOf({ values }).fields;
    case 'land':
    case 'farmer':
    case 'yard':
    case 'site':
      return palatinates.some(({ lands }) => target.at < lands.length);
    case 'offer':
      return valuesOf({ values }).travels.some(({ offers }) => target.offer < offers.length);
    default:
      return true;
  }
}

export function targetNamed(state: State, name: string): Target | undefined {
  const target = parseTarget(name);
  return target !== undefined && isOnTable(state, target) ? target : undefined;
}

export const targets = (state: State): string[] => THINGS.filter((target) => isOnTable(state, target)).map(nameOf);
