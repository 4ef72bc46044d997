/**
 * Plans its own turn in a world dealt from its view and takes the line that the game's instinct likes best. It looks no
 * further than the next decision of somebody else or the next throw of luck: what the instinct says of that situation is all
 * it knows of what follows.
 */
import { dealWorld } from '@three-crowns/core';
import { type Bot, makeBot, quickPlayer } from './bot.ts';
import { makeKeptPlan } from './keptPlan.ts';
import { makePlanner, type Planner } from './planner.ts';
import { makeValue } from './value.ts';

/** Situations looked at for one decision, at most. */
const BUDGET = 400;

export const greedyBot: Bot = makeGreedy(BUDGET);

/** With another budget: a small one is weaker and much quicker, for reports over thousands of games. */
export function makeGreedy(budget: number): Bot {
  return makeBot('greedy', (game, seat) => {
    let planner: Planner | undefined;
    const kept = makeKeptPlan(game, seat);
    return quickPlayer((view, luck) => {
      const planned = kept.next(view);
      if (planned !== undefined) return planned;
      const moves: readonly unknown[] = game.rules.legalMoves(view, seat);
      if (moves.length === 1) return moves[0];
      planner ??= makePlanner(game, makeValue(game, 'hand', game.rules.scores(view).length));
      const world = dealWorld(game, view, luck);
      const [plan] = planner.plans(world, seat, budget, 1);
      kept.keep(world, plan.moves);
      return plan.moves[0];
    });
  });
}
