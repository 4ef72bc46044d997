/**
 * The browser's database of tables. It has a name of its own, beside that of earlier builds (oldGames.ts): a page of such a
 * build that is still open would keep a new version of its own database from being opened.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { openedOnce } from './opening.ts';
import type { EntryRow, TableRow } from './rows.ts';
import { comeAfterKilled } from './torn.ts';

interface Schema extends DBSchema {
  tables: { key: string; value: TableRow };
  entries: { key: [table: string, seq: number]; value: EntryRow };
  /** Who plays, where the browser has no locks. */
  leases: { key: string; value: { table: string; owner: string; until: number } };
  /** By the id of a game of an earlier build: the table it became, and what it was like when it was last looked at. */
  taken: { key: string; value: { old: string; table: string; savedAt: unknown; count: number } };
  analyses: { key: string; value: AnalysisRow };
}

/** The analysis of a table, as the coach writes it. */
export interface AnalysisRow extends KeptAnalysis {
  readonly table: string;
  /** When it was last written; rows of earlier builds do not say it. */
  readonly at?: number;
}

export interface KeptAnalysis {
  readonly text: string;
  /** One that looks deeper and is not whole yet. */
  readonly deeper?: string;
}

export type Database = IDBPDatabase<Schema>;

const NAME = 'three-crowns-tables';

/** Rejects where the browser keeps nothing, or not at the moment. */
export const database = openedOnce(open);

let come: Promise<void> | undefined;

async function open(forget: () => void): Promise<Database> {
  const db = await openTables(forget);
  come ??= comeAfterKilled();
  await come;
  return db;
}

function openTables(forget: () => void): Promise<Database> {
  return openDB<Schema>(NAME, 2, {
    upgrade(db, before) {
      if (before < 1) {
        db.createObjectStore('tables', { keyPath: 'id' });
        db.createObjectStore('entries', { keyPath: ['table', 'seq'] });
        db.createObjectStore('leases', { keyPath: 'table' });
        db.createObjectStore('taken', { keyPath: 'old' });
      }
      db.createObjectStore('analyses', { keyPath: 'table' });
    },
    // A later build wants another version: it must not wait for this page.
    blocking(_current, _wanted, event) {
      (event.target as IDBDatabase).close();
      forget();
    },
    terminated: forget,
  });
}

/** `strict`: the answer comes when the disk has it. */
export const writing = { durability: 'strict' } as const;

/** All entries of a table, or those after one. */
export const entriesOf = (table: string, after = 0): IDBKeyRange =>
  IDBKeyRange.bound([table, after], [table, []], true);
