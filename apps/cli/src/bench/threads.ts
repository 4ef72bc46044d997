/** The threads that subjects work in. One works at a time; each is started when it is first asked. */
import { Worker } from 'node:worker_threads';
import type { Ask } from './measure.ts';

export interface Threads {
  readonly ask: Ask;
  end(): Promise<void>;
}

/** `boardgameIo` is the folder that holds it, where its rows are wanted. */
export function startThreads(boardgameIo: string | undefined): Threads {
  const workers = new Map<string, Worker>();
  const workerOf = (thread: string): Worker => {
    const worker =
      workers.get(thread) ?? new Worker(new URL('./worker.ts', import.meta.url), { workerData: boardgameIo });
    workers.set(thread, worker);
    return worker;
  };
  return {
    ask: ({ name, thread }, milliseconds) => answerOf(workerOf(thread), { name, milliseconds }),
    async end() {
      await Promise.all([...workers.values()].map((worker) => worker.terminate()));
    },
  };
}

/** What a thread is asked. */
export interface Task {
  readonly name: string;
  readonly milliseconds: number;
}

function answerOf(worker: Worker, task: Task): Promise<number> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (rate: number) => {
      worker.off('error', reject);
      resolve(rate);
    });
    worker.postMessage(task);
  });
}
