/** What is to be played: plain data, so that a worker can be given it. */
import type { Variant } from '../src/vocabulary.ts';

export interface Job {
  readonly variant: Variant;
  readonly seats: number;
  readonly seed: string;
  /** How many situations a bot looks at for a decision. */
  readonly budget: number;
  /** Games from..to-1. */
  readonly from: number;
  readonly to: number;
}
