/** How good a situation is for a seat. */
import type { Outcome, Seat } from '@three-crowns/core';

export interface Value {
  /** By which the ends of a turn are compared, in one world. `isOver`: nobody is asked anything any more. */
  rank(state: unknown, seat: Seat, isOver: boolean): number;
  /** What is averaged over worlds. */
  mean(state: unknown, seat: Seat, isOver: boolean): number;
  /** The chance to win of a game that goes on. Left out: it knows points alone. */
  chance?(state: unknown, seat: Seat): number;
}

/** A victory that is shared is one in part. */
export function shareOf(outcome: Outcome | undefined, seat: Seat): number {
  return outcome?.winners.includes(seat) ? 1 / outcome.winners.length : 0;
}
