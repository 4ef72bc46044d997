/**
 * Names of the things on the table a player can point at. Lands, farmers, sites and yards are those of the seat that
 * asks, counted from 1 from the left; will-3 is the third field of the plan, whatever card lies there.
 */
import type { Seat } from '@three-crowns/core';
import type { Move } from './move.ts';
import type { Palatinate } from './palatinate.ts';
import { isPlaceWork, type State } from './state.ts';
import { valuesOf } from './values.ts';
import {
  ACTIONS,
  type ActionName,
  BUILDINGS,
  FARMERS,
  GOODS,
  HARVESTS,
  LANDS,
  NO_PLACE,
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

const CARDS = ['hand-1', 'hand-2'] as const;
const slotName = (slot: number): string => `slot-${slot + 1}`;
const actionName = (action: ActionName): string => `action-${action}`;
const willName = (field: number): string => `will-${field + 1}`;
const placeName = (place: number): string => `place-${PLACES[place]}`;
const buildingName = (building: number): string => `building-${BUILDINGS[building]}`;
const landName = (at: number): string => `land-${at + 1}`;
const farmerName = (at: number): string => `farmer-${at + 1}`;
const yardName = (at: number): string => `yard-${at + 1}`;
const siteName = (at: number, site: number): string => `site-${at + 1}-${site + 1}`;
const endName = (side: number): string => `end-${SIDES[side]}`;
const unitName = (unit: number): string => (unit < GOODS.length ? `good-${GOODS[unit]}` : UNITS[unit]);
const supplyLand = (land: number): string => `supply-${LANDS[land]}`;
const supplyGood = (good: number): string => `supply-${GOODS[good]}`;
const offerName = (offer: number): string => `offer-${offer + 1}`;

// Names depend on three numbers alone; a memo of a pure function, asked at every click and key.
const KNOWN = new Map<string, ReadonlyMap<string, Target>>();

/** Every thing there is on this table, by its name. */
function thingsOf(state: State): ReadonlyMap<string, Target> {
  const { fields, travels } = valuesOf(state);
  const lands = Math.max(...state.palatinates.map((own) => own.lands.length));
  const offers = Math.max(...travels.map((travel) => travel.offers.length));
  const key = `${fields} ${lands} ${offers}`;
  const known = KNOWN.get(key) ?? listThings(fields, lands, offers);
  KNOWN.set(key, known);
  return known;
}

function listThings(fields: number, lands: number, offers: number): Map<string, Target> {
  const things = new Map<string, Target>();
  CARDS.forEach((name, card) => {
    things.set(name, { kind: 'hand', card });
  });
  for (let slot = 0; slot < SLOTS; slot++) things.set(slotName(slot), { kind: 'slot', slot });
  for (const action of ACTIONS) things.set(actionName(action), { kind: 'action', action });
  for (let field = 0; field < fields; field++) things.set(willName(field), { kind: 'will', field });
  for (let place = 0; place < PLACES.length; place++) things.set(placeName(place), { kind: 'place', place });
  for (let building = 0; building < BUILDINGS.length; building++) {
    things.set(buildingName(building), { kind: 'building', building });
  }
  for (let at = 0; at < lands; at++) addLand(at, things);
  for (let side = 0; side < SIDES.length; side++) things.set(endName(side), { kind: 'end', side });
  for (let unit = 0; unit < FARMERS; unit++) things.set(unitName(unit), { kind: 'unit', unit });
  for (let land = 0; land < LANDS.length; land++) things.set(supplyLand(land), { kind: 'supply-land', land });
  for (let good = 0; good < GOODS.length; good++) things.set(supplyGood(good), { kind: 'supply-good', good });
  things.set('levy', { kind: 'levy' });
  for (let offer = 0; offer < offers; offer++) things.set(offerName(offer), { kind: 'offer', offer });
  // As in every game, so that one key declines everywhere.
  things.set('skip', { kind: 'pass' });
  return things;
}

function addLand(at: number, things: Map<string, Target>): void {
  things.set(landName(at), { kind: 'land', at });
  things.set(farmerName(at), { kind: 'farmer', at });
  for (let site = 0; site < SITES; site++) things.set(siteName(at, site), { kind: 'site', at, site });
  things.set(yardName(at), { kind: 'yard', at });
}

export const targetNamed = (state: State, name: string): Target | undefined => thingsOf(state).get(name);

export function targets(state: State): string[] {
  return [...thingsOf(state).keys()];
}

export function targetsOf(state: State, move: Move): string[] {
  switch (move.do) {
    case 'keep':
      return [CARDS[move.card]];
    case 'lay':
      return [supplyLand(move.land)];
    case 'home':
      return [landName(move.at), siteName(move.at, 0)];
    case 'settle':
      return [...new Set(move.at)].map(landName);
    case 'stock':
      return [supplyGood(move.good)];
    case 'take':
      return [slotName(move.slot)];
    case 'harvest':
      return move.instead === move.good
        ? [actionName(HARVESTS[move.good])]
        : [actionName(HARVESTS[move.good]), supplyGood(move.instead)];
    case 'look':
      return [actionName('look'), willName(move.field)];
    case 'taxes':
    case 'educate':
    case 'develop':
      return [actionName(move.do)];
    case 'found':
      return [actionName('found'), placeName(move.place)];
    case 'erect':
      return [actionName('erect'), buildingName(move.building)];
    case 'site':
      return siteTargets(state, move.at);
    case 'pay':
      return unitTargets(move.goods);
    case 'walk':
      return [actionName('walk'), farmerName(move.from), landName(move.to)];
    case 'explore':
      return [actionName('walk'), farmerName(endOf(state, move.side)), endName(move.side), supplyLand(move.land)];
    case 'swap':
      return [actionName('swap'), unitName(move.give), supplyGood(move.get)];
    case 'birth':
      return [actionName('birth'), landName(move.at)];
    case 'sell':
      return [actionName('sell'), unitName(move.good)];
    case 'lose':
      return [farmerName(move.at)];
    case 'pledge':
    case 'neutral':
      return [willName(move.field)];
    case 'levy':
      return ['levy', ...unitTargets(move.units), ...fromTargets(move.from)];
    case 'give':
      return [offerName(move.offer), ...fromTargets(move.from)];
    case 'pass':
      return ['skip'];
  }
}

const unitTargets = (units: readonly number[]): string[] =>
  units.flatMap((count, unit) => (count > 0 && unit < FARMERS ? [unitName(unit)] : []));
const fromTargets = (from: number | undefined): string[] => (from === undefined ? [] : [farmerName(from)]);

/** Moves are listed for whoever is asked now; only one seat is asked wherever a row matters. */
function askedPalatinate(state: State): Palatinate {
  const seat: Seat = state.stack.at(-1)?.seat ?? state.turn;
  return state.palatinates[seat];
}

function endOf(state: State, side: number): number {
  return side === 0 ? 0 : askedPalatinate(state).lands.length - 1;
}

/** A place goes onto the first free site of the land, a building below it. */
function siteTargets(state: State, at: number): string[] {
  const effect = state.stack.at(-1)?.effect;
  if (effect?.kind !== 'site' || !isPlaceWork(effect.work)) return [landName(at), yardName(at)];
  const { sites } = askedPalatinate(state);
  return [landName(at), siteName(at, sites[at * SITES] === NO_PLACE ? 0 : 1)];
}
