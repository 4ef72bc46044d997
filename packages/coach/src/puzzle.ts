/** A situation with one clearly best line that is not found at once. */
import type { GameRecord, Seat } from '@three-crowns/core';
import type { Why } from './why.ts';

export const CROWNS = [1, 2, 3, 4] as const;
export type Crowns = (typeof CROWNS)[number];

export interface Puzzle extends Pick<GameRecord, 'game' | 'rulesVersion' | 'contentHash' | 'options'> {
  /** Among the puzzles of its game. */
  readonly id: string;
  /** Who is asked, and finds the line. */
  readonly seat: Seat;
  /** A world dealt from the view of the seat: it sees of it what it saw in the game it is from. */
  readonly position: readonly string[];
  /** The line in notation, the move to be found first. */
  readonly solution: readonly string[];
  /** First moves that count as found: that of the solution, and those that are as good. */
  readonly accepted: readonly string[];
  /** The chance to win with the solution, and with the best move that does not count. */
  readonly best: number;
  readonly next: number;
  /** How often weaker levels find it, from 0 to 1, and so how hard it is. */
  readonly found: number;
  readonly crowns: Crowns;
  readonly why: readonly Why[];
}
