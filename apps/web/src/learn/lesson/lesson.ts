/** A prepared position to be played in the book: a table of its own, which is saved nowhere. */
import type { AnyGame, Seat } from '@three-crowns/core';

export interface Lesson {
  readonly game: AnyGame;
  readonly options: Readonly<Record<string, unknown>>;
  readonly position: readonly string[];
  /** The questions that the reader answers, who has the first seat. */
  readonly asks: readonly string[];
  /** What is answered to all others, whoever is asked: the first of these that is legal, else the last that can be done. */
  readonly answers: readonly string[];
  /** It is over as soon as an event of this type happens. */
  readonly until: string;
  /** Whether the reader has done what was asked. */
  isDone(state: unknown, events: readonly unknown[]): boolean;
}

/** What the lesson answers in the place of a seat. */
export function answerOf({ game, answers }: Lesson, view: unknown, seat: Seat): string {
  const legal: readonly string[] = game.rules
    .legalMoves(view, seat)
    .map((move: unknown) => game.notation.formatMove(view, move));
  return answers.find((answer) => legal.includes(answer)) ?? legal[legal.length - 1];
}

const typeOf = (event: unknown): unknown => (event as { readonly type?: unknown }).type;

export const isOver = ({ until }: Lesson, events: readonly unknown[]): boolean =>
  events.some((event) => typeOf(event) === until);
