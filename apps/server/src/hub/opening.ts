/**
 * A table out of the store: its log is played again, or only what came after the last snapshot. A snapshot that does not fit
 * what the rules set up today is thrown away.
 */
import {
  type AnyGame,
  canonicalJson,
  commandOf,
  commit,
  type Entry,
  followEntry,
  type GameRecord,
  type Moment,
  openTable,
  parseEntry,
  prepare,
} from '@three-crowns/core';
import { type AnyTable, CHAT_KEPT, type HostSetup, type StoredEntry } from '@three-crowns/protocol';
import { gameOf } from '../games.ts';
import type { Snapshot } from '../storage/snapshots.ts';
import type { Store } from '../storage/store.ts';
import { baseOf, type ServerTable, STAND_IN, type TableContent } from '../tables/content.ts';

export interface Opened {
  readonly setup: HostSetup;
  /** How many entries the snapshot held that it was opened from. */
  readonly snapshotAt: number;
}

export async function openStored(store: Store<TableContent>, stored: ServerTable): Promise<Opened> {
  const { id, content } = stored;
  const [game, entries, chat, snapshot] = await Promise.all([
    gameOf(content),
    store.journal.after(id, 0),
    store.chat.last(id, CHAT_KEPT),
    store.snapshots.latest(id),
  ]);
  const record = baseOf(game, stored);
  const last = entries.at(-1);
  const table = (snapshot && fromSnapshot(game, record, entries, snapshot)) ?? replayed(game, record, entries);
  const setup = { table, pace: content.pace, standIn: STAND_IN, chat, ...(last === undefined ? {} : { last }) };
  return { setup, snapshotAt: snapshot?.seq ?? 0 };
}

function replayed(game: AnyGame, record: GameRecord, entries: readonly StoredEntry[]): AnyTable {
  const log = entries.map(({ line }) => line);
  const commandIds = entries.map(({ id }) => id);
  return openTable(game as AnyTable['game'], { ...record, log }, commandIds);
}

export const snapshotOf = ({ moments, entries }: AnyTable): Snapshot => ({
  seq: entries.length,
  content: JSON.stringify(moments),
});

/** Undefined when it does not fit. */
function fromSnapshot(
  game: AnyGame,
  record: GameRecord,
  entries: readonly StoredEntry[],
  { seq, content }: Snapshot,
): AnyTable | undefined {
  const table = replayed(game, record, []);
  const moments: Moment<unknown, unknown>[] = JSON.parse(content);
  const parsed = entries.map(({ line }, i) => parseEntry(line, `log[${i}]`, record.seats.length));
  for (const [i, entry] of parsed.slice(0, seq).entries()) note(table, entry, entries[i].id);
  const fits =
    moments.length === table.course.moves.length + 1 &&
    canonicalJson(moments[0].state) === canonicalJson(table.moments[0].state);
  if (!fits) return undefined;
  table.moments.splice(0, 1, ...moments);
  for (const [i, entry] of parsed.slice(seq).entries()) enterAgain(table, entry, entries[seq + i].id);
  return table;
}

/** What the log says, without playing it: the moments come from the snapshot. */
function note({ entries, commands, course }: AnyTable, entry: Entry, id: string): void {
  entries.push(entry);
  commands.set(id, entries.length);
  followEntry(course, entry);
}

function enterAgain(table: AnyTable, entry: Entry, id: string): void {
  const prepared = prepare(table, commandOf(table, id, entry));
  if (prepared.status !== 'prepared') throw new Error(`entry ${table.entries.length + 1} is ${prepared.status}`);
  commit(table, prepared);
}
