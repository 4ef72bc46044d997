/**
 * What a learned value reads: of each thing, how much more of it the seat has than its rivals have on average. So two
 * players' chances mirror each other, and the same numbers serve three and four. What only matters while there is time
 * stands twice: as it is until the end is near, and weighted with the time left.
 */
import { type Features, type Seat, weightsOf } from '@three-crowns/core';
import { ORDER_SIZE } from '../content/box.ts';
import type { Castle, State } from '../state.ts';
import { COLUMNS, FARMER, FIRST_JESTER, ORDERS, PIECES, WIFE } from '../vocabulary.ts';
import { KINGDOM_PLACES } from './castleLook.ts';
import { worthOf } from './evaluate.ts';
import { lookAtTable, type SeatLook, type TableLook } from './tableLook.ts';
import two from './weights/2.json' with { type: 'json' };
import more from './weights/3-4.json' with { type: 'json' };

/** A column is asked for three tiles at least; more than five bring nothing. */
const TAX_STEPS = [1, 2, 3, 4, 5] as const;
const ORDER_STEPS = [1, 2, 3, 4] as const;
const GOLD_STEPS = [2, 4, 6, 10] as const;
const PLACE_NAMES = ['queen', 'duke', 'countess', 'knight', 'commoner'] as const;

/** What counts to the very end. */
const LASTING = [
  'worth',
  'points',
  'gold',
  'next',
  'catch next',
  'second catch next',
  'purchase next',
  'catch later',
  'second catch later',
  'purchase later',
] as const;

/** What counts while there is time. */
const PASSING = [
  ...GOLD_STEPS.map((gold) => `gold up to ${gold}`),
  ...PLACE_NAMES.map((place) => `${place} up`),
  ...PLACE_NAMES.map((place) => `second ${place} up`),
  ...PLACE_NAMES.map((_, i) => `kingdom ${i + 1} of 5`),
  ...TAX_STEPS.map((tiles) => `column of ${tiles} to tax`),
  'taxes in hand',
  ...ORDER_STEPS.map((knights) => `order of ${knights}`),
  ...ORDER_STEPS.map((knights) => `knights to come for order of ${knights}`),
  'lonely farmers',
  'lonely wives',
  'jesters',
] as const;

const names = [...LASTING, ...PASSING, ...PASSING.map((name) => `${name}, by time`)];

/** All seats' blocks, added up. */
const sums = new Float64Array(names.length);
/** The block of one seat, made over for every seat. */
const block = new Float64Array(LASTING.length + PASSING.length);
/** Where the next number of the block goes. */
let at = 0;

/** Raised with every change of what a feature means: the weights are then learned anew (`npm run train`). */
const version = 1;

export const features: Features<State> = {
  names,
  version,
  weights: weightsOf({ names, version }, [two, more]),
  fill(state, seat, out) {
    sums.fill(0);
    const look = lookAtTable(state);
    const rivals = state.castles.length - 1;
    for (let other = 0; other <= rivals; other++) {
      fillBlock(state, look, other);
      addBlock(look, other === seat ? 1 : -1 / rivals);
    }
    out.set(sums);
  },
};

function addBlock({ times, left }: TableLook, share: number): void {
  for (let i = 0; i < LASTING.length; i++) sums[i] += share * block[i];
  const early = LASTING.length + PASSING.length;
  for (let i = 0; i < PASSING.length; i++) {
    const value = share * block[LASTING.length + i];
    sums[LASTING.length + i] += value * times.hope;
    sums[early + i] += value * left;
  }
}

function fillBlock(state: State, table: TableLook, seat: Seat): void {
  at = 0;
  const { seats } = table;
  const look = seats[seat];
  const { gold } = state.castles[seat];
  put(worthOf(state, table, seat));
  put(look.castle.points);
  put(gold);
  fillChances(look);
  for (let i = 0; i < GOLD_STEPS.length; i++) put(Math.min(gold, GOLD_STEPS[i]));
  fillKingdoms(look);
  fillTaxes(look, state, seat);
  fillOrders(look, seats, state.castles.length);
  const lonely = look.castle.subjects[FARMER] - look.castle.subjects[WIFE];
  put(Math.max(lonely, 0));
  put(Math.max(-lonely, 0));
  put(jestersUp(state.castles[seat]));
}

function put(value: number): void {
  block[at] = value;
  at += 1;
}

/** What the next turn may bring: another thing for who is next than for who waits. */
function fillChances({ reach, wait, hasTurn }: SeatLook): void {
  const isNext = hasTurn && wait === 0;
  const isLater = hasTurn && wait > 0;
  put(isNext ? 1 : 0);
  put(isNext ? reach.best : 0);
  put(isNext ? reach.second : 0);
  put(isNext ? reach.purchase : 0);
  put(isLater ? reach.best : 0);
  put(isLater ? reach.second : 0);
  put(isLater ? reach.purchase : 0);
}

function fillKingdoms({ castle }: SeatLook): void {
  for (let place = 0; place < KINGDOM_PLACES; place++) put(castle.places[place] > 0 ? 1 : 0);
  for (let place = 0; place < KINGDOM_PLACES; place++) put(castle.places[place] > 1 ? 1 : 0);
  const filled = castle.kingdoms > 0 ? KINGDOM_PLACES : castle.begun;
  for (let places = 1; places <= KINGDOM_PLACES; places++) put(filled === places ? 1 : 0);
}

function fillTaxes({ castle, reach }: SeatLook, state: State, seat: Seat): void {
  const { taxed } = state.castles[seat];
  for (let step = 0; step < TAX_STEPS.length; step++) {
    const isLast = step === TAX_STEPS.length - 1;
    let columns = 0;
    for (let column = 0; column < COLUMNS.length; column++) {
      const up = castle.up[column];
      if (!taxed[column] && (isLast ? up >= TAX_STEPS[step] : up === TAX_STEPS[step])) columns += 1;
    }
    put(columns);
  }
  put(reach.taxes);
}

function fillOrders({ castle }: SeatLook, seats: readonly SeatLook[], count: number): void {
  for (let step = 0; step < ORDER_STEPS.length; step++) {
    orderHave[step] = 0;
    orderToCome[step] = 0;
  }
  for (let order = 0; order < ORDERS.length; order++) {
    const have = castle.knights[order];
    if (have === 0 || have === ORDER_SIZE) continue;
    let toCome = ORDER_SIZE;
    for (let other = 0; other < count; other++) toCome -= seats[other].castle.knights[order];
    orderHave[have - 1] += 1;
    orderToCome[have - 1] += toCome;
  }
  for (let step = 0; step < ORDER_STEPS.length; step++) put(orderHave[step]);
  for (let step = 0; step < ORDER_STEPS.length; step++) put(orderToCome[step]);
}

const orderHave = ORDER_STEPS.map(() => 0);
const orderToCome = ORDER_STEPS.map(() => 0);

function jestersUp({ up }: Castle): number {
  let jesters = 0;
  for (let piece = FIRST_JESTER; piece < PIECES.length; piece++) jesters += up[piece];
  return jesters;
}
