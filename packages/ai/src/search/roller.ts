/** Plays plans on in dealt worlds: everybody plays as the player itself does, only quicker. */
import { type AnyGame, dealWorld, forkLuck, type Seat } from '@three-crowns/core';
import { makeValue } from '../judgement.ts';
import { makePlanner, type Planner } from '../planner.ts';
import type { Value } from '../value.ts';
import type { Job, Results, Task, Work } from './work.ts';

export type Roller = (work: Work) => Results;

interface Means extends Pick<Job, 'seats'> {
  readonly name: Job['value'];
  readonly value: Value;
  readonly planner: Planner;
}

/** For rollouts of one game. */
export function makeRoller(game: AnyGame): Roller {
  const meansOf = makeMeans(game);
  return ({ job, tasks }) => {
    const { value, planner } = meansOf(job);
    return tasks.map((task) => rolled(game, job, task, value, planner));
  };
}

/** What jobs of one game are judged by: it is made again only when it is another thing. */
export function makeMeans(game: AnyGame): (job: Job) => Means {
  let means: Means | undefined;
  return ({ value: name, seats }) => {
    if (means?.seats === seats && means.name === name) return means;
    const value = makeValue(game, name, seats);
    means = { name, seats, value, planner: makePlanner(game, value) };
    return means;
  };
}

/** The world with this number behind a view: every world has a luck of its own, and the same number deals the same world. */
export function worldOf(game: AnyGame, { view, seat, memory, luckKey }: Omit<Job, 'plans'>, world: number): unknown {
  const luck = { kind: 'fast', key: [luckKey], at: world } as const;
  return game.instinct.deal?.(view, seat, forkLuck(luck), memory) ?? dealWorld(game, view, luck);
}

function rolled(game: AnyGame, job: Job, task: Task, value: Value, planner: Planner): number[] {
  return endsOf(game, job, task, planner, ({ state, isOver }) => value.mean(state, job.seat, isOver));
}

export interface End {
  readonly state: unknown;
  /** Nobody is asked anything any more. */
  readonly isOver: boolean;
  /** How many turns were played on. */
  readonly turns: number;
}

/** What is read off the end that each plan of a task comes to. */
export function endsOf<R>(game: AnyGame, job: Job, task: Task, planner: Planner, read: (end: End) => R): R[] {
  const world = worldOf(game, job, task.world);
  const turn = game.instinct.turnOf(world);
  return task.plans.map((plan, i) => {
    const state = i === task.plans.length - 1 ? world : game.rules.clone(world);
    follow(game, state, job.seat, job.plans[plan]);
    return read(playedOn(game, state, turn, job.horizon, plannedStep(game, job, planner)));
  });
}

/** As far as the plan can be followed in this world. */
function follow({ rules, instinct }: AnyGame, state: unknown, seat: Seat, plan: readonly number[]): void {
  for (const key of plan) {
    const moves: readonly unknown[] = rules.legalMoves(state, seat);
    const move = moves.find((one) => instinct.moveKey(one) === key);
    if (move === undefined) return;
    rules.play(state, seat, move);
  }
}

/** More turns than any game has. */
export const TO_THE_END = 1_000_000;

/** What a seat that is asked does next. The situation may be changed; the one after it is given back. */
export type Step = (state: unknown, seat: Seat) => unknown;

/** To the end of the turn that the plan is for, and so many turns more. */
export function playedOn({ rules, instinct }: AnyGame, from: unknown, first: number, horizon: number, step: Step): End {
  let state = from;
  let turn = first;
  let turns = horizon + 1;
  let asked = rules.pending(state);
  while (asked.length > 0) {
    const now = instinct.turnOf(state);
    if (now !== turn) turns -= 1;
    if (turns === 0) break;
    turn = now;
    state = step(state, asked[0].seat);
    asked = rules.pending(state);
  }
  return { state, isOver: asked.length === 0, turns: horizon + 1 - turns };
}

/** By the game's hunch, which costs so little that many more worlds can be seen; else by a small plan. */
function plannedStep(game: AnyGame, { situations }: Job, planner: Planner): Step {
  const { rules, instinct } = game;
  if (instinct.hunch !== undefined) return hunchStep(game, instinct.hunch);
  return (state, seat) => {
    const [plan] = planner.plans(state, seat, situations, 1);
    if (instinct.hide === undefined) return plan.end;
    for (const move of plan.moves) rules.play(state, seat, move);
    return state;
  };
}

/** Without a plan, where the game can: for points far ahead, which ask for less thought than chances. */
export function quickStep(game: AnyGame, job: Job, planner: Planner): Step {
  const { quick } = game.instinct;
  if (game.instinct.hunch !== undefined || quick === undefined) return plannedStep(game, job, planner);
  return (state, seat) => {
    game.rules.play(state, seat, quick(state, seat));
    return state;
  };
}

function hunchStep({ rules }: AnyGame, hunch: NonNullable<AnyGame['instinct']['hunch']>): Step {
  return (state, seat) => {
    const moves: readonly unknown[] = rules.legalMoves(state, seat);
    rules.play(state, seat, moves[hunch(state, seat, moves)]);
    return state;
  };
}
