/** Everything the benchmark measures, the unit first. Making a subject does no work: that waits for its thread. */
import type { AnyGame } from '@three-crowns/core';
import { behindBoardgameIo } from './boardgameio.ts';
import { subjectsOf } from './playouts.ts';
import type { Subject } from './subject.ts';
import { unit } from './unit.ts';

export function subjectsFor(games: readonly AnyGame[]): Subject[] {
  return [unit, ...games.flatMap((game) => [...subjectsOf(game), behindBoardgameIo(game)])];
}
