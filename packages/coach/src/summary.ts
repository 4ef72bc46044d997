/** A whole game in a few numbers: how well each seat decided, and how much of the result was luck. */
import type { Seat } from '@three-crowns/core';

/** even + luck + own + others is the result, exactly. */
export interface Lanes {
  /** What everybody would have of an even game. */
  readonly even: number;
  /** Dice, draws, reveals, and what another seat knew. */
  readonly luck: number;
  /** What the seat's own decisions gave up: 0 or below in chances, but points may be given for a better chance. */
  readonly own: number;
  /** What the decisions of the others gave it. */
  readonly others: number;
  /** What it had in the end; while the game or the analysis goes on, what it may expect. */
  readonly result: number;
}

export interface SeatSummary {
  /** 100 exactly when nothing was given up. */
  readonly accuracy: number;
  /** Decisions that were not forced. */
  readonly decisions: number;
  readonly chances: Lanes;
  readonly points: Lanes;
  /** Plies: the clearest good move, and the decision that gave up most. Left out where there is none. */
  readonly bestMove?: number;
  readonly worstMove?: number;
}

/** What came after a decision, before the next one, for one seat. */
export interface Luck {
  readonly ply: number;
  readonly seat: Seat;
  readonly chance: number;
  readonly points: number;
}

export interface Summary {
  readonly seats: readonly SeatSummary[];
  /** The ply that changed the chances most, with what came of it. */
  readonly turningPoint?: number;
  readonly lucks: readonly Luck[];
}
