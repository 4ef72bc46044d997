/**
 * Large proofs have two sizes: a small one for every run of the tests, and the full one for `npm run test:full`. Both start
 * from a seed that is another one for every commit, so that small runs add up. TEST_SEED repeats a run.
 */
import process from 'node:process';
import { draw, shuffle, worldLuck } from '../src/index.ts';

export interface Sizes {
  readonly small: number;
  readonly full: number;
}

export interface Proof {
  /** How many there are in this run. */
  readonly size: number;
  /** The size and what is counted, for the title of a test: "24 pairs of worlds". */
  readonly name: string;
  /** Where they start from. It belongs into every message of a failure. */
  readonly seed: string;
}

/** `what` is in the plural and names the proof among those of a file. */
export function proof(what: string, { small, full }: Sizes): Proof {
  const { TEST_SIZE = 'small', TEST_SEED = 'no seed' } = process.env;
  const size = TEST_SIZE === 'full' ? full : small;
  return { size, name: `${size} ${what}`, seed: `${TEST_SEED} ${what}` };
}

export interface Part {
  /** Which of the proof, from 0; `to` is not among them. */
  readonly from: number;
  readonly to: number;
}

/** A long proof in tests of at most so many each: it shows how far it is, and what failed is small. */
export function partsOf({ size }: Proof, most: number): Part[] {
  const parts: Part[] = [];
  for (let from = 0; from < size; from += most) parts.push({ from, to: Math.min(size, from + most) });
  return parts;
}

/** All of them in full, else as many as `small` says, in their order: others at other commits. */
export function someOf<T>(what: string, items: readonly T[], small: number): T[] {
  const { size, seed } = proof(what, { small, full: items.length });
  const places = items.map((_, i) => i);
  shuffle(worldLuck(seed), places);
  return places
    .slice(0, size)
    .sort((a, b) => a - b)
    .map((i) => items[i]);
}

/** A seed for those who take no text. */
export const numberOf = (seed: string): number => draw(worldLuck(seed), 2 ** 31);
