/** What can be answered to a question, as two viewers see it. */
import type { Game, Seat } from './game.ts';

/** Whether a seat's answers are the same in two views of one state, in the same words: who sees either could list them. */
export function hasSameAnswers<S, M, E, O>(game: Game<S, M, E, O>, seat: Seat, one: S, other: S): boolean {
  const answersIn = (view: S): string =>
    JSON.stringify(
      game.rules
        .legalMoves(view, seat)
        .map((move) => [game.notation.formatMove(view, move), game.words.describeMove(view, move)]),
    );
  return answersIn(one) === answersIn(other);
}
