import { type Game, type Seat, stateOf, type Table, type Wishes } from '@three-crowns/core';

/** What a person has left standing, given to the game as that person sees it. */
export function standingAnswer<S, M, E, O>(table: Table<S, M, E, O>, seat: Seat, wishes: Wishes): string | undefined {
  const { game } = table;
  if (!hasWishes(wishes)) return undefined;
  return wishedIn(game, game.secrets.view(stateOf(table), seat), seat, wishes);
}

/** The same where only the view of that person is at hand. */
export function wishedIn<S, M, E, O>(
  { standing, notation }: Game<S, M, E, O>,
  view: S,
  seat: Seat,
  wishes: Wishes,
): string | undefined {
  if (!hasWishes(wishes)) return undefined;
  const move = standing?.answer(view, seat, wishes);
  return move === undefined ? undefined : notation.formatMove(view, move);
}

const hasWishes = (wishes: Wishes): boolean => Object.keys(wishes).length > 0;
