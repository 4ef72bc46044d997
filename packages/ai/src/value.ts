/** How good a situation is for a seat: by what the game's instinct says, or by what was learned. */
import type { AnyGame, Outcome, Seat } from '@three-crowns/core';
import { learnedValue } from './learned.ts';

export interface Value {
  /** By which the ends of a turn are compared, in one world. `isOver`: nobody is asked anything any more. */
  rank(state: unknown, seat: Seat, isOver: boolean): number;
  /** What is averaged over worlds. */
  mean(state: unknown, seat: Seat, isOver: boolean): number;
  /** The chance to win of a game that goes on. Left out: it knows points alone. */
  chance?(state: unknown, seat: Seat): number;
}

/** By hand: the instinct's `evaluate`. Learned: its features and weights, or by hand where there are none. */
export type ValueName = 'hand' | 'learned';

export function makeValue(game: AnyGame, name: ValueName, seats: number): Value {
  return (name === 'learned' ? learnedValue(game, seats) : undefined) ?? handValue(game, seats);
}

/** What winning is worth beside the points of the last difference. */
const VICTORY = 10;

/** How far the seat is ahead of its best rival, in points. */
function handValue({ instinct, rules }: AnyGame, seats: number): Value {
  const worth = new Float64Array(seats);
  const ahead = (state: unknown, seat: Seat, isOver: boolean): number => {
    instinct.evaluate(state, worth);
    const margin = marginIn(worth, seat);
    return isOver ? margin + VICTORY * (2 * shareOf(rules.outcome(state), seat) - 1) : margin;
  };
  return { rank: ahead, mean: ahead };
}

function marginIn(worth: Float64Array, seat: Seat): number {
  if (worth.length === 1) return worth[seat];
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < worth.length; other++) if (other !== seat && worth[other] > best) best = worth[other];
  return worth[seat] - best;
}

/** A victory that is shared is one in part. */
export function shareOf(outcome: Outcome | undefined, seat: Seat): number {
  return outcome?.winners.includes(seat) ? 1 / outcome.winners.length : 0;
}
