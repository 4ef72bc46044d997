/** Analyses of tables, each kept beside its table as a text: what stands in it only the coach knows. */
import { type AnalysisRow, database, type KeptAnalysis } from './database.ts';
import { hear, tell } from './news.ts';
import type { Hold } from './store.ts';
import { tables } from './tables.ts';

export type { KeptAnalysis };

export interface AnalysisStore {
  /** Undefined where there is none. */
  read(table: string): Promise<KeptAnalysis | undefined>;
  /** In the place of what was there before. */
  write(table: string, kept: KeptAnalysis): Promise<void>;
  /** Calls the listener when another page has written one; gives how to stop it. */
  follow(table: string, listener: () => void): () => void;
  /** Asks to be the page that works on it. */
  hold(table: string, listener: (isOurs: boolean) => void): Hold;
}

/** Of tables that last as long as the page, or where the browser keeps nothing. */
const unkept = new Map<string, KeptAnalysis>();

/** Of tables of the server, which nobody removes here; those that were written longest ago go first. */
const MOST_ELSEWHERE = 50;

const nameOf = (table: string): string => `analysis of ${table}`;

export const analyses: AnalysisStore = {
  async read(table) {
    const kept = await database()
      .then((db) => db.get('analyses', table))
      .catch(() => undefined);
    return kept ?? unkept.get(table);
  },
  async write(table, kept) {
    const isKept = tables.isKept(table) && (await keep({ ...kept, table, at: Date.now() }));
    if (isKept) tell(nameOf(table));
    else unkept.set(table, kept);
  },
  follow: (table, listener) => hear(nameOf(table), listener),
  hold: (table, listener) => tables.hold(nameOf(table), listener),
};

/** Whether there was a place for it. */
async function keep(row: AnalysisRow): Promise<boolean> {
  try {
    const tx = (await database()).transaction(['analyses', 'tables'], 'readwrite');
    const rows = tx.objectStore('analyses');
    const isNew = (await rows.getKey(row.table)) === undefined;
    await rows.put(row);
    if (isNew) {
      const here = new Set(await tx.objectStore('tables').getAllKeys());
      await Promise.all(toForget(await rows.getAll(), here).map((table) => rows.delete(table)));
    }
    await tx.done;
    return true;
  } catch {
    return false;
  }
}

/** The tables whose analyses are too many, of those that are not here. */
export function toForget(rows: readonly Pick<AnalysisRow, 'table' | 'at'>[], here: ReadonlySet<string>): string[] {
  const elsewhere = rows.filter(({ table }) => !here.has(table));
  const newest = elsewhere.toSorted((a, b) => (b.at ?? 0) - (a.at ?? 0));
  return newest.slice(MOST_ELSEWHERE).map(({ table }) => table);
}
