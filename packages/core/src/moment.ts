/** The moments of a game, one after every move that stands, and the table they belong to. */
import type { Course } from './course.ts';
import type { Game, Seat, Seed } from './game.ts';
import type { Entry } from './log.ts';
import { findMove } from './moves.ts';
import type { GameRecord } from './record.ts';

/** The game after a move that stands; the first moment is the start. */
export interface Moment<S, E> {
  readonly state: S;
  /** Who made the move that led here; undefined at the start. */
  readonly seat: Seat | undefined;
  readonly text: string;
  readonly events: readonly E[];
  /** What the move itself led to, where something was dealt anew afterwards. */
  readonly reached?: S;
}

export interface Table<S, M, E, O> {
  readonly game: Game<S, M, E, O>;
  /** What the game was set up from: its log and result are kept here. */
  readonly base: GameRecord;
  readonly seed: Seed;
  readonly entries: Entry[];
  readonly course: Course;
  readonly moments: Moment<S, E>[];
  /** The number of the entry that each command became. */
  readonly commands: Map<string, number>;
}

export function stateOf<S, M, E, O>({ moments }: Table<S, M, E, O>): S {
  return moments[moments.length - 1].state;
}

/** The moment after a move given by its text; `place` names the text in what is thrown. */
export function momentAfter<S, M, E, O>(
  game: Game<S, M, E, O>,
  before: S,
  seat: Seat,
  text: string,
  place?: string,
): Moment<S, E> {
  const move = findMove(game, before, seat, text, place);
  // The record keeps one spelling, however the player wrote it.
  return momentBy(game, before, seat, game.notation.formatMove(before, move), move);
}

/** The moment after a legal move, with its text. */
export function momentBy<S, M, E, O>(
  game: Game<S, M, E, O>,
  before: S,
  seat: Seat,
  text: string,
  move: M,
): Moment<S, E> {
  const state = game.rules.clone(before);
  const events: E[] = [];
  game.rules.play(state, seat, move, (event) => events.push(event));
  return { state, seat, text, events };
}
