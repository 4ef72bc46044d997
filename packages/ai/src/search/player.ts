/**
 * Turn search: the best plans for the own turn are played on for some turns in dealt worlds, by the same planner, and the one
 * that comes out best is kept through the turn.
 */
import { type AnyGame, draw, type Seat } from '@three-crowns/core';
import type { Choice, Player, Thinking, Thought } from '../bot.ts';
import { makeValue, type ValueName } from '../judgement.ts';
import { makeKeptPlan } from '../keptPlan.ts';
import { makePlanner, type Planner } from '../planner.ts';
import { type Found, halving } from './halving.ts';
import { makeRoller, worldOf } from './roller.ts';
import type { Job, Results, Work } from './work.ts';

export interface SearchSettings {
  readonly value: ValueName;
  /** Situations looked at to plan the own turn, and for a decision in a rollout. */
  readonly situations: number;
  readonly rolloutSituations: number;
  /** Plans that are played on. */
  readonly plans: number;
  /** Worlds times plans. None: the plan is chosen by what the value says of its end. */
  readonly rollouts: number;
  /** Turns played on; the game's own when left out. */
  readonly horizon?: number;
}

export function searchPlayer(game: AnyGame, seat: Seat, settings: SearchSettings): Player {
  const { rules, instinct } = game;
  let planner: Planner | undefined;
  const roll = makeRoller(game);
  const kept = makeKeptPlan(game, seat);
  const { memory: remembering } = instinct;
  let memory: unknown;

  function* think(...[view, luck, thinking = {}]: Parameters<Player['think']>): Thought {
    const planned = kept.next(view);
    if (planned !== undefined) return unsearched(planned);
    const moves: readonly unknown[] = rules.legalMoves(view, seat);
    if (moves.length === 1) return unsearched(moves[0]);
    memory ??= remembering?.begin(view, seat);
    const seats = rules.scores(view).length;
    planner ??= makePlanner(game, makeValue(game, settings.value, seats));
    const base = {
      view,
      seat,
      memory,
      luckKey: draw(luck, 2 ** 32),
      value: settings.value,
      seats,
      horizon: settings.horizon ?? instinct.horizon,
      situations: settings.rolloutSituations,
    };
    const world = worldOf(game, base, 0);
    const plans = planner.plans(world, seat, settings.situations, settings.plans);
    const job: Job = { ...base, plans: plans.map((plan) => plan.moves.map((move) => instinct.moveKey(move))) };
    const { plans: ranked, rollouts } = yield* searched(job, thinking);
    const { moves: best } = plans[ranked[0]];
    kept.keep(world, best);
    return { move: best[0], rollouts };
  }

  function* searched(job: Job, thinking: Thinking): Generator<Work, Found, Results> {
    const course = halving(job.plans.length, { rollouts: settings.rollouts, thinking });
    let step = course.next();
    while (!step.done) step = course.next(yield { job, tasks: step.value });
    return step.value;
  }

  return {
    think,
    choose(view, luck, thinking) {
      const thought = think(view, luck, thinking);
      let step = thought.next();
      while (!step.done) step = thought.next(roll(step.value));
      return step.value;
    },
    ...(remembering && {
      observe(events, view) {
        memory ??= remembering.begin(view, seat);
        for (const event of events) remembering.observe(memory, seat, event, view);
      },
    }),
  };
}

const unsearched = (move: unknown): Choice => ({ move, rollouts: 0 });
