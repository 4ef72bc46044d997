/**
 * The quick policy: a tile by the best action on it, every other move by what comes of it at once. Where a building goes and
 * what it is paid with is seen without trying.
 */
import type { Seat } from '@three-crowns/core';
import type { Move } from '../move.ts';
import { seamPoints } from '../scoring.ts';
import { buildingOf, type Effect, isPlaceWork, type State } from '../state.ts';
import { legalMoves, play } from '../turn.ts';
import { valuesOf } from '../values.ts';
import { GOODS, type Good, NO_BUILDING, NO_PLACE, SITES } from '../vocabulary.ts';
import { seatWorth } from './evaluate.ts';
import { hide } from './hide.ts';
import { foldKey, PASS_KEY } from './moveKeys.ts';
import { beginScratches, scratchOf } from './scratch.ts';

/** Moves that a player would take, were they the best. */
export type Allows = (state: State, seat: Seat, move: Move) => boolean;

/** `only`: for players who leave something out, to see what it is worth. */
export function quick(world: State, seat: Seat, only?: Allows): Move {
  beginScratches(world, seat);
  allows = only;
  return bestMove(world, seat, 0).move;
}

let allows: Allows | undefined;

interface Judged {
  readonly move: Move;
  readonly worth: number;
}

function bestMove(state: State, seat: Seat, depth: number): Judged {
  const moves = wishedMoves(state, seat);
  const seen = seenMove(state, seat, moves);
  if (seen !== undefined) return { move: seen, worth: Number.NaN };
  let best: Judged = { move: moves[0], worth: Number.NEGATIVE_INFINITY };
  looked = 0;
  for (const move of moves) {
    if (!isWorthTrying(state, seat, move)) continue;
    // A tile is judged by what can be done with it, unless there is nothing.
    if (move.do === 'pass' && depth > 0 && best.worth !== Number.NEGATIVE_INFINITY) continue;
    const worth = worthAfter(state, seat, move, depth);
    if (worth > best.worth) best = { move, worth };
  }
  return best;
}

/** Of so many more is wanted. */
const FEW = 1;

/** The key of the look that was tried last. */
let looked = 0;

/** Not what is as good as passing or as another move, and of goods only what there is most of for what there is least of. */
function isWorthTrying(state: State, seat: Seat, move: Move): boolean {
  const { goods, farmers } = state.palatinates[seat];
  switch (move.do) {
    case 'look': {
      const key = foldKey(state, seat, move);
      const isNew = key !== PASS_KEY && key !== looked;
      looked = key;
      return isNew;
    }
    case 'harvest':
      if (move.instead !== move.good && !isLeast(goods, move.instead)) return false;
      return foldKey(state, seat, move) !== PASS_KEY;
    case 'swap':
      return isMost(goods, move.give) && goods[move.get] <= FEW;
    case 'sell':
      return isMost(goods, move.good);
    case 'explore':
      return move.side === 0 || farmers[0] === 0;
    default:
      return true;
  }
}

function isMost(goods: readonly number[], good: Good): boolean {
  for (let other = 0; other < goods.length; other++) if (goods[other] > goods[good]) return false;
  return true;
}

function isLeast(goods: readonly number[], good: Good): boolean {
  for (let other = 0; other < goods.length; other++) if (goods[other] < goods[good]) return false;
  return true;
}

function wishedMoves(state: State, seat: Seat): Move[] {
  const moves = legalMoves(state, seat);
  const wished = allows;
  return wished === undefined ? moves : moves.filter((move) => wished(state, seat, move));
}

function worthAfter(state: State, seat: Seat, move: Move, depth: number): number {
  const after = scratchOf(state, depth);
  step(after, seat, move);
  settle(after, seat, depth + 1);
  return isActing(askedOf(after, seat)) && move.do === 'take'
    ? bestMove(after, seat, depth + 1).worth
    : seatWorth(after, seat);
}

function step(state: State, seat: Seat, move: Move): void {
  hide(state, seat, move);
  play(state, seat, move);
}

/** What was begun is brought to its end: a place and a price, or a farmer who has to go. */
function settle(state: State, seat: Seat, depth: number): void {
  while (isHalfDone(askedOf(state, seat))) step(state, seat, bestMove(state, seat, depth).move);
}

const isHalfDone = (ask: Effect['kind'] | undefined): boolean => ask === 'site' || ask === 'pay' || ask === 'lose';
const isActing = (ask: Effect['kind'] | undefined): boolean => ask === 'act' || ask === 'intrigue';

function askedOf(state: State, seat: Seat): Effect['kind'] | undefined {
  const top = state.stack[state.stack.length - 1];
  return top?.seat === seat ? top.effect.kind : undefined;
}

/** A move that needs no trying. */
function seenMove(state: State, seat: Seat, moves: readonly Move[]): Move | undefined {
  if (moves.length === 1) return moves[0];
  const effect = state.stack[state.stack.length - 1]?.effect;
  if (effect?.kind === 'pay') return bestOf(moves, (move) => paymentWorth(state, seat, move));
  if (effect?.kind !== 'site' || isPlaceWork(effect.work)) return undefined;
  const building = buildingOf(effect.work);
  return bestOf(moves, (move) => siteWorth(state, seat, building, move));
}

function bestOf(moves: readonly Move[], worthOf: (move: Move) => number): Move {
  let best = moves[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const worth = worthOf(move);
    if (worth > most) {
      most = worth;
      best = move;
    }
  }
  return best;
}

/** As few goods as can be, and of what there is much. */
function paymentWorth(state: State, seat: Seat, move: Move): number {
  if (move.do !== 'pay') return 0;
  const { goods } = state.palatinates[seat];
  let worth = 0;
  for (let good = 0; good < GOODS.length; good++) worth -= move.goods[good] * (0.2 + 1 / (goods[good] + 0.01));
  return worth;
}

/** Seams first, then neighbours for seams and streets to come, then a land with a place. */
function siteWorth(state: State, seat: Seat, building: number, move: Move): number {
  if (move.do !== 'site') return 0;
  const own = state.palatinates[seat];
  const { at } = move;
  const isNeighbour = (other: number) => (own.buildings[other] ?? NO_BUILDING) !== NO_BUILDING;
  own.buildings[at] = building;
  const seams = seamPoints(valuesOf(state), own);
  own.buildings[at] = NO_BUILDING;
  const neighbours = Number(isNeighbour(at - 1)) + Number(isNeighbour(at + 1));
  return 10 * seams + 2 * neighbours + Number(own.sites[at * SITES] < NO_PLACE);
}
