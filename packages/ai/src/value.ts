/** How good a situation is for a seat. */
import type { AnyGame, Seat } from '@three-crowns/core';

export type Value = (state: unknown, seat: Seat) => number;

/** How far the seat is ahead of its best rival, in points, as the instinct of the game sees it. */
export function marginOf({ instinct, seats }: AnyGame): Value {
  const worth = new Float64Array(seats.max);
  return (state, seat) => {
    // Seats that nobody has stay as they are, and nobody's rival.
    worth.fill(Number.NEGATIVE_INFINITY);
    instinct.evaluate(state, worth);
    return ahead(worth, seat);
  };
}

function ahead(worth: Float64Array, seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < worth.length; other++) if (other !== seat && worth[other] > best) best = worth[other];
  return best === Number.NEGATIVE_INFINITY ? worth[seat] : worth[seat] - best;
}
