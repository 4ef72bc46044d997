/** Messages for the things every sentence names. */
import { type Arg, type Message, type Seat, UNKNOWN } from '@three-crowns/core';
import type { Units } from '../values.ts';
import {
  type ActionName,
  BUILDINGS,
  GOODS,
  LANDS,
  NO_WILL,
  PLACES,
  SIDES,
  TILES,
  TRAVELS,
  type Travel,
  UNITS,
  WILLS,
  type Will,
} from '../vocabulary.ts';
import type { Key } from './en.ts';

export function message(key: Key, args?: Readonly<Record<string, Arg>>): Message {
  return args === undefined ? { key } : { key, args };
}

/** Seats count from 1 in texts. */
export const player = (seat: Seat): Message => message('player', { seat: seat + 1 });
export const players = (seats: readonly Seat[]): Message[] => seats.map(player);
export const goodName = (good: number): Message => message(`good.${GOODS[good]}`);
export const landName = (land: number): Message => message(`land.${LANDS[land]}`);
export const placeName = (place: number): Message => message(`place.${PLACES[place]}`);
export const buildingName = (building: number): Message => message(`building.${BUILDINGS[building]}`);
export const tileName = (tile: number): Message => message(`tile.${TILES[tile]}`);
export const actionName = (action: ActionName): Message => message(`action.${action}`);
export const sideName = (side: number): Message => message(`side.${SIDES[side]}`);
/** As the object of a sentence. */
export const oneLand = (land: number): Message => message(`one.${LANDS[land]}`);
export const onePlace = (place: number): Message => message(`one.${PLACES[place]}`);
export const theBuilding = (building: number): Message => message(`the.${BUILDINGS[building]}`);

export const willName = (will: Will): Message =>
  will === UNKNOWN || will === NO_WILL
    ? message('will.unknown')
    : message('will', { letter: WILLS[will], topic: message(`topic.${WILLS[will]}`) });
export const travelName = (travel: Travel): Message =>
  travel === UNKNOWN ? message('travel.unknown') : message('travel', { name: TRAVELS[travel] });

/** A land by its kind and its place in the row. */
export const landAt = (at: number, land: number): Message => message(`land-at.${LANDS[land]}`, { number: at + 1 });

/** A mood as the scale prints it. */
export const signed = (mood: number): string => `${mood}`.replace('-', '−');
export const points = (count: number): Message => message('points', { count });
export const some = (unit: number, count: number): Message => message(`some.${UNITS[unit]}`, { count });

/** What is paid, joined; nothing has a word of its own. */
export function unitList(units: Units): Message {
  const parts = units.flatMap((count, unit) => (count > 0 ? [some(unit, count)] : []));
  if (parts.length === 1) return parts[0];
  return parts.length === 0 ? message('nothing') : message('list', { parts });
}
