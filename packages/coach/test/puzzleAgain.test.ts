/** Puzzles solved again: what holds and what does not, and that it is seen in worlds of its own. */
import { makeSurveyor } from '@three-crowns/ai';
import { expect, it } from 'vitest';
import { turnWith } from '../../ai/test/spots.ts';
import { toy } from '../../core/test/toy/index.ts';
import { advise, holds, isConfirmed, type Puzzle, seenAt } from '../src/index.ts';
import { finished } from './finished.ts';
import { SMALL } from './settings.ts';

/** One card gains twice, the others do nothing. */
const { state, seat } = turnWith([1, 3, 7, 11]);
const spot = { options: { seats: 3 }, seat, position: toy.notation.formatPosition(state) };

const puzzleWith = (solution: readonly string[]): Puzzle => ({
  ...spot,
  game: toy.id,
  rulesVersion: toy.rulesVersion,
  contentHash: '',
  id: 'one',
  solution,
  accepted: solution.slice(0, 1),
  best: 1,
  next: 0,
  found: 0,
  crowns: 1,
  why: [],
});

const { lines } = finished(toy, advise(toy, seenAt(toy, spot), SMALL));
const [best, worst] = [lines[0], lines[lines.length - 1]].map(({ texts }) => puzzleWith(texts));

it('the best line holds, another does not', () => {
  expect(finished(toy, holds(toy, best, SMALL))).toBe(true);
  expect(finished(toy, holds(toy, worst, SMALL))).toBe(false);
});

/** What worlds are dealt from while a course runs. */
function keysOf(course: ReturnType<typeof holds> | ReturnType<typeof advise>): Set<number> {
  const survey = makeSurveyor(toy);
  const keys = new Set<number>();
  for (let step = course.next(); !step.done; step = course.next(survey(step.value))) keys.add(step.value.job.luckKey);
  return keys;
}

it('finding, confirming and checking each have worlds of their own', () => {
  const sets = [
    keysOf(advise(toy, seenAt(toy, spot), SMALL)),
    keysOf(isConfirmed(toy, worst, SMALL)),
    keysOf(holds(toy, worst, SMALL)),
  ];
  expect(sets.map(({ size }) => size)).toEqual([1, 1, 1]);
  expect(new Set(sets.flatMap((keys) => [...keys])).size).toBe(3);
});
