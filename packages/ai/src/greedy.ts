/**
 * Plays its own turn out to the end in a world dealt from its view and takes the line the game's instinct likes best. It looks
 * no further than the next decision of somebody else or the next throw of luck: what the instinct says of that situation is
 * all it knows of what follows.
 */
import { type AnyGame, dealWorld, luckIn, type Seat } from '@three-crowns/core';
import type { Bot } from './bot.ts';
import { marginOf, type Value } from './value.ts';

/** Situations looked at for one decision, about: shared among the moves, and theirs among the moves that follow. */
const BUDGET = 400;

export const greedyBot: Bot = makeGreedy(BUDGET);

/** With another budget: a small one is weaker and much quicker, for reports over thousands of games. */
export function makeGreedy(budget: number): Bot {
  return {
    name: 'greedy',
    choose(game, view, seat, luck) {
      const moves = game.rules.legalMoves(view, seat);
      if (moves.length === 1) return moves[0];
      return bestMove({ game, seat, value: marginOf(game) }, dealWorld(game, view, luck), budget).move;
    },
  };
}

/** A move and what it is worth. */
interface Judged {
  readonly move: unknown;
  readonly value: number;
}

interface Thinker {
  readonly game: AnyGame;
  readonly seat: Seat;
  readonly value: Value;
}

/** With too small a budget every move is judged as it stands, and only the best is played on. */
function bestMove(thinker: Thinker, state: unknown, budget: number): Judged {
  const { game, seat, value: judge } = thinker;
  const moves: unknown[] = game.rules.legalMoves(state, seat);
  const share = budget / moves.length;
  let best: Judged = { move: moves[0], value: Number.NEGATIVE_INFINITY };
  /** Undefined when luck decides what comes after it. */
  let bestChild: unknown;
  for (const move of moves) {
    const child = game.rules.clone(state);
    game.rules.play(child, seat, move);
    const isThrown = luckIn(child)?.at !== luckIn(state)?.at;
    const value = share < 1 || isThrown ? judge(child, seat) : worthOf(thinker, child, share);
    if (value > best.value) {
      best = { move, value };
      bestChild = isThrown ? undefined : child;
    }
  }
  if (share >= 1 || bestChild === undefined) return best;
  return { move: best.move, value: worthOf(thinker, bestChild, share) };
}

function worthOf(thinker: Thinker, state: unknown, budget: number): number {
  const { game, seat, value } = thinker;
  const isAsked = game.rules.pending(state).some((decision) => decision.seat === seat);
  return isAsked ? bestMove(thinker, state, budget).value : value(state, seat);
}
