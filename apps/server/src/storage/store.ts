/** All that a server keeps. Written once over both databases: embedded SQLite, or a PostgreSQL that several share. */
import type { News } from '@three-crowns/protocol';
import { type Chat, chatOver } from './chat.ts';
import { type Codes, codesOver } from './codes.ts';
import type { Database } from './database.ts';
import { type Identities, identitiesOver } from './identities.ts';
import { type Journal, journalOver } from './journal.ts';
import { type Leases, leasesOver } from './leases.ts';
import { migrate } from './migrations.ts';
import { type Snapshots, snapshotsOver } from './snapshots.ts';
import { type Tables, tablesOver } from './tables.ts';

/** What processes tell each other. It may be lost: who must not miss anything also looks for himself. */
export type Told =
  /** These tables have new entries, or were changed; without a list any may have. */
  | {
      readonly from: string;
      readonly kind: 'touched';
      readonly tables?: readonly string[];
      /** Nothing but entries: who sits there, and whether it has begun, is the same. */
      readonly hasEntries?: true;
    }
  | { readonly from: string; readonly kind: 'news'; readonly table: string; readonly news: News }
  /** A process has opened this table, and wants to know who is there. */
  | { readonly from: string; readonly kind: 'opened'; readonly table: string }
  /** A guest is no more: what is open in his name is closed. */
  | { readonly from: string; readonly kind: 'forgotten'; readonly identity: string }
  /** A process lives, or is going. */
  | { readonly from: string; readonly kind: 'alive' | 'gone' };

/** C: what is kept of a table, see `tables.ts`. */
export interface Store<C> {
  readonly journal: Journal;
  readonly tables: Tables<C>;
  readonly identities: Identities;
  readonly codes: Codes;
  readonly leases: Leases;
  readonly snapshots: Snapshots;
  readonly chat: Chat;
  /** Throws when nothing can be stored. Whoever asks often is told what was found in the last second. */
  check(): Promise<void>;
  tell(told: Told): void;
  /** What other processes tell. */
  hear(listener: (told: Told) => void): void;
  /** What this process tells, too. */
  hearAll(listener: (told: Told) => void): void;
  close(): Promise<void>;
}

/** @param process the name of this process among those that share the database */
export async function openStore<C>(database: Database, process: string): Promise<Store<C>> {
  await migrate(database);
  const tell = (told: Told): void => database.tell(JSON.stringify(told));
  const touched = (tables: readonly string[]): void => tell({ from: process, kind: 'touched', tables });
  const entered = (tables: readonly string[]): void =>
    tell({ from: process, kind: 'touched', tables, hasEntries: true });
  const hearAll = (listener: (told: Told) => void): void =>
    database.hear((text) => listener(text === '' ? { from: '', kind: 'touched' } : JSON.parse(text)));
  return {
    journal: journalOver(database, entered),
    tables: tablesOver(database, (id) => touched([id])),
    identities: identitiesOver(database, (identity) => tell({ from: process, kind: 'forgotten', identity })),
    codes: codesOver(database),
    leases: leasesOver(database),
    snapshots: snapshotsOver(database),
    chat: chatOver(database),
    check: atMostEach(CHECK_EVERY, async () => {
      // A code that nobody can say. It must be another row each time: SQLite does not write what is there already.
      await database.query(
        `insert into codes (code, purpose, target, until) values ('', 'check', '', $1)
          on conflict (code) do update set until = excluded.until`,
        [Date.now()],
      );
    }),
    tell,
    hear: (listener) =>
      hearAll((told) => {
        if (told.from !== process) listener(told);
      }),
    hearAll,
    close: () => database.close(),
  };
}

const CHECK_EVERY = 1_000;

/** The work of the last so many milliseconds, or that of now. */
function atMostEach(time: number, work: () => Promise<void>): () => Promise<void> {
  let done = work;
  let at = Number.NEGATIVE_INFINITY;
  return () => {
    if (performance.now() - at < time) return done();
    at = performance.now();
    const doing = work();
    done = () => doing;
    return doing;
  };
}
