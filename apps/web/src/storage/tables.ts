/** The tables of this browser: kept in its database, or in memory where that cannot be. */
import { database } from './database.ts';
import { keptStore } from './keptStore.ts';
import { memoryStore } from './memoryStore.ts';
import { askToPersist } from './persist.ts';
import type { NewTable, TableStore } from './store.ts';

const memory = memoryStore();

const storeOf = (id: string): TableStore => (memory.has(id) ? memory : keptStore);

/** Whether the browser keeps anything at all. */
export function canKeep(): Promise<boolean> {
  return database().then(
    () => true,
    () => false,
  );
}

export const tables: TableStore = {
  isKept: (id) => !memory.has(id),
  create,
  read: (id) => storeOf(id).read(id),
  entriesAfter: (id, seq) => storeOf(id).entriesAfter(id, seq),
  append: (id, entry) => storeOf(id).append(id, entry),
  saveWishes: (id, wishes) => storeOf(id).saveWishes(id, wishes),
  async list(most) {
    const [unkept, kept] = await Promise.all([memory.list(most), (await canKeep()) ? keptStore.list(most) : []]);
    return [...unkept, ...kept].slice(0, most);
  },
  async ended() {
    const [unkept, kept] = await Promise.all([memory.ended(), (await canKeep()) ? keptStore.ended() : []]);
    return [...unkept, ...kept];
  },
  raw: (id) => storeOf(id).raw(id),
  remove: (id) => storeOf(id).remove(id),
  follow: (id, listener) => storeOf(id).follow(id, listener),
  hold: (id, listener) => storeOf(id).hold(id, listener),
};

/** A game can be played where there is no room for it: the page says that nothing is kept. */
async function create(table: NewTable): Promise<void> {
  try {
    await keptStore.create(table);
    void askToPersist();
  } catch (error) {
    if (isTaken(error)) throw error;
    await memory.create(table);
  }
}

const isTaken = (error: unknown): boolean => error instanceof DOMException && error.name === 'ConstraintError';
