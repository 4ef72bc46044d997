/** Tables that last as long as the page: where the browser keeps nothing, or has no room. */
import { type EntryRow, entryRowsOf, rowAfter, rowOf, stampOf, type TableRow, tableOf } from './rows.ts';
import type { TableStore } from './store.ts';

export interface MemoryStore extends TableStore {
  has(id: string): boolean;
  /** All of them, as they are now. */
  held(): readonly HeldTable[];
}

export interface HeldTable {
  readonly row: TableRow;
  readonly entries: readonly EntryRow[];
}

export function memoryStore(): MemoryStore {
  const tables = new Map<string, HeldTable>();
  const read = ({ row, entries }: HeldTable) => tableOf(row, entries);
  return {
    has: (id) => tables.has(id),
    held: () => [...tables.values()],
    isKept: () => false,
    async create(table) {
      if (tables.has(table.id)) throw new Error(`there is a table ${table.id} already`);
      tables.set(table.id, { row: rowOf(table, Date.now()), entries: entryRowsOf(table.id, table.record.log) });
    },
    async read(id) {
      const kept = tables.get(id);
      return kept && read(kept);
    },
    entriesAfter: async (id, after) => {
      const rows = tables.get(id)?.entries ?? [];
      return rows.slice(after).map(({ seq, line, commandId }) => ({ seq, line, commandId }));
    },
    async append(id, entry) {
      const kept = tables.get(id);
      if (kept === undefined) return 'gone';
      const { row, entries } = kept;
      const { seq, line, commandId } = entry;
      if (seq <= row.length) return entries[seq - 1].commandId === commandId ? 'stored' : 'taken';
      tables.set(id, {
        row: rowAfter(row, entry, Date.now()),
        entries: [...entries, { table: id, seq, line, commandId }],
      });
      return 'stored';
    },
    async saveWishes(id, wishes) {
      const kept = tables.get(id);
      if (kept !== undefined) tables.set(id, { ...kept, row: { ...kept.row, wishes } });
    },
    ended: async () => [...tables.values()].flatMap(({ row }) => stampOf(row)),
    list: async (most) =>
      [...tables.values()]
        .map(read)
        .sort((a, b) => b.savedAt - a.savedAt)
        .slice(0, most),
    raw: async (id) => tables.get(id),
    remove: async (id) => void tables.delete(id),
    // No other page knows these tables.
    follow: () => () => {},
    hold(_id, listener) {
      queueMicrotask(() => listener(true));
      return { takeOver() {}, release() {} };
    },
  };
}
