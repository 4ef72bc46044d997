/** Inside the worker that leads: the coach goes through a record. */
import type { Crew, Ending } from '@three-crowns/ai';
import { type Analysis, analyse, type Step } from '@three-crowns/coach';
import { rulesFor } from './crew.ts';
import type { AnalysisOrder } from './orders.ts';

interface Working {
  isStopped(): boolean;
  readonly crew: Crew<Ending>;
  onStep(step: Step): void;
}

/** Once it is stopped it gives what there is. */
export async function analysed({ record, budget, done }: AnalysisOrder, working: Working): Promise<Analysis> {
  const { crew, ...listening } = working;
  const course = analyse(await rulesFor(record), record, { budget, done, ...listening });
  let step = course.next();
  while (!step.done) step = course.next(await crew(step.value));
  return step.value;
}
