/** A table as the database holds it: one row for itself, one for every entry. What is read from there is checked. */
import {
  BadInput,
  type GameRecord,
  listAt,
  objectAt,
  parseRecord,
  shown,
  type Wishes,
  wholeAt,
} from '@three-crowns/core';
import { type HintWish, hintWishIn } from './hints.ts';
import type { NewEntry, NewTable, SavedTable, Stamp, StoredEntry } from './store.ts';

export interface TableRow {
  readonly id: string;
  /** The record without its log. */
  readonly base: Omit<GameRecord, 'log'>;
  readonly wishes: readonly Wishes[];
  /** Left out where it is as usual, and in rows of earlier builds. */
  readonly hints?: HintWish;
  readonly savedAt: number;
  /** How many entries there are. */
  readonly length: number;
}

export interface EntryRow extends StoredEntry {
  readonly table: string;
}

export function rowOf({ id, record, wishes = [], hints }: NewTable, savedAt: number): TableRow {
  const { log, ...base } = record;
  return { id, base, wishes, ...(hints && { hints }), savedAt, length: log.length };
}

/** Lines that were there before the table was: nobody will send their commands again. */
export function entryRowsOf(table: string, log: readonly string[], after = 0): EntryRow[] {
  return log.slice(after).map((line, i) => ({ table, seq: after + i + 1, line, commandId: `given ${after + i + 1}` }));
}

/** The row once an entry has been added. */
export function rowAfter(row: TableRow, { seq, result }: NewEntry, savedAt: number): TableRow {
  if (seq !== row.length + 1) throw new Error(`entry ${seq} does not follow entry ${row.length}`);
  const { result: _before, ...base } = row.base;
  return { ...row, base: result === undefined ? base : { ...base, result }, savedAt, length: seq };
}

/** Of a table whose game is over; a row that is not as it must be has none. */
export function stampOf({ id, base, savedAt }: TableRow): Stamp[] {
  return base?.result === undefined ? [] : [{ id, savedAt: timeIn(savedAt) }];
}

/** Throws BadInput that names the place. */
export function tableOf(rawRow: unknown, rawEntries: readonly unknown[]): SavedTable {
  const row = objectAt(rawRow, '', ['id', 'base', 'wishes', 'savedAt', 'length'], ['hints']);
  if (typeof row.id !== 'string') throw new BadInput('id', `expected a text, found ${shown(row.id)}`);
  const length = wholeAt(row.length, 'length', 0, Number.MAX_SAFE_INTEGER);
  const entries = listAt(rawEntries, 'log', length).map(entryOf);
  if (typeof row.base !== 'object' || row.base === null)
    throw new BadInput('', `expected a game, found ${shown(row.base)}`);
  const record = checkedRecord({ ...row.base, log: entries.map(({ line }) => line) });
  return {
    id: row.id,
    record,
    commandIds: entries.map(({ commandId }) => commandId),
    wishes: wishesIn(row.wishes, record.seats.length),
    hints: hintWishIn(row.hints),
    savedAt: timeIn(row.savedAt),
  };
}

function entryOf(raw: unknown, i: number): StoredEntry {
  const { seq, line, commandId } = objectAt(raw, `log[${i}]`, ['table', 'seq', 'line', 'commandId']);
  if (seq !== i + 1) throw new BadInput(`log[${i}]`, `expected entry ${i + 1}, found ${shown(seq)}`);
  if (typeof line === 'string' && typeof commandId === 'string') return { seq: i + 1, line, commandId };
  throw new BadInput(`log[${i}]`, `expected texts, found ${shown(raw)}`);
}

/** As `parseRecord` has it; and the names of bots are names, since a page looks words up by them. */
export function checkedRecord(raw: unknown): GameRecord {
  const record = parseRecord(raw);
  record.seats.forEach(({ bot = 'none' }, i) => {
    if (!/^[a-z][a-z0-9-]*$/.test(bot))
      throw new BadInput(`seats[${i}].bot`, `expected the name of a bot, found ${shown(bot)}`);
  });
  return record;
}

/** Wishes and times are no part of a game: what is wrong with them costs only them. */
export function wishesIn(raw: unknown, seats: number): Wishes[] {
  const list = Array.isArray(raw) ? raw : [];
  return Array.from({ length: seats }, (_, seat) => {
    const wishes: unknown = list[seat];
    const pairs = typeof wishes === 'object' && wishes !== null ? Object.entries(wishes) : [];
    return Object.fromEntries(pairs.filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
  });
}

export const timeIn = (raw: unknown): number => (typeof raw === 'number' && Math.abs(raw) <= 8.64e15 ? raw : 0);
