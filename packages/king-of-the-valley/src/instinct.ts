/**
 * What a bot may know of this game: how good a situation is for a seat, in points of the final score. The weights were
 * set by hand and by trial; they are judgement, not rules, so they live here and not in the content table.
 */
import type { Seat } from '@three-crowns/core';
import { STACK_SIZES } from './content/box.ts';
import { RAYS } from './grid.ts';
import { canServeOne } from './moves/collectors.ts';
import { ownedOf, scoreLines, subjectsIn } from './scoring.ts';
import { type Castle, cloneCastle, faceUpIn, needsOf, otherKings, payOf, type State } from './state.ts';
import {
  CHARACTER_OF,
  COLUMNS,
  FARMER,
  FIRST_KNIGHT,
  isCollector,
  isSubject,
  JESTER_TILE,
  jesterIn,
  ORDERS,
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
/** How much of the best reply of the next player counts against the seat, and of its own next chance for it. */
const LEFT_TO_NEXT = 0.55;
const OWN_CHANCE = 0.25;

export function evaluate(state: State, seat: Seat): number {
  const left = state.phase === 'over' ? 0 : timeLeft(state);
  const worths = state.castles.map((castle) => worth(state, castle, left));
  const rivals = worths.filter((_, other) => other !== seat);
  // The strongest rival matters most; with one rival this is the plain difference.
  const rivalry = 0.5 * Math.max(...rivals) + (0.5 * rivals.reduce((sum, value) => sum + value, 0)) / rivals.length;
  const value = worths[seat] - rivalry;
  if (state.phase === 'over') return value;
  const next = (seat + 1) % state.castles.length;
  const share = 1 / rivals.length;
  return value - LEFT_TO_NEXT * share * bestGain(state, next, left) + OWN_CHANCE * bestGain(state, seat, left);
}

/** From 1 at the start to 0 when the stacks are empty. */
function timeLeft(state: State): number {
  const [, second, third] = STACK_SIZES;
  return Math.min(1, (state.piles[0].length + state.piles[1].length) / (second + third));
}

/** Points in hand and what lies in sight. */
function worth(state: State, castle: Castle, left: number): number {
  let points = 0;
  for (const line of scoreLines(state.values, castle)) points += line.points;
  // Near the end what is in sight comes too late, but not before.
  const hope = Math.min(1, left * 3);
  return (
    points +
    hope * (kingdomHope(castle) + taxHope(state, castle) + orderHope(castle) + coupleHope(castle) + goldHope(castle))
  );
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

function taxHope(state: State, castle: Castle): number {
  const waiting = collectorsToCome(state);
  let hope = 0;
  for (let column = 0; column < COLUMNS.length; column++) {
    if (!castle.taxed[column]) hope += TAXES_IN_SIGHT[Math.min(faceUpIn(castle, column), TAXES_IN_SIGHT.length - 1)];
  }
  return hope * waiting;
}

/** The share of the collectors with a need that are still in the game. */
function collectorsToCome(state: State): number {
  const needy = state.values.needs.filter((need) => need > 0).length;
  const gone = state.removed.filter((tile) => isCollector(tile) && needsOf(state, tile) > 0).length;
  return needy === 0 ? 0 : (needy - gone) / needy;
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

/** The best single tile or set within this king's reach, in points. */
function bestGain(state: State, seat: Seat, left: number): number {
  const gainOf = gains(state, seat, left);
  const closed = otherKings(state, seat);
  const gainAt = (cell: number) => (((closed >> cell) & 1) === 0 ? gainOf(state.valley[cell]) + state.coins[cell] : 0);
  let best = 0;
  for (const ray of RAYS[state.kings[seat]] ?? []) {
    for (let d = 0; d < ray.length; d++) {
      best = Math.max(best, gainAt(ray[d]));
      if (d >= 2) best = Math.max(best, setGain(state, ray, d, gainAt));
    }
  }
  return best;
}

function setGain(state: State, ray: readonly number[], d: number, gainAt: (cell: number) => number): number {
  const character = CHARACTER_OF[state.valley[ray[d - 1]]];
  let gain = 0;
  for (let i = 0; i < d; i++) if (CHARACTER_OF[state.valley[ray[i]]] === character) gain += gainAt(ray[i]);
  return gain;
}

/** By tile: what it would bring this castle now, worked out when first asked for. */
function gains(state: State, seat: Seat, left: number): (tile: Tile) => number {
  const castle = state.castles[seat];
  const before = worth(state, castle, left);
  const scratch = cloneCastle(castle);
  const known: number[] = [];
  function gainOfPiece(piece: Piece): number {
    scratch.up[piece] += 1;
    const gain = worth(state, scratch, left) - before;
    scratch.up[piece] -= 1;
    return gain;
  }
  function gainOf(tile: Tile): number {
    if (tile === JESTER_TILE) return Math.max(...COLUMNS.map((_, column) => gainOfPiece(jesterIn(column))));
    if (isSubject(tile)) return gainOfPiece(tile);
    if (tile === WIZARD_TILE) return WIZARD_GAIN;
    if (!isCollector(tile) || !canServeOne(castle, needsOf(state, tile))) return 0;
    return payOf(state, tile) * (needsOf(state, tile) > 0 ? COLLECTOR_GAIN : 1);
  }
  return (tile) => {
    known[tile] ??= gainOf(tile);
    return known[tile];
  };
}
