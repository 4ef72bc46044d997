/** The file of the embedded database is served by one process: what two would have to tell each other has no way there. */
import { DatabaseSync } from 'node:sqlite';

/** A server that is just ending is waited for. */
const PATIENCE = 5_000;
/** The primary result code of SQLite for what somebody else has locked. */
const BUSY = 5;

export class InUse extends Error {}

/** A lock that nobody refers to would be collected, and with it what it locks. */
const HELD = new Set<DatabaseSync>();

/**
 * Takes the file for this process until it ends, however it does: the lock is the operating system's, on a file beside it, so that
 * backups may read the other. Where there is no room for it, or no such locks, nobody is refused.
 * @returns gives it back
 */
export function takeForOne(file: string, patience = PATIENCE): () => void {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(`${file}-lock`, { timeout: patience });
    // Nothing is ever written to it.
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    lock?.close();
    if (!isBusy(error)) return () => {};
    throw new InUse(
      `another server already uses ${file}. Stop it first, or let both share a PostgreSQL (DATABASE_URL).`,
    );
  }
  const held = lock;
  HELD.add(held);
  return () => {
    HELD.delete(held);
    held.close();
  };
}

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === BUSY;
