/** What a bot may know of this game: how good a situation is for a seat, in points of the final score. */
import type { Seat } from '@three-crowns/core';
import { scores } from './scoring.ts';
import type { State } from './state.ts';

export function evaluate(state: State, seat: Seat): number {
  return scores(state)[seat].total;
}
