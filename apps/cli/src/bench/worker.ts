/** A thread of subjects: asked to let one work for some milliseconds, it answers how much it did a second. */
import { enableCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { rateOf } from './subject.ts';
import type { Task } from './threads.ts';

// Every thread reads the same sources; compiled once, they take a quarter of the time.
enableCompileCache();
const { GAMES } = await import('../games.ts');
const { subjectsFor } = await import('./subjects.ts');
const { thinkingFor } = await import('./thinking.ts');

const subjects = [...subjectsFor(GAMES, workerData as string | undefined), ...thinkingFor(GAMES)];
const steps = new Map<string, () => number>();

function stepOf(name: string): () => number {
  const step = steps.get(name) ?? subjects.find((one) => one.name === name)?.prepare();
  if (step === undefined) throw new Error(`nothing is called ${name}`);
  steps.set(name, step);
  return step;
}

parentPort?.on('message', ({ name, milliseconds }: Task) => {
  parentPort?.postMessage(rateOf(stepOf(name), milliseconds));
});
