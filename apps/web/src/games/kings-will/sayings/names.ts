/** Things in few words, by the names of the targets. */
import type { Message, Seat } from '@three-crowns/core';
import type { State } from '@three-crowns/kings-will';
import {
  actionName,
  buildingName,
  COINS,
  costText,
  goodName,
  landName,
  placeName,
  SIDES,
  type Target,
  targetNamed,
  tileName,
  UNITS,
} from '@three-crowns/kings-will/board';
import type { Key } from './en.ts';

/** A name of the rules, or one of ours with names of the rules in it. */
export type Name = Message | { readonly own: Key; readonly args: Readonly<Record<string, Message | number>> };

export function nameOf(state: State, seat: Seat, target: string): Name | undefined {
  const thing = targetNamed(state, target);
  return thing && nameIn(state, seat, thing);
}

function nameIn(state: State, seat: Seat, thing: Target): Name | undefined {
  const { lands, coins } = state.palatinates[seat];
  const onLand = (own: Key, at: number): Name | undefined =>
    lands[at] === undefined ? undefined : { own, args: { land: landName(lands[at]), number: at + 1 } };
  switch (thing.kind) {
    case 'hand':
      return { own: 'hand', args: { number: thing.card + 1 } };
    case 'slot':
      return { own: 'slot', args: { tile: tileName(state.row[thing.slot]), slot: thing.slot + 1 } };
    case 'action':
      return actionName(thing.action);
    case 'will':
      return { own: 'field', args: { number: thing.field + 1 } };
    case 'place':
      return placeName(thing.place);
    case 'building':
      return buildingName(thing.building);
    case 'land':
    case 'farmer':
    case 'yard':
    case 'site':
      return onLand(thing.kind, thing.at);
    case 'end':
      return { own: `end.${SIDES[thing.side]}`, args: {} };
    case 'unit':
      return thing.unit === COINS
        ? costText(UNITS.map((_, unit) => (unit === COINS ? coins : 0)))
        : goodName(thing.unit);
    case 'supply-land':
      return landName(thing.land);
    case 'supply-good':
      return { own: 'supply.good', args: { good: goodName(thing.good) } };
    case 'offer':
      return { own: 'offer', args: { number: thing.offer + 1 } };
    default:
      return { own: thing.kind === 'levy' ? 'levy' : 'pass', args: {} };
  }
}
