/** Takes over the games of earlier builds (oldGames.ts), at first and again when one of their pages has played on. */
import { BadInput, type GameRecord, shown } from '@three-crowns/core';
import { type Database, entriesOf, writing } from './database.ts';
import { followed } from './followed.ts';
import { newId } from './random.ts';
import { checkedRecord, entryRowsOf, rowOf, timeIn, wishesIn } from './rows.ts';
import { problemOf, type UnreadableTable } from './store.ts';

interface OldGame {
  readonly id: string;
  readonly record: GameRecord;
  readonly wishes: unknown;
  readonly savedAt: unknown;
}

/** Gives those that cannot be taken over, with the reason. */
export async function takeOverAll(db: Database, games: readonly unknown[]): Promise<UnreadableTable[]> {
  const unreadable: UnreadableTable[] = [];
  for (const raw of games) {
    const { id, savedAt } = (raw ?? {}) as Readonly<Record<string, unknown>>;
    if (typeof id !== 'string') continue;
    try {
      await takeOver(db, raw);
    } catch (error) {
      unreadable.push({ id, savedAt: timeIn(savedAt), problem: problemOf(error) });
    }
  }
  return unreadable;
}

async function takeOver(db: Database, raw: unknown): Promise<void> {
  if (await isKnown(db, raw)) return;
  const game = parseOldGame(raw);
  const { id, record, savedAt } = game;
  const tx = db.transaction(['tables', 'entries', 'taken'], 'readwrite', writing);
  const [tables, entries, taken] = [tx.objectStore('tables'), tx.objectStore('entries'), tx.objectStore('taken')];
  const before = await taken.get(id);
  const row = before && (await tables.get(before.table));
  const log = row ? (await entries.getAll(entriesOf(row.id))).map(({ line }) => line) : [];
  const course = row ? followed(record.log, log) : 'apart';
  const table = course !== 'apart' && row ? row.id : (await tables.get(id)) === undefined ? id : newId();
  const after = course === 'apart' ? 0 : log.length;
  const wishes = wishesIn(game.wishes, record.seats.length);
  await Promise.all([
    course !== 'same' && tables.put(rowOf({ id: table, record, wishes }, timeIn(savedAt))),
    ...entryRowsOf(table, record.log, after).map((entry) => entries.add(entry)),
    taken.put({ old: id, table, savedAt, count: record.log.length }),
    tx.done,
  ]);
}

/** Most of the time nothing has happened there: that is found out without reading the game. */
async function isKnown(db: Database, raw: unknown): Promise<boolean> {
  const { id, savedAt, record } = raw as { id: string; savedAt: unknown; record?: { moves?: unknown } | null };
  const before = await db.get('taken', id);
  const moves = record?.moves;
  return before !== undefined && before.savedAt === savedAt && Array.isArray(moves) && moves.length === before.count;
}

/** Moves taken back (`undone`) are let go: what can be played again is no part of a game. */
function parseOldGame(raw: unknown): OldGame {
  const { id, record, wishes, savedAt } = raw as Readonly<Record<string, unknown>>;
  if (typeof id !== 'string') throw new BadInput('id', `expected a text, found ${shown(id)}`);
  return { id, record: checkedRecord(record), wishes, savedAt };
}
