/** Tables in the browser's database. */
import type { Wishes } from '@three-crowns/core';
import { type Database, entriesOf, writing } from './database.ts';
import { removeOldGame } from './oldGames.ts';
import { type EntryRow, entryRowsOf, rowAfter, rowOf, stampOf, type TableRow, tableOf, timeIn } from './rows.ts';
import {
  type Appended,
  type NewEntry,
  type NewTable,
  problemOf,
  type SavedTable,
  type Stamp,
  type StoredEntry,
  type UnreadableTable,
} from './store.ts';

export const createTable = (db: Database, table: NewTable): Promise<void> =>
  addTable(db, rowOf(table, Date.now()), entryRowsOf(table.id, table.record.log));

/** Rejects when the id is taken. */
export async function addTable(db: Database, table: TableRow, rows: readonly EntryRow[]): Promise<void> {
  const tx = db.transaction(['tables', 'entries'], 'readwrite', writing);
  const entries = tx.objectStore('entries');
  await Promise.all([tx.objectStore('tables').add(table), ...rows.map((row) => entries.add(row)), tx.done]);
}

export async function readTable(db: Database, id: string): Promise<SavedTable | undefined> {
  const tx = db.transaction(['tables', 'entries']);
  const [row, entries] = await Promise.all([
    tx.objectStore('tables').get(id),
    tx.objectStore('entries').getAll(entriesOf(id)),
  ]);
  return row === undefined ? undefined : tableOf(row, entries);
}

export async function readEntries(db: Database, id: string, after: number): Promise<StoredEntry[]> {
  const rows = await db.getAll('entries', entriesOf(id, after));
  return rows.map(({ seq, line, commandId }) => ({ seq, line, commandId }));
}

/** One page after another gets to write, so what is read here still holds when it is written. */
export async function appendEntry(db: Database, id: string, entry: NewEntry): Promise<Appended> {
  const tx = db.transaction(['tables', 'entries'], 'readwrite', writing);
  const [tables, entries] = [tx.objectStore('tables'), tx.objectStore('entries')];
  const row = await tables.get(id);
  if (row === undefined) return 'gone';
  const { seq, line, commandId } = entry;
  if (seq <= row.length) {
    const there = await entries.get([id, seq]);
    return there?.commandId === commandId ? 'stored' : 'taken';
  }
  const next = rowAfter(row, entry, Date.now());
  await Promise.all([entries.add({ table: id, seq, line, commandId }), tables.put(next), tx.done]);
  return 'stored';
}

export async function writeWishes(db: Database, id: string, wishes: readonly Wishes[]): Promise<void> {
  const tx = db.transaction('tables', 'readwrite', writing);
  const row = await tx.store.get(id);
  await Promise.all([row && tx.store.put({ ...row, wishes }), tx.done]);
}

export async function listTables(db: Database, most: number): Promise<(SavedTable | UnreadableTable)[]> {
  const tx = db.transaction(['tables', 'entries']);
  const rows = (await tx.objectStore('tables').getAll()).sort((a, b) => timeIn(b.savedAt) - timeIn(a.savedAt));
  const entries = tx.objectStore('entries');
  return Promise.all(
    rows.slice(0, most).map(async (row) => {
      const log = await entries.getAll(entriesOf(row.id));
      return readable(row.id, row.savedAt, () => tableOf(row, log));
    }),
  );
}

export async function endedTables(db: Database): Promise<Stamp[]> {
  return (await db.getAll('tables')).flatMap(stampOf);
}

/** What can be read, or why it cannot. */
function readable(id: string, savedAt: unknown, read: () => SavedTable): SavedTable | UnreadableTable {
  try {
    return read();
  } catch (error) {
    return { id, savedAt: timeIn(savedAt), problem: problemOf(error) };
  }
}

/** How many entries it has; undefined when there is no such table. */
export async function lengthOf(db: Database, id: string): Promise<number | undefined> {
  return (await db.get('tables', id))?.length;
}

/** Its analysis, and the game of an earlier build that it was taken over from, go with it. */
export async function removeTable(db: Database, id: string): Promise<void> {
  const tx = db.transaction(['tables', 'entries', 'leases', 'taken', 'analyses'], 'readwrite', writing);
  const taken = tx.objectStore('taken');
  const old = (await taken.getAll()).filter(({ table }) => table === id).map((row) => row.old);
  await Promise.all([
    tx.objectStore('tables').delete(id),
    tx.objectStore('entries').delete(entriesOf(id)),
    tx.objectStore('leases').delete(id),
    tx.objectStore('analyses').delete(id),
    ...old.map((key) => taken.delete(key)),
    tx.done,
  ]);
  await Promise.all([id, ...old].map(removeOldGame));
}
