/** How a table becomes the next one: by an entry made here, or by those another page has stored. */
import {
  BadInput,
  commandOf,
  commit,
  type Entry,
  forkTable,
  formatEntry,
  openTable,
  prepare,
  recordOf,
  type Table,
} from '@three-crowns/core';
import type { NewEntry, StoredEntry } from '../../storage/store.ts';

type AnyTable = Table<unknown, unknown, unknown, unknown>;

export interface Entered {
  readonly next: AnyTable;
  readonly written: NewEntry;
}

/** The table stays as it is, for what cannot be stored is not shown. Throws BadInput when the entry is not possible. */
export function entered(table: AnyTable, commandId: string, entry: Entry, move?: unknown): Entered {
  const next = forkTable(table);
  const prepared = prepare(next, commandOf(next, commandId, entry, move));
  if (prepared.status !== 'prepared') throw new BadInput(entry.kind, 'the table has moved on');
  commit(next, prepared);
  const line = formatEntry(prepared.entry);
  return { next, written: { seq: prepared.seq, line, commandId, result: recordOf(next).result } };
}

/** After the first `stored` entries of this table, those of another page. */
export function reopened(
  { game, base, entries, commands }: AnyTable,
  stored: number,
  more: readonly StoredEntry[],
): AnyTable {
  const log = [...entries.slice(0, stored).map(formatEntry), ...more.map(({ line }) => line)];
  const ids = [...[...commands.keys()].slice(0, stored), ...more.map(({ commandId }) => commandId)];
  return openTable(game, { ...base, log }, ids);
}
