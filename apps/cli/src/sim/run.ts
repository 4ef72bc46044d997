/** Plays a plan, here or in workers. The result does not depend on how many there are. */
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { BadInput } from '@three-crowns/core';
import type { Plan, Range } from './plan.ts';
import { playRange } from './playRange.ts';
import { emptyTally, mergeTally, type Tally } from './tally.ts';

const LARGEST_RANGE = 64;
/** Starting workers costs some tenths of a second: they are for what takes longer than this. */
const ALONE_MS = 1000;

/** Without `jobs` it begins here, and takes workers for what is left after a while. */
export async function run(plan: Plan, jobs: number | undefined, onProgress: (games: number) => void): Promise<Tally> {
  const tally = emptyTally(plan.bots.length);
  const workers = jobs ?? availableParallelism();
  const ranges = rangesOf(plan.games, workers);
  const add = (part: Tally) => {
    mergeTally(tally, part);
    onProgress(tally.games);
  };
  if (workers === 1) await playHere(plan, ranges, add, Number.POSITIVE_INFINITY);
  else if (jobs === undefined) await playHere(plan, ranges, add, ALONE_MS);
  const needed = Math.min(workers, plan.games - tally.games);
  await Promise.all(Array.from({ length: needed }, () => playInWorker(plan, ranges, add)));
  return tally;
}

type Ranges = Generator<Range, undefined>;

/** Small enough that nobody waits long for the last one. */
function* rangesOf(games: number, workers: number): Ranges {
  const size = Math.max(1, Math.min(LARGEST_RANGE, Math.floor(games / (workers * 32))));
  for (let from = 0; from < games; from += size) yield { from, to: Math.min(games, from + size) };
}

async function playHere(plan: Plan, ranges: Ranges, add: (part: Tally) => void, milliseconds: number): Promise<void> {
  const end = performance.now() + milliseconds;
  while (performance.now() < end) {
    const next = ranges.next();
    if (next.done === true) return;
    add(await playRange(plan, next.value));
    await setImmediate();
  }
}

/** All workers take from the same ranges until there are none left; when one fails nobody takes any more. */
async function playInWorker(
  plan: Plan,
  ranges: Generator<Range, undefined>,
  add: (part: Tally) => void,
): Promise<void> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: plan });
  try {
    for (let next = ranges.next(); next.done !== true; next = ranges.next()) add(await ask(worker, next.value));
  } finally {
    ranges.return(undefined);
    await worker.terminate();
  }
}

async function ask(worker: Worker, range: Range): Promise<Tally> {
  const answered: Promise<Tally[]> = once(worker, 'message');
  worker.postMessage(range);
  try {
    const [tally] = await answered;
    return tally;
  } catch (error) {
    // On the way from a worker an error loses its class, but not its name.
    if (error instanceof Error && error.name === 'BadInput') throw new BadInput('', error.message);
    throw error;
  }
}
