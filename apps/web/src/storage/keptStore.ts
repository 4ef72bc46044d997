/** The store over the browser's database, with the games of earlier builds taken over whenever somebody looks. */
import { type Database, database } from './database.ts';
import { holdTable } from './hold.ts';
import {
  appendEntry,
  createTable,
  endedTables,
  lengthOf,
  listTables,
  readEntries,
  readTable,
  removeTable,
  writeWishes,
} from './keptTables.ts';
import { hear, tell } from './news.ts';
import { oldGame, oldGames } from './oldGames.ts';
import type { TableStore } from './store.ts';
import { takeOverAll } from './takeOver.ts';

/** How often a page that follows looks by itself, in milliseconds: a page of an earlier build tells nobody. */
const LOOK = 2_000;

export const keptStore: TableStore = {
  isKept: () => true,
  create: async (table) => createTable(await database(), table),
  async read(id) {
    const db = await database();
    const problem = await followOld(db, id);
    const table = await readTable(db, id);
    if (table === undefined && problem !== undefined) throw problem;
    return table;
  },
  entriesAfter: async (id, seq) => readEntries(await database(), id, seq),
  async append(id, entry) {
    const answer = await appendEntry(await database(), id, entry);
    if (answer === 'stored') tell(id);
    return answer;
  },
  saveWishes: async (id, wishes) => writeWishes(await database(), id, wishes),
  async list(most = Number.POSITIVE_INFINITY) {
    const db = await database();
    const unreadable = await takeOverAll(db, await oldGames());
    const tables = await listTables(db, most);
    const strange = unreadable.filter(({ id }) => !tables.some((table) => table.id === id));
    return [...tables, ...strange].sort((a, b) => b.savedAt - a.savedAt).slice(0, most);
  },
  ended: async () => endedTables(await database()),
  async raw(id) {
    const db = await database();
    const [table, entries, old] = await Promise.all([db.get('tables', id), readEntries(db, id, 0), oldGame(id)]);
    return { table, entries, old };
  },
  async remove(id) {
    await removeTable(await database(), id);
    tell(id);
  },
  follow(id, listener) {
    const stopHearing = hear(id, listener);
    let known: number | undefined;
    const look = async () => {
      const db = await database();
      await followOld(db, id);
      const length = await lengthOf(db, id);
      // The first look tells, too: something may have come since whoever follows has read the table.
      if (length !== known) listener();
      known = length;
    };
    const quietly = () => void look().catch(() => {});
    const timer = setInterval(quietly, LOOK);
    quietly();
    return () => {
      stopHearing();
      clearInterval(timer);
    };
  },
  hold: (id, listener) => holdTable(database, id, listener),
};

/** The table may have been a game of an earlier build, or still be only that; gives what is wrong with that game. */
async function followOld(db: Database, id: string): Promise<Error | undefined> {
  const taken = (await db.getAll('taken')).find(({ table }) => table === id);
  const old = await oldGame(taken?.old ?? id);
  const [unreadable] = old === undefined ? [] : await takeOverAll(db, [old]);
  return unreadable?.problem;
}
