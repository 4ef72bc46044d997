/** Analyses of tables, each kept beside its table as a text: what stands in it only the coach knows. */
import { database } from './database.ts';
import { hear, tell } from './news.ts';
import type { Hold } from './store.ts';
import { tables } from './tables.ts';

export interface AnalysisStore {
  /** Undefined where there is none. */
  read(table: string): Promise<string | undefined>;
  /** In the place of the one before. */
  write(table: string, text: string): Promise<void>;
  /** Calls the listener when another page has written one; gives how to stop it. */
  follow(table: string, listener: () => void): () => void;
  /** Asks to be the page that works on it. */
  hold(table: string, listener: (isOurs: boolean) => void): Hold;
}

/** Of tables that last as long as the page, or where the browser keeps nothing. */
const unkept = new Map<string, string>();

const nameOf = (table: string): string => `analysis of ${table}`;

export const analyses: AnalysisStore = {
  async read(table) {
    const kept = await database()
      .then((db) => db.get('analyses', table))
      .catch(() => undefined);
    return kept?.text ?? unkept.get(table);
  },
  async write(table, text) {
    const isKept = tables.isKept(table) && (await keep(table, text));
    if (isKept) tell(nameOf(table));
    else unkept.set(table, text);
  },
  follow: (table, listener) => hear(nameOf(table), listener),
  hold: (table, listener) => tables.hold(nameOf(table), listener),
};

/** Whether there was a place for it. */
async function keep(table: string, text: string): Promise<boolean> {
  try {
    await (await database()).put('analyses', { table, text });
    return true;
  } catch {
    return false;
  }
}
