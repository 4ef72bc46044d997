/**
 * Interleaved rounds and medians: on a busy machine only ratios inside one run mean anything. Every subject has a thread
 * of its own, one works at a time: what one side does to the compiler's assumptions must not slow down another.
 */
import { Worker } from 'node:worker_threads';
import type { Subject } from './subject.ts';

export interface Measured {
  readonly name: string;
  readonly what: string;
  readonly perSecond: number;
  /** The slowest and the fastest round as shares of the median. */
  readonly spread: readonly [number, number];
}

const ROUNDS = 7;
/** The first round warms the compiler up and is not counted. */
const WARM_UP = 1;
export const ALL_ROUNDS = ROUNDS + WARM_UP;

export async function measure(
  subjects: readonly Subject[],
  seconds: number,
  onRound: (done: number) => void,
): Promise<Measured[]> {
  const slice = (seconds * 1000) / (ALL_ROUNDS * subjects.length);
  const rates: number[][] = subjects.map(() => []);
  const workers = subjects.map(({ name }) => new Worker(new URL('./worker.ts', import.meta.url), { workerData: name }));
  try {
    for (let round = 0; round < ALL_ROUNDS; round++) {
      for (let i = 0; i < workers.length; i++) {
        const rate = await ask(workers[i], slice);
        if (round >= WARM_UP) rates[i].push(rate);
      }
      onRound(round + 1);
    }
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return subjects.map(({ name, what }, i) => ({ name, what, ...summary(rates[i]) }));
}

function ask(worker: Worker, milliseconds: number): Promise<number> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (rate: number) => {
      worker.off('error', reject);
      resolve(rate);
    });
    worker.postMessage(milliseconds);
  });
}

function summary(rates: readonly number[]): Pick<Measured, 'perSecond' | 'spread'> {
  const sorted = rates.slice().sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)];
  return { perSecond: median, spread: [sorted[0] / median, sorted[sorted.length - 1] / median] };
}
