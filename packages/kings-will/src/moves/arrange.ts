/** Set-up: the row of lands, the farmstead, the farmers and the goods, in the order of play (17, 25, 52). */
import type { Frame, Seat } from '@three-crowns/core';
import { addGoods } from '../effects/stores.ts';
import type { EmitEvent } from '../events.ts';
import type { Move } from '../move.ts';
import { ownsExtension, putPlace, roomOn, storeOf } from '../palatinate.ts';
import { addLand, type Effect, push, type State, seatCountOf } from '../state.ts';
import { valuesOf } from '../values.ts';
import { FARMSTEAD, FIRST_LANDS, GOODS, type Good, type Land } from '../vocabulary.ts';

const LAYS: readonly Move[] = Array.from({ length: FIRST_LANDS }, (_, land) => ({ do: 'lay', land }));
const HOMES: readonly Move[] = Array.from({ length: FIRST_LANDS }, (_, at) => ({ do: 'home', at }));
const STOCKS: readonly Move[] = GOODS.map((_, good) => ({ do: 'stock', good }));

/** 52: seat by seat, in the open; the starting player arranges first. */
export function pushArrangements(state: State): void {
  const seats = seatCountOf(state);
  for (let turns = seats - 1; turns >= 0; turns--) pushArranging(state, (state.start + turns) % seats);
}

/** All that one seat has to arrange; the first thing lies on top. */
function pushArranging(state: State, seat: Seat): void {
  const { startGoods } = valuesOf(state).numbers;
  if (startGoods > 0) push(state, { kind: 'stock' }, seat, 0, startGoods);
  push(state, { kind: 'settle' }, seat);
  push(state, { kind: 'home' }, seat);
  push(state, { kind: 'lay' }, seat, 0, FIRST_LANDS);
}

/** The last land leaves no choice. */
export const areLaysOpen = (state: State, { seat }: Frame<Effect>): boolean =>
  state.palatinates[seat].lands.length < FIRST_LANDS - 1;

export function legalLays(state: State, { seat }: Frame<Effect>): Move[] {
  const { lands } = state.palatinates[seat];
  const moves: Move[] = [];
  for (let land = 0; land < FIRST_LANDS; land++) if (!lands.includes(land)) moves.push(LAYS[land]);
  return moves;
}

export function doLay(state: State, seat: Seat, land: Land, emit?: EmitEvent): void {
  const own = state.palatinates[seat];
  addLand(state, own, land, false);
  emit?.({ type: 'laid', seat, at: own.lands.length - 1, land });
}

export const legalHomes = (): Move[] => HOMES.slice();

export function doHome(state: State, seat: Seat, at: number, emit?: EmitEvent): void {
  const own = state.palatinates[seat];
  putPlace(own, at, FARMSTEAD);
  state.placesLeft[FARMSTEAD] -= 1;
  // Only in a custom table (38).
  own.extended = ownsExtension(valuesOf(state), own);
  emit?.({ type: 'housed', seat, at, land: own.lands[at] });
}

/** Every way to spread the farmers over the row; farmers are alike, so each way stands once. */
export function legalSettlings(state: State, { seat }: Frame<Effect>): Move[] {
  const own = state.palatinates[seat];
  const values = valuesOf(state);
  const rooms = own.lands.map((_, at) => roomOn(values, own, at));
  const moves: Move[] = [];
  spread(rooms, values.numbers.startFarmers, 0, [], moves);
  return moves;
}

/** The next farmer goes to the land of the one before, or to the right of it. */
function spread(rooms: number[], left: number, first: number, way: number[], moves: Move[]): void {
  if (left === 0) moves.push({ do: 'settle', at: way.slice() });
  else {
    for (let at = first; at < rooms.length; at++) {
      if (rooms[at] === 0) continue;
      rooms[at] -= 1;
      way.push(at);
      spread(rooms, left - 1, at, way, moves);
      way.pop();
      rooms[at] += 1;
    }
  }
}

export function doSettle(state: State, seat: Seat, at: readonly number[], emit?: EmitEvent): void {
  const own = state.palatinates[seat];
  for (const one of at) own.farmers[one] += 1;
  state.farmersLeft -= at.length;
  emit?.({ type: 'settled', seat, at, lands: at.map((one) => own.lands[one]) });
}

/** Only what the storehouse has room for: nothing is thrown away before the game begins. */
export function legalStocks(state: State, { seat }: Frame<Effect>): Move[] {
  const own = state.palatinates[seat];
  const store = storeOf(valuesOf(state), own);
  const moves: Move[] = [];
  for (let good = 0; good < GOODS.length; good++) if (own.goods[good] < store) moves.push(STOCKS[good]);
  return moves;
}

export function areStocksOpen(state: State, { seat }: Frame<Effect>): boolean {
  const own = state.palatinates[seat];
  const store = storeOf(valuesOf(state), own);
  return own.goods[0] < store && own.goods[1] < store;
}

export function doStock(state: State, seat: Seat, good: Good, emit?: EmitEvent): void {
  addGoods(state, state.palatinates[seat], good, 1);
  emit?.({ type: 'stocked', seat, good });
}
