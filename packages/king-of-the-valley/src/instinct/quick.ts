/** A quick policy: each decision by what it brings at once, without a plan. For simulations by the thousand. */
import { type Seat, weighed } from '@three-crowns/core';
import { facts } from '../facts.ts';
import { type Move, SKIP } from '../move.ts';
import { clone, type State } from '../state.ts';
import { askOf, legalMoves, play } from '../turn.ts';
import { evaluate } from './evaluate.ts';
import { features } from './features.ts';
import { lookAtTable } from './tableLook.ts';

/** Of the moves in the valley only so many are played out: those that take most. */
const LOOKED_AT = 6;
/** What a subject of the hill must bring beyond its price. */
const WORTH_BUYING = 0.3;

/** Made over for every situation. */
const worth = new Float64Array(facts.seats.max);
const row = new Float32Array(features.names.length);

export function quick(state: State, seat: Seat): Move {
  const moves = legalMoves(state, seat);
  if (moves.length === 1) return moves[0];
  const ask = askOf(state);
  if (ask === 'recruit') return recruitOf(state, seat, moves);
  return bestOf(state, seat, ask === 'summon' ? mostTaking(state, seat, moves) : moves);
}

/** The subject that is worth most beyond its price, if any is worth it. */
function recruitOf(state: State, seat: Seat, moves: readonly Move[]): Move {
  const { gains } = lookAtTable(state).seats[seat].reach;
  let best: Move = SKIP;
  let most = WORTH_BUYING;
  for (const move of moves) {
    if (move.do !== 'recruit') continue;
    const gain = gains[state.hill[move.slope][move.row]] - state.values.prices[move.row] * state.values.goldPoints;
    if (gain <= most) continue;
    most = gain;
    best = move;
  }
  return best;
}

function mostTaking(state: State, seat: Seat, moves: readonly Move[]): readonly Move[] {
  if (moves.length <= LOOKED_AT) return moves;
  const { gains } = lookAtTable(state).seats[seat].reach;
  const takings = moves.map((move) => ({ move, gain: takingOf(state, gains, move) }));
  takings.sort((a, b) => b.gain - a.gain);
  return takings.slice(0, LOOKED_AT).map(({ move }) => move);
}

function takingOf({ valley, coins }: State, gains: readonly number[], move: Move): number {
  if (move.do !== 'take') return 0;
  let gain = 0;
  for (const cell of move.cells) gain += gains[valley[cell]] + coins[cell];
  return gain;
}

function bestOf(state: State, seat: Seat, moves: readonly Move[]): Move {
  let best = moves[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const then = clone(state);
    play(then, seat, move);
    const value = judged(then, seat);
    if (value <= most) continue;
    most = value;
    best = move;
  }
  return best;
}

/** With what the move leaves to choose chosen, and as if the turn were over: the next player is the one to fear. */
function judged(state: State, seat: Seat): number {
  while (state.stack.length > 0) play(state, seat, quick(state, seat));
  if (state.turn === seat && state.phase !== 'over' && state.phase !== 'place') {
    state.turn = (seat + 1) % state.castles.length;
  }
  const weights = features.weights?.(state.castles.length);
  if (weights === undefined || state.phase === 'over') return aheadIn(state, seat);
  features.fill(state, seat, row);
  return weighed(row, weights.win);
}

/** Points ahead of the best rival, as judged by hand. */
function aheadIn(state: State, seat: Seat): number {
  evaluate(state, worth);
  let rival = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < state.castles.length; other++) {
    if (other !== seat && worth[other] > rival) rival = worth[other];
  }
  return worth[seat] - rival;
}
