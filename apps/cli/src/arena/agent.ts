/** Who plays a match. An agent sits down at a seat of a game, again for every game, and knows what that seat sees. */
import type { AnyGame, Seat, Seed } from '@three-crowns/core';

export interface Agent {
  /** Takes a seat in a new game. */
  sitDown(place: Place): Seated;
  /** After its last game. */
  close(): Promise<void>;
}

export interface Place {
  readonly game: AnyGame;
  /** As a record keeps them. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly seat: Seat;
  /** What the player's own luck comes from; nothing in the game is dealt from it. */
  readonly seed: Seed;
}

export interface Seated {
  /** What the seat saw of a move of anybody, itself included, and its view after it. Left out: it needs the view alone. */
  observe?(events: readonly unknown[], view: unknown): void;
  /** One of the legal moves of the seat. */
  choose(view: unknown): Answer | Promise<Answer>;
}

export interface Answer {
  readonly move: unknown;
  /** Worlds it played on in. */
  readonly rollouts?: number;
  /** How long it thought, where that is not seen in the time of this thread. */
  readonly milliseconds?: number;
}
