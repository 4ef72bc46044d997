/** The thread that holds the SQLite file. Each question is a transaction of its own and answered when it is on the disk. */
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { Row, Value } from './database.ts';

export interface Ask {
  readonly id: number;
  readonly sql: string;
  readonly values: readonly Value[];
}

export interface Reply {
  readonly id: number;
  readonly rows: Row[];
  readonly problem?: string;
  /** The file cannot be used at the moment: the query is not to blame. */
  readonly isUnreachable?: boolean;
}

/** A commit is on the disk when it returns (2 is FULL), and another process that writes is waited for. */
const PRAGMAS = { journal_mode: 'wal', synchronous: 2, foreign_keys: 1, busy_timeout: 5_000 } as const;

function open(file: string, mostPages?: number): DatabaseSync {
  const database = new DatabaseSync(file);
  // Before the others: changing the journal waits for nobody unless it is told to.
  database.exec(`pragma busy_timeout = ${PRAGMAS.busy_timeout}`);
  for (const [name, wanted] of Object.entries(PRAGMAS)) {
    database.exec(`pragma ${name} = ${wanted}`);
    const [found] = Object.values(database.prepare(`pragma ${name}`).get() ?? {});
    if (found !== wanted) throw new Error(`SQLite keeps ${name} at ${found} where ${wanted} is needed`);
  }
  if (mostPages !== undefined) database.exec(`pragma max_page_count = ${mostPages}`);
  return database;
}

/** Primary result codes of SQLite: busy, locked, out of memory, read-only, input and output, full, cannot open. */
const UNREACHABLE = new Set([5, 6, 7, 8, 10, 13, 14]);

/** The primary code is in the lowest byte. */
const isUnreachable = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && UNREACHABLE.has(Number(error.errcode) & 0xff);

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function serve(database: DatabaseSync): void {
  const statements = new Map<string, StatementSync>();
  const statementOf = (sql: string): StatementSync => {
    const kept = statements.get(sql);
    if (kept !== undefined) return kept;
    // $1 would be a name to SQLite; ?1 is the first value.
    const made = database.prepare(sql.replaceAll(/\$(\d+)/g, '?$1'));
    statements.set(sql, made);
    return made;
  };
  parentPort?.on('message', (ask: Ask | undefined) => {
    if (ask === undefined) {
      database.close();
      parentPort?.close();
      return;
    }
    const { id, sql, values } = ask;
    let reply: Reply;
    try {
      // No blob is ever stored, so every column is a plain value.
      reply = { id, rows: statementOf(sql).all(...values) as Row[] };
    } catch (error) {
      reply = { id, rows: [], problem: messageOf(error), isUnreachable: isUnreachable(error) };
    }
    parentPort?.postMessage(reply);
  });
}

try {
  serve(open(workerData.file, workerData.mostPages));
  parentPort?.postMessage(undefined);
} catch (error) {
  parentPort?.postMessage(messageOf(error));
}
