/** Where two persons sit down, at whichever server. */
import type { AnyGame, Seat } from '@three-crowns/core';

/** Somebody's socket at a table. */
export interface Seated {
  play(move: unknown): void;
  close(): void;
}

/** Told at once when the socket brings something: the view of the seat after it, and who has moved. */
export type Hear = (view: unknown, movers: readonly Seat[]) => void;

export interface Place {
  /** A new table; one socket for each of its seats. */
  open(game: AnyGame, hear: (seat: Seat) => Hear): Promise<readonly Seated[]>;
}
