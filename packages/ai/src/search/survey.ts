/** What lines lead to, for a coach: they are played on to the end of the game in the same worlds, and the scores are kept. */
import { type AnyGame, asItStands, type Outcome, type Seat } from '@three-crowns/core';
import type { Weighed } from '../bot.ts';
import { type Estimate, estimateFrom } from '../estimate.ts';
import { makePlanner } from '../planner.ts';
import { makeValue, shareOf } from '../value.ts';
import { endsOf } from './roller.ts';
import type { Job, Work } from './work.ts';

/** How a game ended in one world, by seat; plain JSON. */
export interface Ending {
  /** 1 for a victory, a part of it where it is shared. */
  readonly shares: readonly number[];
  readonly points: readonly number[];
  /** By key of the score line. */
  readonly lines: readonly Readonly<Record<string, number>>[];
}

/** By task and plan. */
export type Endings = readonly (readonly Ending[])[];

/** More turns than any game has. */
const TO_THE_END = 1_000_000;

/** The work of a survey: every candidate in so many worlds. */
export function surveyOf({ job, candidates }: Weighed, worlds: number): Work {
  const plans = candidates.map((_, plan) => plan);
  return {
    job: { ...job, horizon: TO_THE_END },
    tasks: Array.from({ length: worlds }, (_, world) => ({ world, plans })),
  };
}

export type Surveyor = (work: Work) => Endings;

export function makeSurveyor(game: AnyGame): Surveyor {
  return ({ job, tasks }) => {
    const planner = makePlanner(game, makeValue(game, job.value, job.seats));
    return tasks.map((task) => endsOf(game, job, task, planner, ({ state }) => endingOf(game, state, job)));
  };
}

function endingOf(game: AnyGame, state: unknown, { seats }: Job): Ending {
  const outcome: Outcome = game.rules.outcome(state) ?? asItStands(game, state);
  return {
    shares: Array.from({ length: seats }, (_, seat) => shareOf(outcome, seat)),
    points: outcome.scores.map(({ total }) => total),
    lines: outcome.scores.map(({ lines }) => {
      const points: Record<string, number> = {};
      for (const { key, points: more } of lines) points[key] = (points[key] ?? 0) + more;
      return points;
    }),
  };
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
