/**
 * The logs of all tables: append-only, and the only truth. An entry is answered when it is on the disk. Whatever waits while
 * one commit runs goes into the next, so that a slow disk makes larger commits and not a longer queue.
 */
import type { StoredEntry } from '@three-crowns/protocol';
import { type Database, Unreachable } from './database.ts';

/** taken: another entry has this number. known: this command was stored before, as number `seq`. */
export type Appended =
  | { readonly status: 'stored' }
  | { readonly status: 'taken' }
  | { readonly status: 'known'; readonly seq: number };

export interface Journal {
  /** Answered when it is durable. Rejected when nobody can say: sent again, it is stored or known. */
  append(table: string, entry: StoredEntry): Promise<Appended>;
  after(table: string, seq: number): Promise<StoredEntry[]>;
}

const MOST_AT_ONCE = 500;

/** A commit begins so much later than the one before, in milliseconds: nobody notices, and moves share what it costs. */
const COMMIT_EVERY = 25;

interface Addressed {
  readonly table: string;
  readonly entry: StoredEntry;
}

interface Waiting extends Addressed {
  readonly resolve: (answer: Appended) => void;
  readonly reject: (error: unknown) => void;
}

/** @param appended is told which tables have new entries, when they are stored */
export function journalOver(database: Database, appended: (tables: readonly string[]) => void): Journal {
  const { query } = database;
  let waiting: Waiting[] = [];
  let isPlanned = false;
  /** When the last commit began. */
  let began = Number.NEGATIVE_INFINITY;

  /** After a pause at once, but with all that comes in together. */
  const plan = (): void => {
    if (isPlanned || waiting.length === 0) return;
    isPlanned = true;
    const wait = began + COMMIT_EVERY - performance.now();
    if (wait > 0) setTimeout(flush, wait);
    else setImmediate(flush);
  };

  const flush = async (): Promise<void> => {
    began = performance.now();
    const batch = waiting.slice(0, MOST_AT_ONCE);
    waiting = waiting.slice(MOST_AT_ONCE);
    await store(batch);
    isPlanned = false;
    plan();
  };

  const store = async (batch: readonly Waiting[]): Promise<void> => {
    try {
      const answers = await appendAll(database, batch);
      const fresh = batch.filter((_, i) => answers[i].status === 'stored');
      if (fresh.length > 0) appended([...new Set(fresh.map(({ table }) => table))]);
      batch.forEach(({ resolve }, i) => {
        resolve(answers[i]);
      });
    } catch (error) {
      // One entry that cannot be stored must not take the others with it; where none can, none is tried alone.
      if (batch.length > 1 && !(error instanceof Unreachable)) for (const one of batch) await store([one]);
      else for (const { reject } of batch) reject(error);
    }
  };

  return {
    append: (table, entry) =>
      new Promise((resolve, reject) => {
        waiting.push({ table, entry, resolve, reject });
        plan();
      }),
    after: async (table, seq) => {
      const rows = await query<EntryRow>(
        `select seq, command_id as id, line, at, banks from entries where table_id = $1 and seq > $2 order by seq`,
        [table, seq],
      );
      return rows.map(entryOf);
    },
  };
}

interface EntryRow {
  readonly [column: string]: string | number;
  readonly seq: number;
  readonly id: string;
  readonly line: string;
  readonly at: number;
  readonly banks: string;
}

const entryOf = ({ seq, id, line, at, banks }: EntryRow): StoredEntry => ({
  seq,
  id,
  line,
  at,
  banks: JSON.parse(banks),
});

interface KeyRow {
  readonly [column: string]: string | number;
  readonly table: string;
  readonly seq: number;
  readonly id: string;
}

const keyOf = (table: string, id: string): string => `${table} ${id}`;

/** In one statement; what was there before stays as it is. */
async function appendAll(database: Database, batch: readonly Addressed[]): Promise<Appended[]> {
  const stored = await database.query<KeyRow>(
    `insert into entries (table_id, seq, command_id, line, at, banks)
      ${database.rows(['text', 'bigint', 'text', 'text', 'bigint', 'text'])} on conflict do nothing
      returning table_id as "table", seq, command_id as id`,
    database.columns(
      batch.map(({ table, entry: { seq, id, line, at, banks } }) => [table, seq, id, line, at, JSON.stringify(banks)]),
    ),
  );
  const fresh = new Set(stored.map(({ table, id }) => keyOf(table, id)));
  // Of one command that stands twice in the list, the first is stored and the second known.
  const isStored = batch.map(({ table, entry }) => fresh.delete(keyOf(table, entry.id)));
  const others = batch.filter((_, i) => !isStored[i]);
  const known = others.length === 0 ? new Map<string, number>() : await knownAmong(database, others);
  return batch.map(({ table, entry }, i) => {
    if (isStored[i]) return { status: 'stored' };
    const seq = known.get(keyOf(table, entry.id));
    return seq === undefined ? { status: 'taken' } : { status: 'known', seq };
  });
}

async function knownAmong({ query, among }: Database, batch: readonly Addressed[]): Promise<Map<string, number>> {
  const rows = await query<KeyRow>(
    `select table_id as "table", seq, command_id as id from entries
      where table_id ${among('$1')} and command_id ${among('$2')}`,
    [batch.map(({ table }) => table), batch.map(({ entry }) => entry.id)],
  );
  return new Map(rows.map(({ table, id, seq }) => [keyOf(table, id), seq]));
}
