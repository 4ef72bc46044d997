/**
 * What a bot may know of this game: how good a situation is for a seat, in points of the final score. The weights were
 * set by hand and by trial; they are judgement, not rules, so they live here and not in the content table.
 */
import type { Seat } from '@three-crowns/core';
import { STACK_SIZES } from './content/box.ts';
import { RAYS } from './grid.ts';
import { canServeOne } from './moves/collectors.ts';
import { ownedOf, subjectsIn, totalOf } from './scoring.ts';
import { type Castle, emptyCastle, faceUpIn, needsOf, otherKings, payOf, type State } from './state.ts';
import {
  CHARACTER_OF,
  COLUMNS,
  EMPTY,
  FARMER,
  FIRST_KNIGHT,
  isCollector,
  isSubject,
  JESTER_TILE,
  jesterIn,
  ORDERS,
  PIECES,
  type Piece,
  type Tile,
  WIFE,
  WIZARD_TILE,
} from './vocabulary.ts';

/** By number of places of a kingdom set that lie face up: what the set to come is worth. */
const KINGDOM_IN_SIGHT = [0, 0.2, 0.7, 1.7, 3.6, 8.5];
/** By face-up tiles of a column that was never taxed: what the taxes to come are worth. */
const TAXES_IN_SIGHT = [0, 0.2, 0.7, 1.8, 2.6, 3.4];
/** By knights of one order: what the next one is worth ahead of its points. */
const ORDER_IN_SIGHT = [0, 0.2, 1, 0.7, 1, 0];
const KINGDOM_PLACES = KINGDOM_IN_SIGHT.length - 1;
/** A second set in hand is further away than the first. */
const LATER_KINGDOM = 0.5;
const LONELY_FARMER = 0.3;
const LONELY_WIFE = 0.7;
const GOLD_TO_SPEND = { each: 0.15, upTo: 8 };
const WIZARD_GAIN = 1.5;
/** Taxes turn tiles down, so a collector is worth a little less than it pays. */
const COLLECTOR_GAIN = 0.85;
/** How much of the best thing in reach counts for a seat: for the one whose turn it is, and for those who come later. */
const NEXT_CHANCE = 0.55;
const LATER_CHANCE = 0.25;

/**
 * What is worked out once for an evaluation and then looked at again and again. It lies here and not in an object of its
 * own because search evaluates at every node: nothing in it outlives the call.
 */
const LOOK = {
  /** From 1 at the start to 0 when the stacks are empty. */
  left: 0,
  /** The share of the collectors with a need that are still in the game. */
  collectors: 0,
  /** A bit for every place that another king than the one looked at closes. */
  closed: 0,
  /** What the castle is worth without any gain. */
  before: 0,
  /** A copy of the castle, to try a tile in it. */
  castle: emptyCastle(0),
  /** By tile, an empty place last: what it would bring the castle, once it has been asked for. */
  gains: Array<number>(EMPTY + 1).fill(Number.NaN),
};

export function evaluate(state: State, worths: Float64Array): void {
  const isOver = state.phase === 'over';
  LOOK.left = isOver ? 0 : timeLeft(state);
  LOOK.collectors = collectorsToCome(state);
  for (let seat = 0; seat < state.castles.length; seat++) {
    worths[seat] = worth(state, state.castles[seat]);
    if (isOver) continue;
    worths[seat] += (seat === state.turn ? NEXT_CHANCE : LATER_CHANCE) * bestGain(state, seat);
  }
}

function timeLeft(state: State): number {
  const [, second, third] = STACK_SIZES;
  return Math.min(1, (state.piles[0].length + state.piles[1].length) / (second + third));
}

/** Points in hand and what lies in sight. */
function worth(state: State, castle: Castle): number {
  // Near the end what is in sight comes too late, but not before.
  const hope = Math.min(1, LOOK.left * 3);
  const inSight =
    kingdomHope(castle) + taxHope(castle) * LOOK.collectors + orderHope(castle) + coupleHope(castle) + goldHope(castle);
  return totalOf(state.values, castle) + hope * inSight;
}

/** Whole sets that lie face up, and how far the next one is. */
function kingdomHope(castle: Castle): number {
  let whole = Number.POSITIVE_INFINITY;
  for (let place = 0; place < KINGDOM_PLACES; place++) whole = Math.min(whole, faceUpAt(castle, place));
  let next = 0;
  for (let place = 0; place < KINGDOM_PLACES; place++) if (faceUpAt(castle, place) > whole) next += 1;
  return whole * KINGDOM_IN_SIGHT[KINGDOM_PLACES] + KINGDOM_IN_SIGHT[next] * (whole > 0 ? LATER_KINGDOM : 1);
}

