/** A line in notation. */
import type { AnyGame, Seat } from '@three-crowns/core';

/** Of the moves of a seat from this world on, one after the other. */
export function textsOf({ rules, notation }: AnyGame, world: unknown, seat: Seat, moves: readonly unknown[]): string[] {
  const state: unknown = rules.clone(world);
  return moves.map((move) => {
    const text = notation.formatMove(state, move);
    rules.play(state, seat, move);
    return text;
  });
}
