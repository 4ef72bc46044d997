/** The embedded database: one file, written by a thread of its own, so that nobody waits for the disk but who must. */
import { Worker } from 'node:worker_threads';
import { type Database, type Parameter, type Query, type Row, Unreachable } from './database.ts';
import type { Ask, Reply } from './sqliteThread.ts';

interface Waiting {
  readonly resolve: (rows: Row[]) => void;
  readonly reject: (error: Error) => void;
}

/** A list is given to SQLite as JSON. */
const plain = (value: Parameter): string | number | null =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : value;

/** @param mostPages for tests: the disk is full after so many pages */
export async function openSqlite(file: string, mostPages?: number): Promise<Database> {
  const thread = new Worker(new URL('./sqliteThread.ts', import.meta.url), { workerData: { file, mostPages } });
  const waiting = new Map<number, Waiting>();
  const listeners: ((text: string) => void)[] = [];
  let asked = 0;
  let lost: Unreachable | undefined;

  const lose = (error: Error): void => {
    lost ??= new Unreachable(error.message);
    for (const { reject } of waiting.values()) reject(lost);
    waiting.clear();
  };
  await new Promise<void>((resolve, reject) => {
    thread.once('message', (first: string | undefined) => (first === undefined ? resolve() : reject(new Error(first))));
    thread.once('error', reject);
  });
  thread.on('error', (error: Error) => lose(error));
  thread.on('exit', () => lose(new Error('the thread of the database has ended')));
  thread.on('message', ({ id, rows, problem, isUnreachable }: Reply) => {
    const one = waiting.get(id);
    waiting.delete(id);
    if (problem === undefined) one?.resolve(rows);
    else one?.reject(isUnreachable ? new Unreachable(problem) : new Error(problem));
  });

  const query: Query = <R extends Row>(sql: string, values: readonly Parameter[] = []) =>
    new Promise<R[]>((resolve, reject) => {
      if (lost !== undefined) return reject(lost);
      asked++;
      // The thread gives rows of the shape that the query names.
      waiting.set(asked, { resolve: (rows) => resolve(rows as R[]), reject });
      thread.postMessage({ id: asked, sql, values: values.map(plain) } satisfies Ask);
    });

  return {
    kind: 'sqlite',
    query,
    among: (place) => `in (select value from json_each(${place}))`,
    rows: (types) => `select ${types.map((_, i) => `value ->> ${i}`).join(', ')} from json_each($1) where true`,
    columns: (rows) => [JSON.stringify(rows)],
    exclusively: async (work) => {
      await query('begin exclusive');
      try {
        await work(query);
        await query('commit');
      } catch (error) {
        await query('rollback');
        throw error;
      }
    },
    tell: (text) => {
      for (const listener of listeners) queueMicrotask(() => listener(text));
    },
    hear: (listener) => listeners.push(listener),
    close: async () => {
      if (lost !== undefined) return;
      const ended = new Promise((resolve) => thread.once('exit', resolve));
      thread.postMessage(undefined);
      await ended;
    },
  };
}
