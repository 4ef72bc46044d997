/** Tables that last as long as the page: where the browser keeps nothing, or has no room. */
import { type EntryRow, entryRowsOf, rowOf, type TableRow, tableOf } from './rows.ts';
import type { TableStore } from './store.ts';

export interface MemoryStore extends TableStore {
  has(id: string): boolean;
}

interface Kept {
  readonly row: TableRow;
  readonly entries: readonly EntryRow[];
}

export function memoryStore(): MemoryStore {
  const tables = new Map<string, Kept>();
  const read = ({ row, entries }: Kept) => tableOf(row, entries);
  return {
    has: (id) => tables.has(id),
    isKept: () => false,
    async create(table) {
      if (tables.has(table.id)) throw new Error(`there is a table ${table.id} already`);
      tables.set(table.id, { row: rowOf(table, Date.now()), entries: entryRowsOf(table.id, table.record.log) });
    },
    async read(id) {
      const kept = tables.get(id);
      return kept && read(kept);
    },
    entriesAfter: async (id, seq) => (tables.get(id)?.entries ?? []).slice(seq),
    async append(id, { result, ...entry }) {
      const kept = tables.get(id);
      if (kept === undefined) return 'gone';
      const { row, entries } = kept;
      if (entry.seq <= entries.length) return entries[entry.seq - 1].commandId === entry.commandId ? 'stored' : 'taken';
      const { result: _before, ...base } = row.base;
      tables.set(id, {
        row: { ...row, base: { ...base, ...(result && { result }) }, savedAt: Date.now(), length: entry.seq },
        entries: [...entries, { table: id, ...entry }],
      });
      return 'stored';
    },
    async saveWishes(id, wishes) {
      const kept = tables.get(id);
      if (kept !== undefined) tables.set(id, { ...kept, row: { ...kept.row, wishes } });
    },
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
