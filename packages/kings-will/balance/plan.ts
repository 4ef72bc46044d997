/** What is to be played: plain data, so that a worker can be given it. */
import type { Variant } from '../src/vocabulary.ts';

export const PLAYERS = ['quick', 'greedy', 'random'] as const;
export type PlayerName = (typeof PLAYERS)[number];

export interface Job {
  readonly variant: Variant;
  readonly seats: number;
  readonly seed: string;
  readonly player: PlayerName;
  /** How many situations a greedy bot looks at for a decision. */
  readonly budget: number;
  /** What seat 1 leaves out, in games of the quick player; every deal is played once from each seat. */
  readonly without?: string;
  /** Games from..to-1, or deals. */
  readonly from: number;
  readonly to: number;
}
