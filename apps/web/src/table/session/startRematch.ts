import type { AnyGame } from '@three-crowns/core';
import { go, pathOf } from '../../navigation/router.tsx';
import { newId, newSeed } from '../../storage/random.ts';
import { tables } from '../../storage/tables.ts';
import { rematchTable } from './rematch.ts';
import type { TableSession } from './session.ts';

/** `game` is the one of today: a new game begins with its rules. */
export async function startRematch(game: AnyGame, session: TableSession): Promise<void> {
  if (session.together !== undefined) {
    go(pathOf({ page: 'sit', id: await session.together.rematch() }));
    return;
  }
  const table = rematchTable(game, session, newId(), newSeed());
  await tables.create(table);
  go(pathOf({ page: 'table', id: table.id }));
}
