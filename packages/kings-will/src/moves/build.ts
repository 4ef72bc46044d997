/** Founding places and erecting buildings: what, where, and how it is paid (11 to 17, 38, 45). */
import type { Seat } from '@three-crowns/core';
import { canAfford, canPay, canSubstitute, costOf, paymentsFor } from '../effects/payments.ts';
import { lowerMood, raiseMood } from '../effects/people.ts';
import { payUnits } from '../effects/stores.ts';
import type { EmitEvent } from '../events.ts';
import type { Move } from '../move.ts';
import { bonusOf, hasFreeSite, type Palatinate, putPlace, storeOf } from '../palatinate.ts';
import { buildingOf, type FrameOf, isPlaceWork, push, type State, type Work } from '../state.ts';
import { type MoodChange, type Units, valuesOf } from '../values.ts';
import { BUILDINGS, type Building, COINS, NO_BUILDING, PLACES, type Place } from '../vocabulary.ts';
import { raiseDevelopment, raiseEducation } from './govern.ts';
import { LONGEST_ROW } from './walk.ts';

const FOUNDINGS: readonly Move[] = PLACES.map((_, place) => ({ do: 'found', place }));
const ERECTIONS: readonly Move[] = BUILDINGS.map((_, building) => ({ do: 'erect', building }));
const SITE_MOVES: readonly Move[] = Array.from({ length: LONGEST_ROW }, (_, at) => ({ do: 'site', at }));

export function listFoundings(state: State, seat: Seat, moves: Move[]): void {
  const own = state.palatinates[seat];
  const values = valuesOf(state);
  if (!canFoundSomewhere(own)) return;
  for (let place = 0; place < PLACES.length; place++) {
    if (state.placesLeft[place] > 0 && canAfford(values, own, place)) moves.push(FOUNDINGS[place]);
  }
}

export function listErections(state: State, seat: Seat, moves: Move[]): void {
  const own = state.palatinates[seat];
  const values = valuesOf(state);
  if (!own.buildings.includes(NO_BUILDING)) return;
  const discount = bonusOf(values, own, 'discount');
  const substitute = canSubstitute(values, own);
  for (let building = 0; building < BUILDINGS.length; building++) {
    if (isOnMarket(state, building) && canPay(own, values.buildings[building].cost, discount, substitute)) {
      moves.push(ERECTIONS[building]);
    }
  }
}

export const isOnMarket = (state: State, building: Building): boolean => ((state.built >> building) & 1) === 0;

/** A free site on a land with a farmer. */
const canFoundOn = (own: Palatinate, at: number): boolean => own.farmers[at] > 0 && hasFreeSite(own, at);

export function canFoundSomewhere(own: Palatinate): boolean {
  for (let at = 0; at < own.lands.length; at++) if (canFoundOn(own, at)) return true;
  return false;
}

/** 14, 15: a building needs no farmer, only a land without one. */
export function legalSites(state: State, { seat, effect }: FrameOf<'site'>): Move[] {
  const moves: Move[] = [];
  const own = state.palatinates[seat];
  const isPlace = isPlaceWork(effect.work);
  for (let at = 0; at < own.lands.length; at++) {
    if (isPlace ? canFoundOn(own, at) : own.buildings[at] === NO_BUILDING) moves.push(SITE_MOVES[at]);
  }
  return moves;
}

export function doPlan(state: State, seat: Seat, work: Work): void {
  push(state, { kind: 'site', work }, seat);
}

export function doSite(state: State, { seat, effect }: FrameOf<'site'>, at: number): void {
  push(state, { kind: 'pay', work: effect.work, at }, seat);
}

export function legalPayments(state: State, { seat, effect }: FrameOf<'pay'>): Move[] {
  return paymentsFor(valuesOf(state), state.palatinates[seat], effect.work).map((goods) => ({ do: 'pay', goods }));
}

export function doPay(state: State, { seat, effect }: FrameOf<'pay'>, goods: Units, emit?: EmitEvent): void {
  const own = state.palatinates[seat];
  const paid = [...goods, costOf(valuesOf(state), effect.work)[COINS]];
  payUnits(own, paid);
  if (isPlaceWork(effect.work)) found(state, seat, effect.work, effect.at, paid, emit);
  else erect(state, seat, buildingOf(effect.work), effect.at, paid, emit);
}

function found(state: State, seat: Seat, place: Place, at: number, paid: Units, emit?: EmitEvent): void {
  const own = state.palatinates[seat];
  putPlace(own, at, place);
  state.placesLeft[place] -= 1;
  emit?.({ type: 'founded', seat, place, at, land: own.lands[at], paid });
  const values = valuesOf(state).places[place];
  if (!own.extended && values.extends) {
    own.extended = true;
    emit?.({ type: 'extended', seat, store: storeOf(valuesOf(state), own) });
  }
  changeMood(state, seat, values, emit);
}

function erect(state: State, seat: Seat, building: Building, at: number, paid: Units, emit?: EmitEvent): void {
  const own = state.palatinates[seat];
  own.buildings[at] = building;
  state.built |= 1 << building;
  emit?.({ type: 'erected', seat, building, at, land: own.lands[at], paid });
  const values = valuesOf(state).buildings[building];
  if (values.ability.kind === 'raise') {
    const raise = values.ability.scale === 'education' ? raiseEducation : raiseDevelopment;
    raise(state, seat, values.ability.by, emit);
  }
  changeMood(state, seat, values, emit);
}

function changeMood(state: State, seat: Seat, { rise, fall }: MoodChange, emit?: EmitEvent): void {
  if (rise > 0) raiseMood(state, seat, rise, emit);
  lowerMood(state, seat, fall, emit);
}
