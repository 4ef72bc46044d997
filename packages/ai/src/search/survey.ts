/**
 * What lines lead to, for a coach: they are played on in the same worlds, and the scores are kept. Chances may be read off before
 * the end, by what was learned: they are as true there and far steadier than wins and losses.
 */
import { type AnyGame, asItStands, type Outcome, type Seat } from '@three-crowns/core';
import { type Estimate, estimateFrom } from '../estimate.ts';
import type { Planner } from '../planner.ts';
import { shareOf, type Value } from '../value.ts';
import { type End, endsOf, makeMeans, playedOn, quickStep, TO_THE_END } from './roller.ts';
import type { Job, Work } from './work.ts';

/** What a line came to in one world, by seat; plain JSON. */
export interface Ending {
  /** 1 for a victory, a part of it where it is shared; a chance where the horizon was before the end. */
  readonly shares: readonly number[];
  readonly points: readonly number[];
  /** By key of the score line. */
  readonly lines: readonly Readonly<Record<string, number>>[];
  /** How many turns came after the line, to where the points are read. */
  readonly turns: number;
}

/** By task and plan. */
export type Endings = readonly (readonly Ending[])[];

export type Surveyor = (work: Work) => Endings;

/** Who knows no chances plays on to the end, whatever the horizon. */
export function makeSurveyor(game: AnyGame): Surveyor {
  const meansOf = makeMeans(game);
  return ({ job: asked, tasks }) => {
    const { value, planner } = meansOf(asked);
    const job = value.chance === undefined ? { ...asked, horizon: TO_THE_END } : asked;
    return tasks.map((task) => endsOf(game, job, task, planner, (end) => endingOf(game, end, job, value, planner)));
  };
}

function endingOf(game: AnyGame, end: End, job: Job, value: Value, planner: Planner): Ending {
  const { chance } = value;
  const shares =
    end.isOver || chance === undefined
      ? sharesOf(outcomeOf(game, end.state), job.seats)
      : chancesIn(end.state, job.seats, chance);
  const last = job.isToTheEnd ? lastOf(game, end, job, planner) : end;
  const { scores } = outcomeOf(game, last.state);
  return {
    shares,
    points: scores.map(({ total }) => total),
    lines: scores.map(({ lines }) => {
      const points: Record<string, number> = {};
      for (const { key, points: more } of lines) points[key] = (points[key] ?? 0) + more;
      return points;
    }),
    turns: last.turns,
  };
}

const outcomeOf = (game: AnyGame, state: unknown): Outcome => game.rules.outcome(state) ?? asItStands(game, state);

const sharesOf = (outcome: Outcome, seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => shareOf(outcome, seat));

/** What each seat thinks of its own chance, so that all of them are one; alone it may lose to a rival without a seat. */
function chancesIn(state: unknown, seats: number, chance: NonNullable<Value['chance']>): number[] {
  const chances = Array.from({ length: seats }, (_, seat) => chance(state, seat));
  const all = chances.reduce((sum, one) => sum + one, 0);
  return seats === 1 ? chances : chances.map((one) => one / all);
}

function lastOf(game: AnyGame, end: End, job: Job, planner: Planner): End {
  if (end.isOver) return end;
  const first = game.instinct.turnOf(end.state);
  const last = playedOn(game, end.state, first, TO_THE_END, quickStep(game, job, planner));
  return { ...last, turns: end.turns + last.turns };
}

/** By seat: the chance to win and the points at the end, if this candidate is played. */
export interface Outlook {
  readonly chances: readonly Estimate[];
  readonly points: readonly Estimate[];
}

export function outlookOf(endings: Endings, plan: number): Outlook {
  const [{ shares, points }] = [endings[0][plan]];
  return {
    chances: shares.map((_, seat) => estimateFrom(endings.map((plans) => plans[plan].shares[seat]))),
    points: points.map((_, seat) => estimateFrom(endings.map((plans) => plans[plan].points[seat]))),
  };
}

/** A line of the score that one candidate brings a seat more of than another, in points; fewer where it is below 0. */
export interface Term {
  readonly key: string;
  readonly points: Estimate;
}

/** What tells two candidates apart in the final score of a seat, the most telling first. Both met the same worlds. */
export function termsBetween(endings: Endings, one: number, other: number, seat: Seat): Term[] {
  const keys = new Set(
    endings.flatMap((plans) => [one, other].flatMap((plan) => Object.keys(plans[plan].lines[seat]))),
  );
  const terms = [...keys].map((key) => {
    const more = endings.map((plans) => (plans[one].lines[seat][key] ?? 0) - (plans[other].lines[seat][key] ?? 0));
    return { key, points: estimateFrom(more) };
  });
  return terms
    .filter(({ points }) => points.mean !== 0)
    .sort((a, b) => Math.abs(b.points.mean) - Math.abs(a.points.mean));
}
