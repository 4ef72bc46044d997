/** What lines of a decision are weighed with: its plans, the worlds behind the view, and a way to play on in them. */
import {
  type Endings,
  type Estimate,
  estimateFrom,
  type Job,
  makePlanner,
  makeValue,
  type Plan,
  type Work,
  worldOf,
} from '@three-crowns/ai';
import { type AnyGame, luckIn, type Seat } from '@three-crowns/core';
import { duelled, type Race, raced, stood } from './race.ts';
import type { Seen } from './seen.ts';
import type { CoachSettings } from './settings.ts';
import { compared, searched, worthOf } from './trial.ts';

/** The worlds are sure of a lead that is larger than so many standard errors. */
const ERRORS = 2;

/** The own moves of a seat to the end of its turn. */
export type Moves = readonly unknown[];

export interface Contender {
  /** The own moves to the end of the turn, as planned. */
  readonly moves: Moves;
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

export interface Scales {
  /** The world that lines are planned in. */
  readonly world: unknown;
  /** The plans that look best at the end of the turn, the best first. */
  readonly plans: readonly Moves[];
  /** The best lines by a search, each with another first move, the best first. */
  search(): Generator<Work, Moves[], Endings>;
  /** The best line that begins with a move. */
  lineFrom(first: unknown): Moves;
  /** All lines in the same fresh worlds, and going on without a plan too; undefined where it was stopped at once. */
  compare(lines: readonly Moves[], isUnplannedToo?: boolean): Generator<Work, Weighing | undefined, Endings>;
  /**
   * All lines, the likeliest first, in so many fresh worlds, or fewer where it is settled sooner which stands out, or that none does
   * but the one with the number `obvious`.
   */
  race(lines: readonly Moves[], obvious: number, worlds: number): Generator<Work, Race | undefined, Endings>;
  /** The lead of a line over another, in worlds that only a judge meets. */
  duel(
    pair: readonly [Moves, Moves],
    most: number,
    isEnough: (lead: Estimate) => boolean,
  ): Generator<Work, Estimate, Endings>;
  /** Whether a line is clearly better than all others, in at most so many fresh worlds. */
  stands(line: Moves, others: readonly Moves[], most: number): Generator<Work, boolean, Endings>;
}

/** So many moves are told apart from the rest. */
export const MOST_LINES = 3;

/** The coach looks so many times as far ahead as a player before it reads a chance. */
const FURTHER = 2;

interface Using {
  readonly isStopped?: (() => boolean) | undefined;
  /** Lines are tried in other worlds for every other number; they are planned in the same one. */
  readonly set?: number;
}

export function makeScales(
  game: AnyGame,
  seen: Seen,
  settings: CoachSettings,
  { isStopped = () => false, set = 0 }: Using = {},
): Scales {
  const { rules } = game;
  const { seat } = seen;
  const base = baseOf(game, seen, settings);
  const planner = makePlanner(game, makeValue(game, base.value, base.seats));
  const world = worldOf(game, base, 0);
  const trial: Job = { ...base, luckKey: (base.luckKey + set) % 2 ** 32 };
  const plans = likely(game, planner.plans(world, seat, settings.situations, settings.situations), settings.plans);
  return {
    world,
    plans,
    *search() {
      const near = { ...withPlans(game, trial, plans), horizon: game.instinct.horizon };
      const found = yield* searched(near, settings, isStopped);
      return withOtherFirstMoves(
        game,
        found.plans.map((plan) => plans[plan]),
      );
    },
    lineFrom(first) {
      const state: unknown = rules.clone(world);
      rules.play(state, seat, first);
      const isLuckUsed = luckIn(world)?.at !== luckIn(state)?.at;
      if (isLuckUsed || !rules.pending(state).some((decision) => decision.seat === seat)) return [first];
      return [first, ...planner.plans(state, seat, settings.situations, 1)[0].moves];
    },
    *compare(lines, isUnplannedToo = false) {
      const all = withPlans(game, trial, isUnplannedToo ? [...lines, []] : lines);
      const endings = yield* compared({ ...all, isToTheEnd: true }, lines.length, settings, isStopped);
      if (endings.length === 0) return undefined;
      const worth = lines.map((_, plan) => estimateFrom(endings.map((ends) => worthOf(ends[plan], seat))).mean);
      const contenders = lines.map((moves, plan) => ({ moves, plan })).sort((a, b) => worth[b.plan] - worth[a.plan]);
      return { seat, world, contenders, endings, unplanned: isUnplannedToo ? lines.length : undefined };
    },
    race: (lines, obvious, worlds) => raced(withPlans(game, trial, lines), obvious, worlds),
    duel: (pair, most, isEnough) => duelled(withPlans(game, trial, pair), most, isEnough),
    stands: (line, others, most) => stood(withPlans(game, trial, [line, ...others]), most),
  };
}

/** By how much one line, by its number, is better than another, in chances of the seat that is asked. */
export function leadOf({ seat, endings }: Weighing, one: number, other: number): Estimate {
  return estimateFrom(endings.map((ends) => ends[one].shares[seat] - ends[other].shares[seat]));
}

/** Whether a lead is as large as that, and more than the luck of the worlds. */
export function isSure({ mean, error }: Estimate, least: number): boolean {
  return mean >= least && mean > ERRORS * error;
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
    horizon: FURTHER * instinct.horizon,
    situations: settings.rolloutSituations,
  };
}

function withPlans({ instinct }: AnyGame, base: Job, plans: readonly Moves[]): Job {
  return { ...base, plans: plans.map((moves) => moves.map((move) => instinct.moveKey(move))) };
}

/** The best plans, and of other first moves the best ones too, where there would be few to choose from. */
function likely({ instinct }: AnyGame, plans: readonly Plan[], count: number): Moves[] {
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
function withOtherFirstMoves({ instinct }: AnyGame, lines: readonly Moves[]): Moves[] {
  const met = new Set<number>();
  return lines.filter(([first]) => {
    const key = instinct.moveKey(first);
    const isNew = !met.has(key);
    met.add(key);
    return isNew;
  });
}
