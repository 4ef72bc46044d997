import { type Seat, stateOf, type Table, type Wishes } from '@three-crowns/core';

/** What a person has left standing, given to the game as that person sees it. */
export function standingAnswer<S, M, E, O>(table: Table<S, M, E, O>, seat: Seat, wishes: Wishes): string | undefined {
  const { game } = table;
  if (game.standing === undefined || Object.keys(wishes).length === 0) return undefined;
  const view = game.secrets.view(stateOf(table), seat);
  const move = game.standing.answer(view, seat, wishes);
  return move === undefined ? undefined : game.notation.formatMove(view, move);
}
