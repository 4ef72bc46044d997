/** How good a decision was, by the chance to win that it gave up. */
import type { Step } from './analysis.ts';

export const GRADES = ['brilliant', 'best', 'good', 'imprecise', 'mistake', 'blunder', 'forced'] as const;
export type Grade = (typeof GRADES)[number];

/** From so much win chance given up on. */
const IMPRECISE = 0.02;
const MISTAKE = 0.05;
const BLUNDER = 0.1;

/** The chance of the seat that decided: never below 0. */
export function givenUp({ seat, before, after }: Step): number {
  return Math.max(0, before.chances[seat] - after.chances[seat]);
}

export function gradeOf(step: Step): Grade {
  if (step.mark !== undefined) return step.mark;
  if (step.better === undefined) return 'best';
  const lost = givenUp(step);
  if (lost >= BLUNDER) return 'blunder';
  if (lost >= MISTAKE) return 'mistake';
  return lost >= IMPRECISE ? 'imprecise' : 'good';
}
