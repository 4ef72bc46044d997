/** Everything the benchmark measures, the unit first. Making a subject does no work: that waits for its thread. */
import type { AnyGame } from '@three-crowns/core';
import { behindBoardgameIo } from './boardgameio.ts';
import { rowsOf } from './rows.ts';
import type { Subject } from './subject.ts';
import { unit } from './unit.ts';

/** `boardgameIo` is the folder that holds it, where its rows are wanted. */
export function subjectsFor(games: readonly AnyGame[], boardgameIo: string | undefined): Subject[] {
  return [
    unit,
    ...games.flatMap((game) => [
      ...rowsOf(game),
      ...(boardgameIo === undefined ? [] : [behindBoardgameIo(game, boardgameIo)]),
    ]),
  ];
}
