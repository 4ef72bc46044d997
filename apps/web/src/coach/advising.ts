/** Inside the worker that leads: the coach. */
import type { Crew, Ending, Endings, Work } from '@three-crowns/ai';
import { type Advice, type Analysis, advise, analyse, coachSettings } from '@three-crowns/coach';
import { rulesFor, type Working } from './crew.ts';
import type { AdviceOrder, AnalysisOrder } from './orders.ts';
import { makeWitnesses } from './witnesses.ts';

const witnesses = makeWitnesses();

/** Throws when it was stopped: half a look ahead is no advice. */
export async function advised(order: AdviceOrder, { isStopped, crewFor, tell }: Working): Promise<Advice> {
  const game = await rulesFor(order);
  const seen = witnesses.at(order, game);
  const onProgress = (share: number) => tell({ share });
  const course = advise(game, seen, coachSettings(game, 'hint'), { isStopped, onProgress });
  const advice = await finished(course, crewFor(order, 'survey'));
  if (isStopped()) throw new Error('stopped');
  return advice;
}

/** When it is stopped, what there is. */
export async function analysed(order: AnalysisOrder, { isStopped, crewFor, tell }: Working): Promise<Analysis> {
  const { record, budget, done } = order;
  const game = await rulesFor(record);
  const course = analyse(game, record, { budget, done, isStopped, onStep: (step) => tell({ step }) });
  return finished(course, crewFor(record, 'survey'));
}

async function finished<T>(course: Generator<Work, T, Endings>, crew: Crew<Ending>): Promise<T> {
  let step = course.next();
  while (!step.done) step = course.next(await crew(step.value));
  return step.value;
}
