/**
 * The quick policy: of the actions that look best a few are tried, with the rest of the turn as it looks best; what else is
 * asked is answered by its look alone.
 */
import { type Seat, weighed } from '@three-crowns/core';
import { facts } from '../facts.ts';
import type { Move } from '../move.ts';
import { clone, type State } from '../state.ts';
import { legalMoves, pending, play } from '../turn.ts';
import type { Ask } from '../vocabulary.ts';
import { evaluate } from './evaluate.ts';
import { features } from './features.ts';
import { hunch, hunches } from './hunch.ts';

/** Actions that are tried, at most. */
const TRIED = 5;

/** Made over for every situation. */
const worth = new Float64Array(facts.seats.max);
const row = new Float32Array(features.names.length);

export function quick(world: State, seat: Seat): Move {
  const moves = legalMoves(world, seat);
  if (moves.length === 1) return moves[0];
  const ask = askedOf(world, seat);
  if (ask === 'duke') return bestOf(world, seat, moves);
  return ask === 'action' ? bestOf(world, seat, likeliest(world, seat, moves)) : moves[hunch(world, seat, moves)];
}

const askedOf = (state: State, seat: Seat): Ask | undefined =>
  pending(state).find((decision) => decision.seat === seat)?.ask;

function likeliest(state: State, seat: Seat, moves: readonly Move[]): readonly Move[] {
  if (moves.length <= TRIED) return moves;
  const brought = hunches(state, seat, moves);
  const order = brought.map((_, i) => i).sort((a, b) => brought[b] - brought[a]);
  return order.slice(0, TRIED).map((i) => moves[i]);
}

function bestOf(state: State, seat: Seat, moves: readonly Move[]): Move {
  let best = moves[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const then = clone(state);
    play(then, seat, move);
    finishTurn(then, seat);
    const value = judged(then, seat);
    if (value <= most) continue;
    most = value;
    best = move;
  }
  return best;
}

/** A value means something where a turn ends. */
function finishTurn(state: State, seat: Seat): void {
  while (state.phase === 'action' && state.turn === seat) {
    const moves = legalMoves(state, seat);
    if (moves.length === 0) return;
    play(state, seat, moves[hunch(state, seat, moves)]);
  }
}

function judged(state: State, seat: Seat): number {
  const weights = features.weights?.(state.players.length);
  if (weights === undefined || state.phase === 'over' || state.phase === 'dukes') return aheadIn(state, seat);
  features.fill(state, seat, row);
  return weighed(row, weights.win);
}

/** Points ahead of the best rival, as judged by hand. */
function aheadIn(state: State, seat: Seat): number {
  evaluate(state, worth);
  let rival = 0;
  for (let other = 0; other < state.players.length; other++) {
    if (other !== seat && worth[other] > rival) rival = worth[other];
  }
  return worth[seat] - rival;
}
