/**
 * The lines of a seat that is asked, weighed against each other. A search finds the best few; then these are played on in worlds
 * that the search has not met, all in the same, so that nobody is thought better for having been lucky in the search.
 */
import {
  type Endings,
  type Estimate,
  estimateFrom,
  type Job,
  makePlanner,
  makeValue,
  type Plan,
  type Planner,
  type Work,
  worldOf,
} from '@three-crowns/ai';
import { type AnyGame, luckIn, type Seat } from '@three-crowns/core';
import type { Seen } from './seen.ts';
import type { CoachSettings } from './settings.ts';
import { compared, searched, worthOf } from './trial.ts';

export interface Contender {
  /** The own moves to the end of the turn, as planned. */
  readonly moves: readonly unknown[];
  /** Its number in the endings. */
  readonly plan: number;
}

export interface Weighing {
  readonly seat: Seat;
  /** The world that the lines were planned in. */
  readonly world: unknown;
  /** The best first, every one with another first move. */
  readonly contenders: readonly Contender[];
  readonly endings: Endings;
  /** The number in the endings of going on without a plan, where that was asked for. */
  readonly unplanned: number | undefined;
}

export interface Asked {
  /** A move that is weighed too, whatever the search thinks of it. */
  readonly played?: unknown;
  /** Going on without a plan is weighed too. */
  readonly isUnplannedToo?: boolean;
  readonly isStopped?: () => boolean;
}

/** So many moves are told apart from the rest. */
export const MOST_LINES = 3;
/** The coach looks so many times as far ahead as a player before it reads a chance. */
const FURTHER = 2;

/** Undefined where it was stopped before anything was known. */
export function* weigh(
  game: AnyGame,
  seen: Seen,
  settings: CoachSettings,
  { played, isUnplannedToo = false, isStopped = () => false }: Asked = {},
): Generator<Work, Weighing | undefined, Endings> {
  const { seat } = seen;
  const base = baseOf(game, seen, settings);
  const planner = makePlanner(game, makeValue(game, base.value, base.seats));
  const world = worldOf(game, base, 0);
  const plans = likely(game, planner.plans(world, seat, settings.situations, settings.situations), settings.plans);
  const found = yield* searched(withPlans(game, base, plans), settings, isStopped);
  const best = withOtherFirstMoves(
    game,
    found.plans.map(({ plan }) => plans[plan]),
  );
  const lines = best.slice(0, MOST_LINES);
  if (played !== undefined && !lines.some(([first]) => isSame(game, first, played))) {
    const known = best.find(([first]) => isSame(game, first, played));
    lines.push(known ?? bestFrom(game, world, seat, played, planner, settings));
  }
  const job: Job = {
    ...withPlans(game, base, isUnplannedToo ? [...lines, []] : lines),
    horizon: FURTHER * base.horizon,
    isToTheEnd: true,
  };
  const endings = yield* compared(job, settings, isStopped);
  if (endings.length === 0) return undefined;
  const worth = lines.map((_, plan) => estimateFrom(endings.map((ends) => worthOf(ends[plan], seat))).mean);
  const contenders = lines.map((moves, plan) => ({ moves, plan })).sort((a, b) => worth[b.plan] - worth[a.plan]);
  return { seat, world, contenders, endings, unplanned: isUnplannedToo ? lines.length : undefined };
}

/** By how much one line is better than another, in chances of the seat that is asked. */
export function leadOf({ seat, endings }: Weighing, one: Contender, other: Contender): Estimate {
  return estimateFrom(endings.map((ends) => ends[one.plan].shares[seat] - ends[other.plan].shares[seat]));
}

export function isSame({ instinct }: AnyGame, one: unknown, other: unknown): boolean {
  return instinct.moveKey(one) === instinct.moveKey(other);
}

/** The worlds come from what the seat sees, so that equal views are judged alike. */
function baseOf({ rules, instinct }: AnyGame, { view, seat, memory }: Seen, settings: CoachSettings): Job {
  return {
    view,
    seat,
    memory,
    luckKey: instinct.stateKey(view) % 2 ** 32,
    plans: [],
    value: 'learned',
    seats: rules.scores(view).length,
    horizon: instinct.horizon,
    situations: settings.rolloutSituations,
  };
}

function withPlans({ instinct }: AnyGame, base: Job, plans: readonly (readonly unknown[])[]): Job {
  return { ...base, plans: plans.map((moves) => moves.map((move) => instinct.moveKey(move))) };
}

/** The best plans, and of other first moves the best ones too, where there would be few to choose from. */
function likely({ instinct }: AnyGame, plans: readonly Plan[], count: number): (readonly unknown[])[] {
  const met = new Set<number>();
  const kept = plans.filter(({ moves: [first] }, place) => {
    const key = instinct.moveKey(first);
    const isWanted = place < count || (met.size < MOST_LINES && !met.has(key));
    if (isWanted) met.add(key);
    return isWanted;
  });
  return kept.map(({ moves }) => moves);
}

/** Of lines with the same first move the best: they come with the best first. */
function withOtherFirstMoves({ instinct }: AnyGame, lines: readonly (readonly unknown[])[]): (readonly unknown[])[] {
  const met = new Set<number>();
  return lines.filter(([first]) => {
    const key = instinct.moveKey(first);
    const isNew = !met.has(key);
    met.add(key);
    return isNew;
  });
}

/** The best line that begins with a move: to the end of the turn, where the turn goes on after it. */
function bestFrom(
  game: AnyGame,
  world: unknown,
  seat: Seat,
  played: unknown,
  planner: Planner,
  { situations }: CoachSettings,
): readonly unknown[] {
  const { rules } = game;
  const state: unknown = rules.clone(world);
  rules.play(state, seat, played);
  const isLuckUsed = luckIn(world)?.at !== luckIn(state)?.at;
  if (isLuckUsed || !rules.pending(state).some((decision) => decision.seat === seat)) return [played];
  return [played, ...planner.plans(state, seat, situations, 1)[0].moves];
}
