/** Players that know no game: they are given views of their seat, never the state, and luck of their own. */
import type { AnyGame, Luck, Seat } from '@three-crowns/core';
import type { Results, Work } from './search/work.ts';

export interface Bot {
  readonly name: string;
  /** Takes a seat: at the beginning of a game, or at any moment of it. How it plays through this game is drawn from the luck. */
  sit(game: AnyGame, seat: Seat, luck: Luck): Player;
  /** A single decision: one of the legal moves of the seat. The view is not changed. */
  choose(game: AnyGame, view: unknown, seat: Seat, luck: Luck): unknown;
}

/** Somebody at a seat of one game, with what it has planned and what it has seen. */
export interface Player {
  /**
   * What the seat saw of a move of anybody, itself included, and its view after it. Left out: it needs no more than the view
   * it is asked in.
   */
  readonly observe?: (events: readonly unknown[], view: unknown) => void;
  /** The same views, luck and budget in rollouts give the same moves. */
  choose(view: unknown, luck: Luck, thinking?: Thinking): Choice;
  /** The same step by step: what has to be played on in other worlds is given out, here or to several workers. */
  think(view: unknown, luck: Luck, thinking?: Thinking): Thought;
}

export type Thought = Generator<Work, Choice, Results>;

export interface Choice {
  /** One of the legal moves of the seat. */
  readonly move: unknown;
  /** Worlds played on in for it. */
  readonly rollouts: number;
}

/** How long a player may think: so many worlds played on in, or so many milliseconds. */
export type Budget = { readonly rollouts: number } | { readonly ms: number };

export interface Thinking {
  /** Left out: the player's own. */
  readonly budget?: Budget;
  /** Milliseconds from any moment on: for a budget in them. */
  readonly now?: () => number;
  /** Asked now and then; once it is true the best move known is given. */
  readonly isStopped?: () => boolean;
  /** Who play on in worlds for it: with a budget in milliseconds so many worlds are given out at once. Left out: one. */
  readonly workers?: number;
  /** From 0 to 1. */
  readonly onProgress?: (done: number) => void;
}

export function makeBot(name: string, sit: Bot['sit']): Bot {
  return { name, sit, choose: (game, view, seat, luck) => sit(game, seat, luck).choose(view, luck).move };
}

/** A player who decides at once: there is nothing to give out. */
export function quickPlayer(choose: (view: unknown, luck: Luck) => unknown): Player {
  const decide = (view: unknown, luck: Luck): Choice => ({ move: choose(view, luck), rollouts: 0 });
  return {
    choose: decide,
    // biome-ignore lint/correctness/useYield: it has nothing to give out
    *think(view, luck) {
      return decide(view, luck);
    },
  };
}
