/**
 * The games of builds before this one, in a database of their own: a record of the first format each, written anew after
 * every move. A page of such a build may still be open and play on there, so they stay, and are looked at again.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

interface Schema extends DBSchema {
  games: { key: string; value: unknown };
}

const NAME = 'three-crowns';

/** Undefined where there never was an earlier build; it is not made then. */
async function open(): Promise<IDBPDatabase<Schema> | undefined> {
  // Where the browser can say it, nothing has to be tried.
  const known = await indexedDB.databases?.();
  if (known !== undefined && !known.some(({ name }) => name === NAME)) return undefined;
  return openDB<Schema>(NAME, 1, { upgrade: (_db, _from, _to, tx) => tx.abort() }).catch(() => undefined);
}

export async function oldGames(): Promise<unknown[]> {
  return (await use((db) => db.getAll('games'))) ?? [];
}

export async function oldGame(id: string): Promise<unknown> {
  return use((db) => db.get('games', id));
}

export async function removeOldGame(id: string): Promise<void> {
  await use((db) => db.delete('games', id));
}

/** Opened for each use: nothing of an earlier build ever has to wait for this page. */
async function use<T>(work: (db: IDBPDatabase<Schema>) => Promise<T>): Promise<T | undefined> {
  const db = await open();
  if (db === undefined) return undefined;
  try {
    return db.objectStoreNames.contains('games') ? await work(db) : undefined;
  } finally {
    db.close();
  }
}
