/**
 * What this browser remembers beside its games, in a database of its own: rows that can be worked out again, or lost without
 * harm to a game. Without a database they last as long as the page. What is read is checked by whoever reads it.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { openedOnce } from './opening.ts';

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

const opened = openedOnce(async (forget) =>
  openDB<Schema>(NAME, 3, {
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
  }),
);

const database = (): Promise<IDBPDatabase<Schema> | undefined> => opened().catch(() => undefined);

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
      memory.set(row.id, row);
      const db = await database();
      // What had no place before goes along.
      for (const one of memory.values()) {
        const isKept = await db?.put(store, one).then(
          () => true,
          () => false,
        );
        if (isKept && memory.get(one.id) === one) memory.delete(one.id);
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
