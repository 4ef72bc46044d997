/** Saved games live in the browser's own database: every move is stored before the next one is asked for. */
import type { GameRecord, Wishes } from '@three-crowns/core';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

export interface SavedGame {
  readonly id: string;
  readonly record: GameRecord;
  /** Moves taken back, so that redo survives a reload. */
  readonly undone: readonly string[];
  readonly savedAt: number;
  /** By seat: answers a person has left standing. */
  readonly wishes?: readonly Wishes[];
}

interface Schema extends DBSchema {
  games: { key: string; value: SavedGame; indexes: { savedAt: number } };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('three-crowns', 1, {
    upgrade(db) {
      db.createObjectStore('games', { keyPath: 'id' }).createIndex('savedAt', 'savedAt');
    },
  });
  return opened;
}

export async function saveGame(game: SavedGame): Promise<void> {
  await (await database()).put('games', game);
}

export async function loadGame(id: string): Promise<SavedGame | undefined> {
  return (await database()).get('games', id);
}

/** The last saved first. */
export async function listGames(): Promise<SavedGame[]> {
  return (await (await database()).getAllFromIndex('games', 'savedAt')).reverse();
}

export async function removeGame(id: string): Promise<void> {
  await (await database()).delete('games', id);
}
