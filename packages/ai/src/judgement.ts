/** By whose judgement a situation is good: by what the game's instinct says, or by what was learned. */
import type { AnyGame, Seat } from '@three-crowns/core';
import { learnedValue } from './learned.ts';
import { shareOf, type Value } from './value.ts';

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
