/**
 * What every decision of a record was worth, with the knowledge of who decided. Values are kept as multiples of a power of two,
 * so that sums of them are exact: even start, luck and decisions add up to the result.
 */
import type { Seat } from '@three-crowns/core';
import type { Why } from './why.ts';

export const ANALYSIS_FORMAT = 'three-crowns-analysis/1';

export const BUDGETS = ['standard', 'deep'] as const;
export type BudgetName = (typeof BUDGETS)[number];

/** By seat: the chance to win and the points at the end. */
export interface Values {
  readonly chances: readonly number[];
  readonly points: readonly number[];
}

/** One decision. */
export interface Step {
  /** Moves played before it. */
  readonly ply: number;
  /** Who decided; chances and points are by what this seat knew. */
  readonly seat: Seat;
  /** With the best line. */
  readonly before: Values;
  /** With the move that was played, in the same worlds. */
  readonly after: Values;
  /** forced: there was one legal move. brilliant: clearly the best, and not what a quick look at the turn finds. */
  readonly mark?: 'forced' | 'brilliant';
  /** The chance that the best other move would have given up, where the move played was clearly better. */
  readonly lead?: number;
  /** The better line in notation, where there was one, and why it was better. */
  readonly better?: readonly string[];
  readonly why?: readonly Why[];
}

export interface Analysis {
  readonly format: typeof ANALYSIS_FORMAT;
  readonly game: string;
  readonly rulesVersion: number;
  /** Hash of what the record was set up from and of the moves that stand. */
  readonly record: string;
  readonly budget: BudgetName;
  /** The seat whose decisions alone were judged; left out: all were. */
  readonly as?: Seat;
  /** One a ply, from the first on; fewer than the record has while the analysis goes on. */
  readonly steps: readonly Step[];
}
