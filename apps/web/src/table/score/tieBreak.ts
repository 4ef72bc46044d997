/** Where equal points were decided by something else, and by what. */
import type { Outcome, Score, Seat } from '@three-crowns/core';

/** The lines of the score pad whose sum breaks a tie, by game. */
const SUBTOTALS: Readonly<Record<string, readonly string[]>> = {
  'king-of-the-valley': ['Q', 'D', 'C', 'K', 'F', 'W'],
};

export interface TieBreak {
  /** The seats with equal points, the better first. */
  readonly seats: readonly Seat[];
  /** What each of them had of the subtotal that decided; undefined where it is not known here. */
  readonly points: readonly number[] | undefined;
  /** Nothing decided: they share the place. */
  readonly isShared: boolean;
}

/** Every tie, the best first. */
export function tieBreaksOf(game: string, { scores, places }: Outcome): TieBreak[] {
  const totals = [...new Set(scores.map(({ total }) => total))].sort((a, b) => b - a);
  return totals.flatMap((total) => {
    const seats = scores
      .map((_, seat) => seat)
      .filter((seat) => scores[seat].total === total)
      .sort((a, b) => places[a] - places[b]);
    if (seats.length < 2) return [];
    const points = seats.map((seat) => subtotalOf(game, scores[seat]));
    const isShared = seats.every((seat) => places[seat] === places[seats[0]]);
    return [{ seats, points: points.every((sum) => sum !== undefined) ? points : undefined, isShared }];
  });
}

export function subtotalOf(game: string, score: Score): number | undefined {
  const keys = SUBTOTALS[game];
  return keys && score.lines.filter(({ key }) => keys.includes(key)).reduce((sum, { points }) => sum + points, 0);
}
