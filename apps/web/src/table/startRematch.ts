import type { AnyGame, GameRecord } from '@three-crowns/core';
import { newId, newSeed } from '../shell/random.ts';
import { go, pathOf } from '../shell/router.tsx';
import { rematchOf } from './rematch.ts';
import { saveGame } from './saved.ts';

export async function startRematch(game: AnyGame, record: GameRecord): Promise<void> {
  const id = newId();
  await saveGame({ id, record: rematchOf(game, record, newSeed()), undone: [], savedAt: Date.now() });
  go(pathOf({ page: 'table', id }));
}
