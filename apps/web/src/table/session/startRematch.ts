import type { AnyGame, GameRecord } from '@three-crowns/core';
import { go, pathOf } from '../../navigation/router.tsx';
import { newId, newSeed } from '../../storage/random.ts';
import { saveGame } from '../../storage/saved.ts';
import { rematchOf } from './rematch.ts';

export async function startRematch(game: AnyGame, record: GameRecord): Promise<void> {
  const id = newId();
  await saveGame({ id, record: rematchOf(game, record, newSeed()), undone: [], savedAt: Date.now() });
  go(pathOf({ page: 'table', id }));
}
