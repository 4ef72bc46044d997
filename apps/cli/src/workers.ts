/** Tasks shared among worker threads: whoever is free takes the next; when one fails nobody takes any more. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { BadInput } from '@three-crowns/core';

interface Crew {
  /** A module that answers every message, a task, with one message, its result. */
  readonly script: URL;
  /** What every worker is given at its start. */
  readonly data: unknown;
  readonly count: number;
  /** Every worker is sent `undefined` in the end, and answers when it has ended what it started. */
  readonly isAskedToEnd?: true;
}

export async function shareOut<T, R>(crew: Crew, tasks: Generator<T, undefined>, add: (result: R) => void) {
  await Promise.all(Array.from({ length: crew.count }, () => work(crew, tasks, add)));
}

async function work<T, R>(
  { script, data, isAskedToEnd }: Crew,
  tasks: Generator<T, undefined>,
  add: (result: R) => void,
) {
  const worker = new Worker(script, { workerData: data });
  try {
    for (let next = tasks.next(); next.done !== true; next = tasks.next())
      add(await askWorker<T, R>(worker, next.value));
    if (isAskedToEnd === true) await askWorker(worker, undefined);
  } finally {
    tasks.return(undefined);
    await worker.terminate();
  }
}

/** One message for one message. */
export async function askWorker<T, R>(worker: Worker, task: T): Promise<R> {
  const answered: Promise<R[]> = once(worker, 'message');
  worker.postMessage(task);
  try {
    const [result] = await answered;
    return result;
  } catch (error) {
    // On the way from a worker an error loses its class, but not its name.
    if (error instanceof Error && error.name === 'BadInput') throw new BadInput('', error.message);
    throw error;
  }
}
