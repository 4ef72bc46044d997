/** What comes to mind first: the best line of the own turn by how its end looks, and no look further. */
import { makePlanner, makeValue } from '@three-crowns/ai';
import type { AnyGame } from '@three-crowns/core';
import type { Weighing } from './weigh.ts';

const SITUATIONS = 100;

export function firstThought(game: AnyGame, { world, seat, endings }: Weighing): unknown {
  const seats = endings[0][0].points.length;
  return makePlanner(game, makeValue(game, 'hand', seats)).plans(world, seat, SITUATIONS, 1)[0].moves[0];
}
