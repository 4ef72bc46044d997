/** A table as it stood after some entry, so that a long game opens without replaying it. Only a cache: it may be gone. */
import { createHash } from 'node:crypto';
import type { Database } from './database.ts';

export interface Snapshot {
  readonly seq: number;
  readonly content: string;
}

export interface Snapshots {
  /** An older one never replaces a newer one. */
  keep(table: string, snapshot: Snapshot): Promise<void>;
  /** Undefined also when what is kept does not fit its hash. */
  latest(table: string): Promise<Snapshot | undefined>;
}

const hashOf = ({ seq, content }: Snapshot): string => createHash('sha256').update(`${seq} ${content}`).digest('hex');

export function snapshotsOver({ query }: Database): Snapshots {
  return {
    keep: async (table, snapshot) => {
      await query(
        `insert into snapshots (table_id, seq, hash, content) values ($1, $2, $3, $4)
          on conflict (table_id) do update set seq = excluded.seq, hash = excluded.hash, content = excluded.content
            where snapshots.seq < excluded.seq`,
        [table, snapshot.seq, hashOf(snapshot), snapshot.content],
      );
    },
    latest: async (table) => {
      const [found] = await query<{ seq: number; hash: string; content: string }>(
        'select seq, hash, content from snapshots where table_id = $1',
        [table],
      );
      return found !== undefined && hashOf(found) === found.hash
        ? { seq: found.seq, content: found.content }
        : undefined;
    },
  };
}
