/**
 * Which process drives the clocks and bots of a table. A lease saves work and decides nothing: where two processes believe
 * they hold it, the key of the log lets only one of them enter the next entry.
 */
import type { Database } from './database.ts';

export interface Leases {
  /** True when it is free, over, at rest, or held by this holder already. */
  take(table: string, holder: string, now: number, until: number): Promise<boolean>;
  /** Longer for all that a holder has; gives their tables. */
  renew(holder: string, until: number): Promise<string[]>;
  /** Given back: nobody needs to drive it until then. */
  rest(table: string, holder: string, until: number): Promise<void>;
  releaseAll(holder: string): Promise<void>;
  /** Running tables that nobody drives. */
  orphans(now: number, most: number): Promise<string[]>;
}

/** Holds the lease of a table at rest. */
const NOBODY = 'nobody';

export function leasesOver({ query }: Database): Leases {
  return {
    take: async (table, holder, now, until) => {
      const taken = await query(
        `insert into leases (table_id, holder, until) values ($1, $2, $4)
          on conflict (table_id) do update set holder = excluded.holder, until = excluded.until
            where leases.holder in (excluded.holder, $5) or leases.until <= $3
          returning holder`,
        [table, holder, now, until, NOBODY],
      );
      return taken.length === 1;
    },
    renew: async (holder, until) => {
      const rows = await query<{ id: string }>(
        'update leases set until = $2 where holder = $1 returning table_id as id',
        [holder, until],
      );
      return rows.map(({ id }) => id);
    },
    rest: async (table, holder, until) => {
      await query('update leases set holder = $3, until = $4 where table_id = $1 and holder = $2', [
        table,
        holder,
        NOBODY,
        until,
      ]);
    },
    releaseAll: async (holder) => {
      await query('delete from leases where holder = $1', [holder]);
    },
    orphans: async (now, most) => {
      const rows = await query<{ id: string }>(
        `select id from tables where status = 'running'
            and not exists (select 1 from leases where table_id = id and until > $1)
          order by touched_at desc, id limit $2`,
        [now, most],
      );
      return rows.map(({ id }) => id);
    },
  };
}