/** The last place of a kingdom takes farmers and wives (K2). */
const faceUpAt = (castle: Castle, place: number): number =>
  place === FARMER ? faceUpIn(castle, FARMER) + faceUpIn(castle, WIFE) : faceUpIn(castle, place);

function taxHope(castle: Castle): number {
  let hope = 0;
  for (let column = 0; column < COLUMNS.length; column++) {
    if (!castle.taxed[column]) hope += TAXES_IN_SIGHT[Math.min(faceUpIn(castle, column), TAXES_IN_SIGHT.length - 1)];
  }
  return hope;
}

function collectorsToCome(state: State): number {
  const { values, removed } = state;
  let needy = 0;
  for (let collector = 0; collector < values.needs.length; collector++) if (values.needs[collector] > 0) needy += 1;
  if (needy === 0) return 0;
  let gone = 0;
  for (let i = 0; i < removed.length; i++) if (isCollector(removed[i]) && needsOf(state, removed[i]) > 0) gone += 1;
  return (needy - gone) / needy;
}

function orderHope(castle: Castle): number {
  let hope = 0;
  for (let order = 0; order < ORDERS.length; order++) hope += ORDER_IN_SIGHT[ownedOf(castle, FIRST_KNIGHT + order)];
  return hope;
}

function coupleHope(castle: Castle): number {
  const alone = subjectsIn(castle, FARMER) - subjectsIn(castle, WIFE);
  return alone > 0 ? alone * LONELY_FARMER : -alone * LONELY_WIFE;
}

const goldHope = (castle: Castle): number => GOLD_TO_SPEND.each * Math.min(castle.gold, GOLD_TO_SPEND.upTo);

/** A king that has not been placed yet reaches nothing. */
const NO_RAYS: readonly (readonly number[])[] = [];

/** The best single tile or set within this king's reach, in points. */
function bestGain(state: State, seat: Seat): number {
  const rays = RAYS[state.kings[seat]] ?? NO_RAYS;
  LOOK.closed = otherKings(state, seat);
  LOOK.gains.fill(Number.NaN);
  copyCastle(state.castles[seat], LOOK.castle);
  LOOK.before = worth(state, LOOK.castle);
  let best = 0;
  for (let r = 0; r < rays.length; r++) {
    const ray = rays[r];
    for (let d = 0; d < ray.length; d++) {
      best = Math.max(best, gainAt(state, ray[d]));
      if (d >= 2) best = Math.max(best, setGain(state, ray, d));
    }
  }
  return best;
}

/** The tiles like the last one before the king's end, taken together. */
function setGain(state: State, ray: readonly number[], d: number): number {
  const character = CHARACTER_OF[state.valley[ray[d - 1]]];
  let gain = 0;
  for (let i = 0; i < d; i++) {
    if (CHARACTER_OF[state.valley[ray[i]]] === character) gain += gainAt(state, ray[i]);
  }
  return gain;
}

function gainAt(state: State, cell: number): number {
  if (((LOOK.closed >> cell) & 1) === 1) return 0;
  const tile = state.valley[cell];
  if (Number.isNaN(LOOK.gains[tile])) LOOK.gains[tile] = gainOf(state, tile);
  return LOOK.gains[tile] + state.coins[cell];
}

/** What a tile would bring the castle now. */
function gainOf(state: State, tile: Tile): number {
  if (tile === JESTER_TILE) {
    let best = Number.NEGATIVE_INFINITY;
    for (let column = 0; column < COLUMNS.length; column++) {
      best = Math.max(best, gainOfPiece(state, jesterIn(column)));
    }
    return best;
  }
  if (isSubject(tile)) return gainOfPiece(state, tile);
  if (tile === WIZARD_TILE) return WIZARD_GAIN;
  if (!isCollector(tile) || !canServeOne(LOOK.castle, needsOf(state, tile))) return 0;
  return payOf(state, tile) * (needsOf(state, tile) > 0 ? COLLECTOR_GAIN : 1);
}

function gainOfPiece(state: State, piece: Piece): number {
  LOOK.castle.up[piece] += 1;
  const gain = worth(state, LOOK.castle) - LOOK.before;
  LOOK.castle.up[piece] -= 1;
  return gain;
}

function copyCastle(from: Castle, to: Castle): void {
  to.gold = from.gold;
  to.kingdoms = from.kingdoms;
  for (let column = 0; column < COLUMNS.length; column++) to.taxed[column] = from.taxed[column];
  for (let piece = 0; piece < PIECES.length; piece++) {
    to.up[piece] = from.up[piece];
    to.down[piece] = from.down[piece];
  }
}
