/** Who plays a match. An agent sits down at a seat of a game, again for every game, and knows what that seat sees. */
import type { Crew, Thinking } from '@three-crowns/ai';
import type { AnyGame, Outcome, Seat, Seed } from '@three-crowns/core';

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
  /** The clock that a budget in milliseconds is measured by. */
  now(): number;
  /** Who play on in worlds for it. Left out: it does so itself, and cannot be stopped meanwhile. */
  readonly crew?: readonly Crew[];
}

export interface Seated {
  /**
   * What the seat saw of a move of anybody, itself included, and its view after it; at first its view alone. Left out: it
   * needs no more than the view it is asked in.
   */
  observe?(events: readonly unknown[], view: unknown): void;
  /** One of the legal moves of the seat. Without a budget it takes its own. */
  choose(view: unknown, thinking?: Pick<Thinking, 'budget' | 'onProgress'>): Answer | Promise<Answer>;
  /** Answers at once with the best it knows. */
  stop?(): void;
  /** The game is over. */
  end?(outcome: Outcome): void;
}

export interface Answer {
  readonly move: unknown;
  /** Worlds it played on in. */
  readonly rollouts?: number;
  /** How long it thought, where that is not seen in the time of this thread. */
  readonly milliseconds?: number;
}
