/** Plays a plan, here or in workers. The result does not depend on how many there are. */
import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { shareOut } from '../workers.ts';
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
  const count = Math.min(workers, plan.games - tally.games);
  await shareOut({ script: new URL('./worker.ts', import.meta.url), data: plan, count }, ranges, add);
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
