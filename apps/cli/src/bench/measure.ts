/**
 * Interleaved rounds and medians: on a busy machine only ratios inside one run mean anything. The whole run takes about the
 * time it is given: what a slow start or a slow step took too much is shared among those still to come.
 */
import type { Subject } from './subject.ts';

export interface Measured {
  readonly name: string;
  readonly what: string;
  readonly perSecond: number;
  /** The slowest and the fastest round as shares of the median. */
  readonly spread: readonly [number, number];
}

/** Lets a subject work for some milliseconds and tells how much it did a second. */
export type Ask = (subject: Subject, milliseconds: number) => Promise<number>;

const ROUNDS = 7;
/** The first round warms the compiler up and is not counted. */
const WARM_UP = 1;
export const ALL_ROUNDS = ROUNDS + WARM_UP;

export async function measure(
  subjects: readonly Subject[],
  seconds: number,
  { ask, now, onRound }: { ask: Ask; now: () => number; onRound: (done: number) => void },
): Promise<Measured[]> {
  const end = now() + seconds * 1000;
  const rates: number[][] = subjects.map(() => []);
  let left = ALL_ROUNDS * subjects.length;
  for (let round = 0; round < ALL_ROUNDS; round++) {
    for (let i = 0; i < subjects.length; i++) {
      const rate = await ask(subjects[i], Math.max(0, end - now()) / left);
      left -= 1;
      if (round >= WARM_UP) rates[i].push(rate);
    }
    onRound(round + 1);
  }
  return subjects.map(({ name, what }, i) => ({ name, what, ...summary(rates[i]) }));
}

function summary(rates: readonly number[]): Pick<Measured, 'perSecond' | 'spread'> {
  const sorted = rates.slice().sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)];
  return { perSecond: median, spread: [sorted[0] / median, sorted[sorted.length - 1] / median] };
}
