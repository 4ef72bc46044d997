/** What lies in the database and is not as it must be: it spoils its own row. */
import { expect, type Page, test } from '@playwright/test';
import { type OldGame, saveOldGame } from './storage/oldBuild.ts';
import { append, createTable, listed, openPage, put, serveStorage, untouched } from './storage/pages.ts';

test.beforeEach(({ context }) => serveStorage(context));

const ROWS = { name: 'three-crowns-tables', store: 'tables' };
const ENTRIES = { name: 'three-crowns-tables', store: 'entries' };

const { log: _none, ...base } = untouched;
const second = base.seats[1];
const seats = (first: unknown) => ({ base: { ...base, seats: [first, second] } });

/** What is changed in a good row, and the reason that is given for it. */
const BAD_ROWS: Readonly<Record<string, readonly [Readonly<Record<string, unknown>>, RegExp]>> = {
  'no game': [{ base: null }, /expected a game, found null/],
  'a text for a game': [{ base: 'game' }, /expected/],
  'a numeric name': [seats({ name: 5 }), /^seats\[0\]\.name: expected a text/],
  'a name that turns the writing around': [seats({ name: 'A\u202eb' }), /^seats\[0\]\.name/],
  'half a character': [seats({ name: '\ud800' }), /^seats\[0\]\.name/],
  'a bot by a word of the language': [seats({ name: 'A', bot: '__proto__' }), /^seats\[0\]\.bot: expected the name/],
  'another format': [{ base: { ...base, format: 'three-crowns-record/9' } }, /^format: expected/],
  'fewer entries than it says': [{ length: 3 }, /^log: expected a list of 3/],
  'no length': [{ length: 'many' }, /^length: expected a whole number/],
  'a field too many': [{ more: 1 }, /^more: unknown/],
};

const BAD_ENTRIES: Readonly<Record<string, readonly [Readonly<Record<string, unknown>>, RegExp]>> = {
  'a number for a line': [{ line: 5, commandId: 'x' }, /^log\[0\]: expected texts/],
  'a line that is no entry': [{ line: 'hello', commandId: 'x' }, /^log\[0\]: expected "<seat/],
  'a seat that is not there': [{ line: '7 place b4', commandId: 'x' }, /^log\[0\]: expected a seat/],
  'no command': [{ line: '1 place b4' }, /^log\[0\]\.commandId: missing/],
};

/** One good table among many bad ones; each of those can be taken out and removed, and then only the good one is left. */
async function onlyGoodIsLeft(page: Page, bad: Readonly<Record<string, RegExp>>): Promise<void> {
  const reasons = Object.entries(bad).map(([id, reason]) => [id, expect.stringMatching(reason)]);
  expect(await listed(page)).toEqual({ good: ['1 place b4'], ...Object.fromEntries(reasons) });
  for (const id of Object.keys(bad)) {
    await expect(page.evaluate((id) => storage.tables.read(id), id)).rejects.toThrow();
    expect(JSON.stringify(await page.evaluate((id) => storage.tables.raw(id), id))).toContain(JSON.stringify(id));
    await page.evaluate((id) => storage.tables.remove(id), id);
  }
  expect(await listed(page)).toEqual({ good: ['1 place b4'] });
}

test('bad rows and bad entries are listed with their reason, beside all that is good', async ({ context }) => {
  const page = await openPage(context);
  await createTable(page, 'good');
  await append(page, 1, '1 place b4', 'good');
  const reasons: Record<string, RegExp> = {};
  for (const [id, [change, reason]] of Object.entries(BAD_ROWS)) {
    await put(page, { id, base, wishes: [], savedAt: 1, length: 0, ...change }, ROWS);
    reasons[id] = reason;
  }
  for (const [id, [entry, reason]] of Object.entries(BAD_ENTRIES)) {
    await put(page, { id, base, wishes: [], savedAt: 1, length: 1 }, ROWS);
    await put(page, { table: id, seq: 1, ...entry }, ENTRIES);
    reasons[id] = reason;
  }
  await onlyGoodIsLeft(page, reasons);
});

test('a wrong time and wrong wishes cost nothing but themselves', async ({ context }) => {
  const page = await openPage(context);
  await createTable(page, 'good');
  const wishes = [5, { levy: 7, tax: 'gold' }, {}];
  await put(page, { id: 'odd', base, wishes, savedAt: 'yesterday', length: 0 }, ROWS);
  const table = await page.evaluate(() => storage.tables.read('odd'));
  expect(table).toMatchObject({ savedAt: 0, wishes: [{}, { tax: 'gold' }] });
  expect(await listed(page)).toEqual({ good: [], odd: [] });
});

const oldRecord = {
  format: 'three-crowns-record/1',
  game: 'king-of-the-valley',
  rulesVersion: 1,
  contentHash: 'x',
  options: { seats: 2 },
  seats: [{ name: 'A' }, { name: 'B' }],
  seed: 'x',
  moves: ['1 place b4'],
};
/** As the build before this one kept it. */
const old = (id: string, change: Partial<OldGame> = {}): OldGame => ({
  ...{ id, record: oldRecord, undone: [], savedAt: 5 },
  ...change,
});
const oldSeats = (first: unknown) => ({ record: { ...oldRecord, seats: [first, { name: 'B' }] } });

const BAD_OLD: Readonly<Record<string, readonly [Partial<OldGame>, RegExp]>> = {
  'no record': [{ record: null }, /^expected/],
  'a numeric name': [oldSeats({ name: 5 }), /^seats\[0\]\.name/],
  'a bot by a word of the language': [oldSeats({ name: 'A', bot: '__proto__' }), /^seats\[0\]\.bot/],
  'moves that are none': [{ record: { ...oldRecord, moves: [5] } }, /^moves\[0\]/],
  'no list of moves': [{ record: { ...oldRecord, moves: 'all' } }, /^moves/],
};

test('bad games of an earlier build are listed with their reason, beside all that is good', async ({ context }) => {
  const page = await openPage(context);
  await saveOldGame(page, old('good'));
  for (const [id, [change]] of Object.entries(BAD_OLD)) await saveOldGame(page, old(id, change));
  await onlyGoodIsLeft(page, Object.fromEntries(Object.entries(BAD_OLD).map(([id, [, reason]]) => [id, reason])));
});

test('a game of an earlier build with a wrong time, or a name that turns the writing around, is taken over', async ({
  context,
}) => {
  const page = await openPage(context);
  await saveOldGame(page, old('late', { savedAt: 'yesterday' }));
  await saveOldGame(page, old('turned', oldSeats({ name: 'A\u202eb' })));
  for (let i = 0; i < 2; i++) expect(await listed(page)).toEqual({ late: ['1 place b4'], turned: ['1 place b4'] });
  const table = await page.evaluate(() => storage.tables.read('turned'));
  expect(table?.record.seats[0].name).toBe('Ab');
});
