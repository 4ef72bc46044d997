/** How lines are tried: first in a search that drops the worse half again and again, then side by side in fresh worlds. */
import { type Ending, type Endings, estimateFrom, type Found, halving, type Job, type Work } from '@three-crowns/ai';
import type { Seat } from '@three-crowns/core';
import type { CoachSettings } from './settings.ts';

/** Worlds that are given out at once. */
const BATCH = 16;
/** The first world that no search meets. */
export const FRESH = 1_000_000;
/** The first that nobody meets but a judge of what others chose. */
export const JUDGED = 2_000_000;
/** Between chances that are as good, points decide. */
const A_POINT = 0.002;

export function* searched(
  job: Job,
  { rollouts }: CoachSettings,
  isStopped: () => boolean,
): Generator<Work, Found, Endings> {
  const course = halving(job.plans.length, { rollouts, thinking: { isStopped } });
  let step = course.next();
  while (!step.done) {
    const endings = yield { job, tasks: step.value };
    step = course.next(endings.map((ends) => ends.map((ending) => worthOf(ending, job.seat))));
  }
  return step.value;
}

/** What a line came to for a seat in one world. */
export function worthOf({ shares, points }: Ending, seat: Seat): number {
  let rival = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < points.length; other++) if (other !== seat) rival = Math.max(rival, points[other]);
  return shares[seat] + A_POINT * (points.length === 1 ? points[seat] : points[seat] - rival);
}

/** All lines of a job in the same worlds, until it is sure of so many of them. */
export function* compared(
  job: Job,
  lines: number,
  settings: CoachSettings,
  isStopped: () => boolean,
): Generator<Work, Endings, Endings> {
  const plans = job.plans.map((_, plan) => plan);
  const compared = plans.slice(0, lines);
  const endings: (readonly Ending[])[] = [];
  const isSure = () => endings.length > 0 && compared.every((plan) => isKnown(endings, job.seat, plan, settings.sure));
  while (endings.length < settings.worlds && !isSure() && !isStopped()) {
    const count = Math.min(BATCH, settings.worlds - endings.length);
    const worlds = Array.from({ length: count }, (_, i) => FRESH + endings.length + i);
    endings.push(...(yield { job, tasks: worlds.map((world) => ({ world, plans })) }));
  }
  return endings;
}

/** The chance itself, and what tells the line from the first. */
function isKnown(endings: Endings, seat: Seat, plan: number, sure: number): boolean {
  const chance = estimateFrom(endings.map((ends) => ends[plan].shares[seat]));
  const lead = estimateFrom(endings.map((ends) => ends[plan].shares[seat] - ends[0].shares[seat]));
  return chance.error <= sure && lead.error <= sure;
}
