/** Games of the build before this one, whose pages may still be open and play on. */
import fs from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { type OldGame, saveOldGame } from './storage/oldBuild.ts';
import { append, createTable, listed, logOf, openPage, serveStorage } from './storage/pages.ts';

test.beforeEach(({ context }) => serveStorage(context));

const folder = new URL('../apps/web/test/fixtures/v1/', import.meta.url);
const fixture = (name: string): OldGame => JSON.parse(fs.readFileSync(new URL(name, folder), 'utf8'));
const movesOf = (game: OldGame): string[] => (game.record as { moves: string[] }).moves;

const whole = fixture('king-of-the-valley-chromium.json');
/** The game when only so many moves had been made; a move more that it never had, if wanted. */
function after(count: number, savedAt: number, ...more: string[]): OldGame {
  const moves = [...movesOf(whole).slice(0, count), ...more];
  return { ...whole, savedAt, record: { ...(whole.record as object), moves } };
}
const lines = (count: number): string[] => movesOf(whole).slice(0, count);

test('every game that the build before this one saved is taken over, move by move, with its wishes', async ({
  context,
}) => {
  const page = await openPage(context);
  const games = fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    // Two of them were the same game, read out twice.
    .map((file) => ({ ...fixture(file), id: file }));
  for (const game of games) await saveOldGame(page, game);
  for (const game of games) {
    const table = await page.evaluate((id) => storage.tables.read(id), game.id);
    expect(table?.record).toMatchObject({ format: 'three-crowns-record/2', rulesVersion: 1, log: movesOf(game) });
    expect(table?.savedAt).toBe(game.savedAt);
    const { seats } = game.record as { seats: unknown[] };
    expect(table?.wishes).toEqual(game.wishes ?? seats.map(() => ({})));
  }
  expect(await listed(page)).toEqual(Object.fromEntries(games.map((game) => [game.id, movesOf(game)])));
});

test('where the old page only went further, its moves follow; nothing is taken twice', async ({ context }) => {
  const [old, page] = [await openPage(context), await openPage(context)];
  await saveOldGame(old, after(3, 1));
  expect(await logOf(page, whole.id)).toEqual(lines(3));
  await saveOldGame(old, after(5, 2));
  expect(await logOf(page, whole.id)).toEqual(lines(5));
  expect(await listed(page)).toEqual({ [whole.id]: lines(5) });
  expect(await listed(page)).toEqual({ [whole.id]: lines(5) });
});

test('a page that follows the table sees what the old page plays', async ({ context }) => {
  const [old, page] = [await openPage(context), await openPage(context)];
  await saveOldGame(old, after(1, 1));
  expect(await logOf(page, whole.id)).toEqual(lines(1));
  const following = page.evaluate(
    (id) =>
      new Promise<string[]>((resolve) => {
        storage.tables.follow(id, async () => {
          const entries = await storage.tables.entriesAfter(id, 1);
          if (entries.length > 0) resolve(entries.map(({ line }) => line));
        });
      }),
    whole.id,
  );
  await saveOldGame(old, after(2, 2));
  expect(await following).toEqual(lines(2).slice(1));
});

/** The lists of both games, whatever the second one is called. */
const logs = async (page: Page) => Object.values(await listed(page)) as string[][];

test('where both went on, both are kept, and the old page goes on in its own', async ({ context }) => {
  const [old, page] = [await openPage(context), await openPage(context)];
  await saveOldGame(old, after(3, 1));
  expect(await logOf(page, whole.id)).toEqual(lines(3));
  const mine = '2 something else';
  expect(await append(page, 4, mine, whole.id)).toBe('stored');
  await saveOldGame(old, after(5, 2));
  expect(await logOf(page, whole.id)).toEqual([...lines(3), mine]);
  const both = await logs(page);
  expect(both).toHaveLength(2);
  expect(both).toEqual(expect.arrayContaining([[...lines(3), mine], lines(5)]));
  await saveOldGame(old, after(6, 3));
  expect(await logs(page)).toEqual(expect.arrayContaining([[...lines(3), mine], lines(6)]));
  expect(await logs(page)).toHaveLength(2);
});

test('what the old page took back and played differently becomes a table of its own', async ({ context }) => {
  const [old, page] = [await openPage(context), await openPage(context)];
  await saveOldGame(old, after(3, 1));
  expect(await logs(page)).toEqual([lines(3)]);
  await saveOldGame(old, after(2, 2));
  expect(await logs(page)).toEqual([lines(3)]);
  await saveOldGame(old, after(2, 3, '1 other'));
  expect(await logs(page)).toEqual(expect.arrayContaining([lines(3), [...lines(2), '1 other']]));
});

test('two tabs that look at the same time take over once', async ({ context }) => {
  const [old, a, b] = [await openPage(context), await openPage(context), await openPage(context)];
  await saveOldGame(old, after(3, 1));
  await Promise.all([listed(a), listed(b), listed(a), listed(b)]);
  expect(await logs(a)).toEqual([lines(3)]);
});

test('a table with the id of an old game is not overwritten', async ({ context }) => {
  const page = await openPage(context);
  await createTable(page, whole.id);
  await append(page, 1, '1 mine', whole.id);
  await saveOldGame(page, after(3, 1));
  expect(await logs(page)).toEqual(expect.arrayContaining([['1 mine'], lines(3)]));
});

test('a removed table stays removed, until the old page plays on', async ({ context }) => {
  const page = await openPage(context);
  await saveOldGame(page, after(3, 1));
  expect(await logs(page)).toEqual([lines(3)]);
  await page.evaluate((id) => storage.tables.remove(id), whole.id);
  expect(await logs(page)).toEqual([]);
  await saveOldGame(page, after(4, 2));
  expect(await logs(page)).toEqual([lines(4)]);
});

test('where there was no earlier build, its database is not made', async ({ context }) => {
  const page = await openPage(context);
  await createTable(page);
  await listed(page);
  const names = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  expect(names).toEqual(['three-crowns-pages', 'three-crowns-tables']);
});
