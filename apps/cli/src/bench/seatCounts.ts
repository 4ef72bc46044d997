import type { AnyGame } from '@three-crowns/core';

/** Every number of seats that a game is played with. */
export function seatCounts({ seats: { min, max } }: AnyGame): number[] {
  return Array.from({ length: max - min + 1 }, (_, i) => min + i);
}
