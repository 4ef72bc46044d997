/** Where equal points were decided by something else, and by what. */
import type { Outcome, Score, Seat } from '@three-crowns/core';

export interface Tie {
  /** The seats with equal points, the better first. */
  readonly seats: readonly Seat[];
  /** What each of them had of the subtotal that decides. */
  readonly points: readonly number[];
  /** Nothing decided: they share the place. */
  readonly isShared: boolean;
}

/** Every tie, the best first. `lines` are those of the score pad whose sum decides. */
export function tiesOf({ scores, places }: Outcome, lines: readonly string[]): Tie[] {
  const totals = [...new Set(scores.map(({ total }) => total))].sort((a, b) => b - a);
  return totals.flatMap((total) => {
    const seats = scores
      .map((_, seat) => seat)
      .filter((seat) => scores[seat].total === total)
      .sort((a, b) => places[a] - places[b]);
    if (seats.length < 2) return [];
    const points = seats.map((seat) => subtotalOf(scores[seat], lines));
    return [{ seats, points, isShared: seats.every((seat) => places[seat] === places[seats[0]]) }];
  });
}

export const subtotalOf = ({ lines }: Score, keys: readonly string[]): number =>
  lines.filter(({ key }) => keys.includes(key)).reduce((sum, { points }) => sum + points, 0);
