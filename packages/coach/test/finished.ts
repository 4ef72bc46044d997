/** The coach's work, done here and at once. */
import { type Endings, makeSurveyor, type Work } from '@three-crowns/ai';
import type { AnyGame } from '@three-crowns/core';

export function finished<T>(game: AnyGame, course: Generator<Work, T, Endings>): T {
  const survey = makeSurveyor(game);
  let step = course.next();
  while (!step.done) step = course.next(survey(step.value));
  return step.value;
}
