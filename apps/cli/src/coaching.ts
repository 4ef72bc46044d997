/** The coach at work on this thread. */
import { type Endings, makeSurveyor, type Work } from '@three-crowns/ai';
import type { AnyGame } from '@three-crowns/core';

/** Takes whatever the coach gives out, and lets others have a turn now and then, so that it can be stopped. */
export async function finished<T>(game: AnyGame, course: Generator<Work, T, Endings>): Promise<T> {
  const survey = makeSurveyor(game);
  let step = course.next();
  while (!step.done) {
    step = course.next(survey(step.value));
    await new Promise(setImmediate);
  }
  return step.value;
}

/** Whether somebody wants it to stop: the first time politely, the second time the process ends as ever. */
export function listenForStop(): { isStopped(): boolean; end(): void } {
  let isStopped = false;
  const stop = () => {
    isStopped = true;
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  return {
    isStopped: () => isStopped,
    end() {
      process.off('SIGINT', stop);
      process.off('SIGTERM', stop);
    },
  };
}
