/** What one player owns, and the small questions everybody asks of it. */
import type { Modifier } from './abilities.ts';
import type { Values } from './values.ts';
import { type Building, type Land, NO_BUILDING, NO_PLACE, type Place, SITES } from './vocabulary.ts';

export interface Palatinate {
  points: number;
  coins: number;
  /** Steps above the lowest mood: 4 is the start, printed 0. */
  mood: number;
  education: number;
  development: number;
  /** By good. */
  goods: number[];
  /** Has the extension of the storehouse (38). */
  extended: boolean;
  /** From left to right: the lands, the farmers on each, the building below each. */
  lands: Land[];
  farmers: number[];
  buildings: Building[];
  /** Two entries a land: what stands on its sites. */
  sites: Place[];
}

export function clonePalatinate(own: Palatinate): Palatinate {
  return {
    points: own.points,
    coins: own.coins,
    mood: own.mood,
    education: own.education,
    development: own.development,
    goods: own.goods.slice(),
    extended: own.extended,
    lands: own.lands.slice(),
    farmers: own.farmers.slice(),
    buildings: own.buildings.slice(),
    sites: own.sites.slice(),
  };
}

export function farmersOf(own: Palatinate): number {
  let count = 0;
  for (let at = 0; at < own.farmers.length; at++) count += own.farmers[at];
  return count;
}

/** Places on a land: none, one, or two at a lake. */
export function placesOn(own: Palatinate, at: number): number {
  return Number(own.sites[at * SITES] < NO_PLACE) + Number(own.sites[at * SITES + 1] < NO_PLACE);
}

export function hasFreeSite(own: Palatinate, at: number): boolean {
  return own.sites[at * SITES] === NO_PLACE || own.sites[at * SITES + 1] === NO_PLACE;
}

/** 16: onto the first free site of a land that has one. */
export function putPlace(own: Palatinate, at: number, place: Place): void {
  if (!hasFreeSite(own, at)) throw new Error(`land ${at + 1} has no free site`);
  const first = at * SITES;
  own.sites[own.sites[first] === NO_PLACE ? first : first + 1] = place;
}

/** How many farmers may stand on a land: two, or as many as a village there allows (16). */
export function roomOn(values: Values, own: Palatinate, at: number): number {
  let room = values.numbers.farmersPerLand;
  for (let site = at * SITES; site < (at + 1) * SITES; site++) {
    if (own.sites[site] < NO_PLACE) room = Math.max(room, values.places[own.sites[site]].room);
  }
  return room;
}

/** A farmstead or a village stands there: offspring has a home. */
export function hasHome(values: Values, own: Palatinate, at: number): boolean {
  for (let site = at * SITES; site < (at + 1) * SITES; site++) {
    if (own.sites[site] < NO_PLACE && values.places[own.sites[site]].isHome) return true;
  }
  return false;
}

/** What the buildings of a palatinate add to a number. */
export function bonusOf(values: Values, own: Palatinate, kind: Modifier): number {
  let sum = 0;
  for (const building of own.buildings) {
    if (building === NO_BUILDING) continue;
    const { ability } = values.buildings[building];
    if (ability.kind === kind) sum += ability.by;
  }
  return sum;
}

export function hasAbility(values: Values, own: Palatinate, kind: 'births' | 'calm'): boolean {
  for (const building of own.buildings) {
    if (building !== NO_BUILDING && values.buildings[building].ability.kind === kind) return true;
  }
  return false;
}

/** 38: a place stands there that brings the extension of the storehouse. */
export function ownsExtension(values: Values, own: Palatinate): boolean {
  return own.sites.some((place) => place < NO_PLACE && values.places[place].extends);
}

/** How many of each good the storehouse holds. */
export function storeOf(values: Values, own: Palatinate): number {
  const { store, extension } = values.numbers;
  return (own.extended ? extension : store) + bonusOf(values, own, 'store');
}
