/** What a seat has seen of a game: all that a coach may know. */
import { type AnyGame, type Moment, memoryOf, type Seat } from '@three-crowns/core';

export interface Seen {
  readonly seat: Seat;
  readonly view: unknown;
  /** What it has seen and its view no longer shows, as the game's instinct keeps it. */
  readonly memory: unknown;
}

/** Somebody who looks on at a seat through a game. */
export interface Witness {
  /** What the seat saw of a move, and its view after it. */
  observe(events: readonly unknown[], view: unknown): void;
  /** In this view, which is the last one. */
  seen(view: unknown): Seen;
}

export function makeWitness({ instinct }: AnyGame, seat: Seat, start: unknown): Witness {
  const { memory: remembering } = instinct;
  const memory = remembering?.begin(start, seat);
  return {
    observe(events, view) {
      for (const event of events) remembering?.observe(memory, seat, event, view);
    },
    seen: (view) => ({ seat, view, memory }),
  };
}

/** From the moments of a game as the seat saw them, the start first. */
export function seenBy(game: AnyGame, moments: readonly Moment<unknown, unknown>[], seat: Seat): Seen {
  return { seat, view: moments[moments.length - 1].state, memory: memoryOf(game, moments, seat) };
}
