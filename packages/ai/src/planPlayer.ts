/** A player who plans its own turn in one dealt world and looks no further: a line is as good as its end looks. */
import { type AnyGame, dealWorld, draw, type Luck, noLuck, type Seat, type Skill, shuffle } from '@three-crowns/core';
import { type Player, quickPlayer } from './bot.ts';
import { makeValue } from './judgement.ts';
import { makeKeptPlan } from './keptPlan.ts';
import { makePlanner, type Plan, type Planner } from './planner.ts';

export function planPlayer(game: AnyGame, seat: Seat, { situations, margin }: Skill): Player {
  let planner: Planner | undefined;
  const kept = makeKeptPlan(game, seat);
  /** What comes to mind first is drawn from the luck of the decision. */
  let mind: Luck = noLuck();
  return quickPlayer((view, luck) => {
    const planned = kept.next(view);
    if (planned !== undefined) return planned;
    const moves: readonly unknown[] = game.rules.legalMoves(view, seat);
    if (moves.length === 1) return moves[0];
    mind = luck;
    const seen = margin === undefined ? game : inAnyOrder(game, () => mind);
    planner ??= makePlanner(seen, makeValue(game, 'hand', game.rules.scores(view).length));
    const world = dealWorld(game, view, luck);
    const plan =
      margin === undefined
        ? planner.plans(world, seat, situations, 1)[0]
        : oneNearBest(planner.plans(world, seat, situations, situations), margin, luck);
    kept.keep(world, plan.moves);
    return plan.moves[0];
  });
}

/** The same game, its moves listed as they come to mind. */
function inAnyOrder(game: AnyGame, luckNow: () => Luck): AnyGame {
  const { rules } = game;
  return {
    ...game,
    rules: {
      ...rules,
      legalMoves(state, seat) {
        const moves = rules.legalMoves(state, seat);
        shuffle(luckNow(), moves);
        return moves;
      },
    },
  };
}

/** The plans come with the best first. */
function oneNearBest(plans: readonly Plan[], margin: number, luck: Luck): Plan {
  const least = plans[0].rank - margin;
  const beyond = plans.findIndex(({ rank }) => rank < least);
  return plans[draw(luck, beyond < 0 ? plans.length : beyond)];
}
