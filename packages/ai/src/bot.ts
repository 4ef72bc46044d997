/** A player that knows no game: it is given a view of its seat, never the state, and luck of its own. */
import type { AnyGame, Luck, Seat } from '@three-crowns/core';

export interface Bot {
  readonly name: string;
  /** One of the legal moves of the seat. The view is not changed. */
  choose(game: AnyGame, view: unknown, seat: Seat, luck: Luck): unknown;
}
