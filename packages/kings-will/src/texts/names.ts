/** Messages for the things every sentence names. */
import { type Arg, type Message, type Seat, UNKNOWN } from '@three-crowns/core';
import type { Units } from '../values.ts';
import { BUILDINGS, GOODS, LANDS, NO_WILL, PLACES, SIDES, TILES, UNITS, WILLS, type Will } from '../words.ts';
import type { Key } from './en.ts';

export function message(key: Key, args?: Readonly<Record<string, Arg>>): Message {
  return args === undefined ? { key } : { key, args };
}

/** Seats count from 1 in texts. */
export const player = (seat: Seat): Message => message('player', { seat: seat + 1 });
export const goodName = (good: number): Message => message(`good.${GOODS[good]}`);
export const landName = (land: number): Message => message(`land.${LANDS[land]}`);
export const placeName = (place: number): Message => message(`place.${PLACES[place]}`);
export const buildingName = (building: number): Message => message(`building.${BUILDINGS[building]}`);
export const tileName = (tile: number): Message => message(`tile.${TILES[tile]}`);
export const sideName = (side: number): Message => message(`side.${SIDES[side]}`);
export const willName = (will: Will): Message =>
  will === UNKNOWN || will === NO_WILL ? message('will.unknown') : message(`will.${WILLS[will]}`);

/** A land by its place in the row and its kind. */
export const landAt = (at: number, land: number): Message =>
  message('land-at', { number: at + 1, land: landName(land) });

/** What is paid, joined; nothing has a word of its own. */
export function unitList(units: Units): Message[] {
  const list = units.flatMap((count, unit) => (count > 0 ? [message(`some.${UNITS[unit]}`, { count })] : []));
  return list.length > 0 ? list : [message('nothing')];
}
