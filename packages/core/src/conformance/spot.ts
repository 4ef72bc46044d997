/** One moment of a random game, as every check of the kit sees it. */
import type { Game, Seat } from '../game.ts';
import type { Luck } from '../luck.ts';

export interface Spot<S, M, E, O> {
  readonly game: Game<S, M, E, O>;
  readonly options: O;
  readonly seats: number;
  readonly seed: string;
  readonly ply: number;
  readonly state: S;
  /** `state` as JSON, made before any check ran. */
  readonly json: string;
  /** What is played here next; undefined at the end of the game. */
  readonly next: { readonly seat: Seat; readonly move: M } | undefined;
  /** Move texts played so far, each once. */
  readonly heard: readonly string[];
  readonly maxMoves: number;
  /** For what the kit itself chooses; the random game has a luck of its own. */
  readonly luck: Luck;
}

export type Problem = (text: string) => void;

/** A check calls `problem` with what it found; what the game throws in it is reported too. */
export interface Check {
  readonly name: string;
  readonly run: <S, M, E, O>(spot: Spot<S, M, E, O>, problem: Problem) => void;
}
