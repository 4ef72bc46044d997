/** Threads that play on in worlds for a player that thinks: all cores but one, started when somebody first needs them. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Crew } from '@three-crowns/ai';
import type { AnyGame } from '@three-crowns/core';
import { askWorker } from '../workers.ts';
import type { Order } from './worker.ts';

export interface Pool {
  crewFor(game: AnyGame): readonly Crew[];
  close(): Promise<void>;
}

export function openPool(count = Math.max(1, availableParallelism() - 1)): Pool {
  const workers: Worker[] = [];
  const workerAt = (at: number): Worker => {
    workers[at] ??= new Worker(new URL('./worker.ts', import.meta.url));
    return workers[at];
  };
  return {
    crewFor: ({ id: game, rulesVersion }) =>
      Array.from(
        { length: count },
        (_, at): Crew =>
          (work) =>
            askWorker(workerAt(at), { game, rulesVersion, work } satisfies Order),
      ),
    async close() {
      await Promise.all(workers.splice(0).map((worker) => worker.terminate()));
    },
  };
}
