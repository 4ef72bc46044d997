/** Games that the first build saved are opened under their own rules, played to their end, and verify. */
import { readdirSync, readFileSync } from 'node:fs';
import { botNamed } from '@three-crowns/ai';
import {
  type AnyGame,
  askedAt,
  enter,
  type GameRecord,
  luckOf,
  openTable,
  playMove,
  randomMove,
  recordOf,
  stateOf,
  type Table,
  verify,
} from '@three-crowns/core';
import { describe, expect, test } from 'vitest';
import { rulesFor } from '../../src/games/load.ts';
import { memoryStore } from '../../src/storage/memoryStore.ts';
import { checkedRecord, wishesIn } from '../../src/storage/rows.ts';

const FOLDER = new URL('../fixtures/v1/', import.meta.url);

interface Saved {
  readonly id: string;
  readonly record: { readonly moves: readonly string[]; readonly result?: unknown };
  readonly undone: readonly string[];
  readonly wishes?: unknown;
}

type AnyTable = Table<unknown, unknown, unknown, unknown>;

const SAVED = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .map((name) => ({ name, saved: JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as Saved }));

/** As the page reads it: taken over into the store of today. */
async function takenOver({ id, record, wishes }: Saved) {
  const store = memoryStore();
  const checked = checkedRecord(record);
  await store.create({ id, record: checked, wishes: wishesIn(wishes, checked.seats.length) });
  const table = await store.read(id);
  if (table === undefined) throw new Error(`${id} is lost`);
  return table;
}

/** Bots play for themselves, persons at random. */
function playToTheEnd(game: AnyGame, table: AnyTable, seed: string): void {
  const luck = luckOf(seed);
  for (let [asked] = askedAt(table); asked !== undefined; [asked] = askedAt(table)) {
    const bot = botNamed(table.base.seats[asked.seat].bot ?? 'random');
    const view = game.secrets.view(stateOf(table), asked.seat);
    playMove(table, asked.seat, bot?.choose(game, view, asked.seat, luck));
  }
}

const opened = async (record: GameRecord) => {
  const game = await rulesFor(record);
  return { game, table: openTable(game, record) as AnyTable };
};

test('there are games of every kind: of all games, new, half played, finished, with moves taken back, from a position', () => {
  const games = new Set(SAVED.map(({ saved }) => checkedRecord(saved.record).game));
  expect([...games].sort()).toEqual(['king-of-the-valley', 'kings-will', 'valeria']);
  for (const game of games) {
    const own = SAVED.map(({ saved }) => saved).filter(({ record }) => checkedRecord(record).game === game);
    expect(own.some(({ record }) => record.moves.length === 0)).toBe(true);
    expect(own.some(({ record }) => record.result !== undefined)).toBe(true);
    expect(own.some(({ undone }) => undone.length > 0)).toBe(true);
    expect(own.some(({ record }) => 'position' in record)).toBe(true);
    expect(own.some(({ id, record }) => record.moves.length > 9 && id !== '' && record.result === undefined)).toBe(
      true,
    );
  }
});

describe.each(SAVED)('$name', ({ saved }) => {
  test('is opened where it stood and played to its end', { timeout: 120_000 }, async () => {
    const { record } = await takenOver(saved);
    expect(record.rulesVersion).toBe(1);
    expect(record.log).toEqual(saved.record.moves);
    const { game, table } = await opened(record);
    expect(recordOf(table)).toEqual(record);
    playToTheEnd(game, table, saved.id);
    const played = recordOf(table);
    expect(played.log.slice(0, record.log.length)).toEqual(record.log);
    expect(verify(game, played)).toEqual({ ok: true, finished: true, committed: false, problems: [] });
  });
});

test('what is taken back over luck at such a table is dealt anew, and verifies', async () => {
  for (const name of ['king-of-the-valley-3-undone.json', 'kings-will-2-first-agreed.json', 'valeria-1-hardest.json']) {
    const saved = SAVED.find((one) => one.name === name)?.saved as Saved;
    const { game, table } = await opened((await takenOver(saved)).record);
    const persons = table.base.seats.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
    const [seat, ...agreed] = persons;
    const start = JSON.stringify(table.moments[0].state);
    const { entry } = enter(table, { kind: 'undo', seat, count: table.course.moves.length, agreed, redeal: false });
    expect(entry).toMatchObject({ redeal: true });
    expect(JSON.stringify(stateOf(table))).not.toBe(start);
    playToTheEnd(game, table, `${saved.id} again`);
    expect(verify(game, recordOf(table))).toMatchObject({ ok: true, finished: true });
  }
});

test('a move that was never legal is refused at such a table as at any', async () => {
  const { record } = await takenOver(SAVED[0].saved);
  const { game, table } = await opened(record);
  const next = randomMove(game, stateOf(table), luckOf('x'));
  expect(() => enter(table, { kind: 'move', seat: next?.seat ?? 0, text: 'fly away' })).toThrow('no such move');
});
