/** What comes to mind first: the best line of the own turn by how its end looks, and no look further. */
import { makePlanner, makeValue } from '@three-crowns/ai';
import type { AnyGame, Seat } from '@three-crowns/core';

const SITUATIONS = 100;

export function firstThought(game: AnyGame, world: unknown, seat: Seat): unknown {
  const seats = game.rules.scores(world).length;
  return makePlanner(game, makeValue(game, 'hand', seats)).plans(world, seat, SITUATIONS, 1)[0].moves[0];
}
