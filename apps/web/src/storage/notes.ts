/**
 * What this browser remembers beside its games, in a database of its own: rows that can be worked out again, or lost without
 * harm to a game. Without a database they last as long as the page. What is read is checked by whoever reads it.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

interface Row {
  readonly id: string;
}

interface Schema extends DBSchema {
  /** Deals of a day: how they ended, and what the levels made of them. */
  deals: { key: string; value: Row };
  /** Finished games: what statistics need of them. */
  games: { key: string; value: Row };
  /** Puzzles that were tried. */
  tries: { key: string; value: Row };
}

type StoreName = 'deals' | 'games' | 'tries';

/** `Kept` is what a row holds once it was checked. */
export interface Notes<Kept extends Row> {
  get(id: string): Promise<Kept | undefined>;
  all(): Promise<Kept[]>;
  put(row: Kept): Promise<void>;
  remove(id: string): Promise<void>;
}

const NAME = 'three-crowns-notes';
let opened: Promise<IDBPDatabase<Schema> | undefined> | undefined;

function database(): Promise<IDBPDatabase<Schema> | undefined> {
  const forget = () => {
    opened = undefined;
  };
  opened ??= openDB<Schema>(NAME, 3, {
    upgrade(db, before) {
      if (before < 1) db.createObjectStore('deals', { keyPath: 'id' });
      if (before < 2) db.createObjectStore('games', { keyPath: 'id' });
      db.createObjectStore('tries', { keyPath: 'id' });
    },
    // A later build wants another version: it must not wait for this page.
    blocking(_current, _wanted, event) {
      (event.target as IDBDatabase).close();
      forget();
    },
    terminated: forget,
  }).catch(() => undefined);
  return opened;
}

/** `read` gives undefined for what is no row of this kind: it is passed over. */
export function notesOf<Kept extends Row>(store: StoreName, read: (raw: unknown) => Kept | undefined): Notes<Kept> {
  const memory = new Map<string, Kept>();
  return {
    async get(id) {
      const db = await database();
      return memory.get(id) ?? read(await db?.get(store, id));
    },
    async all() {
      const db = await database();
      const rows = (await db?.getAll(store))?.flatMap((raw) => read(raw) ?? []) ?? [];
      return [...rows.filter(({ id }) => !memory.has(id)), ...memory.values()];
    },
    async put(row) {
      const db = await database();
      try {
        if (db === undefined) throw new Error('there is no database');
        await db.put(store, row);
        memory.delete(row.id);
      } catch {
        memory.set(row.id, row);
      }
    },
    async remove(id) {
      memory.delete(id);
      await (await database())?.delete(store, id);
    },
  };
}

/** Of a row that may be anything. */
export const fieldsOf = (raw: unknown): Readonly<Record<string, unknown>> =>
  typeof raw === 'object' && raw !== null ? (raw as Readonly<Record<string, unknown>>) : {};
