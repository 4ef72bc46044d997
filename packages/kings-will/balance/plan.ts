/** What is to be played: plain data, so that a worker can be given it. */
import type { Variant } from '../src/vocabulary.ts';

export const PLAYERS = ['quick', 'learned', 'greedy', 'random'] as const;
export type PlayerName = (typeof PLAYERS)[number];

export interface Job {
  readonly variant: Variant;
  readonly seats: number;
  /** A custom table, as it was read; the built-in one when left out. */
  readonly content?: unknown;
  readonly seed: string;
  readonly player: PlayerName;
  /** How many situations a bot that plans looks at for a decision. */
  readonly budget: number;
  /** What one of two players leaves out; every deal is played once from each seat. */
  readonly without?: string;
  /** Games from..to-1, or deals. */
  readonly from: number;
  readonly to: number;
}
