/**
 * What lies in sight of a castle beyond the points in hand, and what one more tile would bring it. The numbers were set
 * by hand and by trial; they are judgement, not rules, so they live here and not in the content table.
 */
import type { Castle, Values } from '../state.ts';
import { COLUMNS, FARMER, FIRST_KNIGHT, JESTER_TILE, KNIGHT, ORDERS, WIFE } from '../vocabulary.ts';
import { type CastleLook, KINGDOM_PLACES, placeOf } from './castleLook.ts';

/** By number of places of a kingdom set that lie face up: what the set to come is worth. */
const KINGDOM_IN_SIGHT = [0, 0.2, 0.7, 1.7, 3.6, 8.5];
/** A second set in hand is further away than the first. */
const LATER_KINGDOM = 0.5;
/** By face-up tiles of a column that was never taxed: what the taxes to come are worth; more tiles bring no more. */
const TAXES_IN_SIGHT = [0, 0.2, 0.7, 1.8, 2.6, 3.4];
/** By knights of one order: what the next one is worth ahead of its points. */
const ORDER_IN_SIGHT = [0, 0.2, 1, 0.7, 1, 0];
const LONELY_FARMER = 0.3;
const LONELY_WIFE = 0.7;
const GOLD_TO_SPEND = { each: 0.15, upTo: 8 };

/** How much of what is in sight can still come. */
export interface Times {
  /** From 1 at the start to 0 when what is in sight comes too late. */
  hope: number;
  /** The share of the collectors with a need that are still in the game. */
  collectors: number;
}

export function hopeOf(look: CastleLook, castle: Castle, { hope, collectors }: Times): number {
  const inSight =
    kingdomsInSight(look.kingdoms, look.begun) +
    taxesInSight(look, castle) * collectors +
    ordersInSight(look) +
    couplesInSight(look.subjects[FARMER] - look.subjects[WIFE]) +
    GOLD_TO_SPEND.each * Math.min(castle.gold, GOLD_TO_SPEND.upTo);
  return hope * inSight;
}

function kingdomsInSight(kingdoms: number, begun: number): number {
  return kingdoms * KINGDOM_IN_SIGHT[KINGDOM_PLACES] + KINGDOM_IN_SIGHT[begun] * (kingdoms > 0 ? LATER_KINGDOM : 1);
}

function taxesInSight({ up }: CastleLook, castle: Castle): number {
  let hope = 0;
  for (let column = 0; column < COLUMNS.length; column++) if (!castle.taxed[column]) hope += taxInSight(up[column]);
  return hope;
}

const taxInSight = (up: number): number => TAXES_IN_SIGHT[Math.min(up, TAXES_IN_SIGHT.length - 1)];

function ordersInSight({ knights }: CastleLook): number {
  let hope = 0;
  for (let order = 0; order < ORDERS.length; order++) hope += ORDER_IN_SIGHT[knights[order]];
  return hope;
}

/** By how many more farmers than wives there are. */
const couplesInSight = (lonely: number): number => (lonely > 0 ? lonely * LONELY_FARMER : -lonely * LONELY_WIFE);

/** By tile, subjects only: what it would bring the castle now, in points and hopes. */
export function fillGains(gains: number[], look: CastleLook, castle: Castle, values: Values, times: Times): void {
  let jester = 0;
  for (let column = 0; column < COLUMNS.length; column++) {
    const gain = placeGain(look, castle, column, times);
    if (gain > jester) jester = gain;
    if (column < KNIGHT) gains[column] = gain + values.influence[column];
    else if (column === KNIGHT) fillKnights(gains, look, values, times.hope, gain);
    else gains[COLUMN_TILES[column]] = gain + values.influence[column] + coupleGain(look, values, times.hope, column);
  }
  gains[JESTER_TILE] = jester;
}

/** By column: the tile of its subjects; knights have one for each order. */
const COLUMN_TILES = COLUMNS.map((_, column) => (column < KNIGHT ? column : column + ORDERS.length - 1));

function fillKnights(gains: number[], { knights }: CastleLook, values: Values, hope: number, place: number): void {
  for (let order = 0; order < ORDERS.length; order++) {
    const have = knights[order];
    const next = Math.min(have + 1, ORDER_IN_SIGHT.length - 1);
    gains[FIRST_KNIGHT + order] =
      place +
      values.influence[KNIGHT] +
      values.orderPoints[next] -
      values.orderPoints[have] +
      hope * (ORDER_IN_SIGHT[next] - ORDER_IN_SIGHT[have]);
  }
}

/** What one more face-up tile of the column does for kingdoms and taxes. */
function placeGain(look: CastleLook, castle: Castle, column: number, { hope, collectors }: Times): number {
  const tax = castle.taxed[column] ? 0 : collectors * (taxInSight(look.up[column] + 1) - taxInSight(look.up[column]));
  return hope * (tax + kingdomGain(look, placeOf(column)));
}

function kingdomGain({ places, kingdoms, begun }: CastleLook, place: number): number {
  if (places[place] > kingdoms) return 0;
  if (begun + 1 < KINGDOM_PLACES) return kingdomsInSight(kingdoms, begun + 1) - kingdomsInSight(kingdoms, begun);
  let begunThen = 0;
  for (let other = 0; other < KINGDOM_PLACES; other++) if (places[other] > kingdoms + 1) begunThen += 1;
  return kingdomsInSight(kingdoms + 1, begunThen) - kingdomsInSight(kingdoms, begun);
}

function coupleGain({ subjects }: CastleLook, values: Values, hope: number, column: number): number {
  const lonely = subjects[FARMER] - subjects[WIFE];
  const then = column === FARMER ? lonely + 1 : lonely - 1;
  const isPaired = column === FARMER ? lonely < 0 : lonely > 0;
  return (isPaired ? values.couplePoints : 0) + hope * (couplesInSight(then) - couplesInSight(lonely));
}
