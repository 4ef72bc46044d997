/** The tables of this browser: kept in its database, or in memory where that cannot be, and as long as it cannot. */
import { database } from './database.ts';
import { keptStore } from './keptStore.ts';
import { addTable } from './keptTables.ts';
import { memoryStore } from './memoryStore.ts';
import { moverOf } from './moving.ts';
import { askToPersist } from './persist.ts';
import type { NewTable, TableStore } from './store.ts';

const memory = memoryStore();
const mover = moverOf(memory, async ({ row, entries }) => addTable(await database(), row, entries));

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
  async append(id, entry) {
    await mover.settled();
    return storeOf(id).append(id, entry);
  },
  async saveWishes(id, wishes) {
    await mover.settled();
    return storeOf(id).saveWishes(id, wishes);
  },
  async list(most) {
    const [unkept, kept] = await Promise.all([memory.list(most), (await canKeep()) ? keptStore.list(most) : []]);
    return [...unkept, ...kept].slice(0, most);
  },
  async ended() {
    const [unkept, kept] = await Promise.all([memory.ended(), (await canKeep()) ? keptStore.ended() : []]);
    return [...unkept, ...kept];
  },
  raw: (id) => storeOf(id).raw(id),
  async remove(id) {
    await mover.settled();
    return storeOf(id).remove(id);
  },
  // Both go along when the table moves.
  follow(id, listener) {
    let stop = storeOf(id).follow(id, listener);
    const stopHearing = mover.hear(id, () => {
      stop();
      stop = keptStore.follow(id, listener);
    });
    return () => {
      stopHearing();
      stop();
    };
  },
  hold(id, listener) {
    let hold = storeOf(id).hold(id, listener);
    const stopHearing = mover.hear(id, () => {
      hold = keptStore.hold(id, listener);
    });
    return {
      takeOver: () => hold.takeOver(),
      release() {
        stopHearing();
        hold.release();
      },
    };
  },
};

/** A game can be played where there is no room for it: the page says that it is not kept. */
async function create(table: NewTable): Promise<void> {
  try {
    await keptStore.create(table);
    void askToPersist();
  } catch (error) {
    if (isTaken(error)) throw error;
    await memory.create(table);
    mover.plan();
  }
}

const isTaken = (error: unknown): boolean => error instanceof DOMException && error.name === 'ConstraintError';
