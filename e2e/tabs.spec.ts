/** One game in several tabs, tabs of an earlier build, browsers that keep nothing: as a person meets them. */
import fs from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { en } from '../apps/web/src/table/texts/en.ts';
import { en as app } from '../apps/web/src/words/texts/en.ts';
import { openTable, recordFrom, settle } from './app.ts';
import { byMouse, prompt } from './hands.ts';
import { arrived, type Model, modelOf, played } from './model.ts';
import { type OldGame, saveOldGame } from './storage/oldBuild.ts';
import { put } from './storage/pages.ts';
import { openWithoutApp, saved, store } from './stored.ts';

/** Two people at one screen who have no secrets from each other. */
const record = recordFrom({ seed: 'tabs', start: 1 });

/** The first legal move, so many times. */
async function play(page: Page, model: Model, moves: number): Promise<Model> {
  let next = model;
  for (let i = 0; i < moves; i++) {
    await arrived(page, next);
    const [choice] = next.choices;
    await byMouse(page, next, choice);
    next = played(next, choice.text);
  }
  await arrived(page, next);
  return next;
}

/** The log as the page shows it, the latest first. */
async function log(page: Page): Promise<string[]> {
  const open = page.getByRole('button', { name: en['log.save'] });
  if (!(await open.isVisible())) await page.getByRole('button', { name: en.log, exact: true }).click();
  await open.waitFor();
  return page.getByTitle(en['log.jump']).allInnerTexts();
}

test('two tabs: one plays, the other follows move by move and can take over; no move is lost', async ({ context }) => {
  test.slow();
  const [a, b] = [await context.newPage(), await context.newPage()];
  for (const page of [a, b]) await settle(page);
  await openTable(a, record);
  let model = modelOf(record);
  await arrived(a, model);
  await b.goto('/table/e2e');
  await expect(prompt(b)).toContainText(en.following);
  model = await play(a, model, 5);
  const told = await log(a);
  expect(told.length).toBeGreaterThan(5);
  await expect.poll(() => log(b)).toEqual(told);
  await b.keyboard.press('Escape');
  await prompt(b).getByRole('button', { name: en['following.take'] }).click();
  await expect(prompt(a)).toContainText(en.following);
  model = await play(b, model, 1);
  await expect.poll(() => log(a)).toEqual(await log(b));
  await a.keyboard.press('Escape');
  await b.close();
  await expect(prompt(a)).not.toContainText(en.following);
  model = await play(a, model, 1);
  expect((await saved(a)).record.log).toEqual(model.record.log);
  expect(model.record.log).toHaveLength(7);
});

test('a game that is deleted in another tab says so, and nothing more is entered', async ({ context }) => {
  const [a, b] = [await context.newPage(), await context.newPage()];
  for (const page of [a, b]) await settle(page);
  await openTable(a, record);
  const model = modelOf(record);
  await arrived(a, model);
  await b.goto('/games');
  await b.getByRole('button', { name: /^Delete the game/ }).click();
  await b.getByRole('dialog').getByRole('button', { name: app['games.delete'] }).click();
  await expect(b.getByText(app['games.none'])).toBeVisible();
  await byMouse(a, model, model.choices[0]);
  await expect(prompt(a)).toContainText(en.gone);
});

const folder = new URL('../apps/web/test/fixtures/v1/', import.meta.url);
const old: OldGame = JSON.parse(fs.readFileSync(new URL('king-of-the-valley-3-custom.json', folder), 'utf8'));
function oldAfter(moves: number): OldGame {
  const whole = old.record as { moves: string[] };
  return { ...old, id: 'old', savedAt: moves, record: { ...whole, moves: whole.moves.slice(0, moves) } };
}

test('what a tab of an earlier build plays is shown by a tab of this one', async ({ context }) => {
  const [earlier, now] = [await context.newPage(), await context.newPage()];
  await settle(now);
  await openWithoutApp(earlier);
  await saveOldGame(earlier, oldAfter(1));
  await now.goto('/table/old');
  const before = await log(now);
  await saveOldGame(earlier, oldAfter(5));
  await expect.poll(async () => (await log(now)).length).toBeGreaterThan(before.length + 2);
  expect((await saved(now, 'old')).record.log).toEqual((oldAfter(5).record as { moves: string[] }).moves);
});

test('games that cannot be read are listed beside the others, with the reason, and can be deleted', async ({
  page,
}) => {
  await settle(page);
  await store(page, record);
  const bad = { id: 'bad', base: null, wishes: [], savedAt: 'yesterday', length: 0 };
  await put(page, bad, { name: 'three-crowns-tables', store: 'tables' });
  await page.goto('/games');
  await expect(page.getByRole('link', { name: app['saved.continue'] })).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: 'expected a game, found null' });
  const download = page.waitForEvent('download');
  await row.getByRole('button', { name: app['games.downloadRaw'] }).click();
  expect(fs.readFileSync(await (await download).path(), 'utf8')).toContain('yesterday');
  await row.getByRole('button', { name: app['games.delete'] }).click();
  await page.getByRole('dialog').getByRole('button', { name: app['games.delete'] }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('link', { name: app['saved.continue'] })).toBeVisible();
});

test('where the browser keeps nothing a game can be played, and the page says that it is not kept', async ({
  page,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
  });
  await settle(page);
  await page.goto('/');
  await page.getByRole('button', { name: app['home.play'] }).first().click();
  await page.locator('[data-board]').waitFor();
  await expect(prompt(page)).toContainText(en.memory);
  const before = await log(page);
  await page.locator('main [data-legal=yes]').first().click();
  await expect.poll(async () => (await log(page)).length).toBeGreaterThan(before.length);
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: en.toHome })
    .or(page.getByRole('link', { name: en.toHome }))
    .first()
    .click();
  await page.getByRole('link', { name: app['nav.games'] }).first().click();
  await expect(page.getByText(app['games.noStoreNote'])).toBeVisible();
  await expect(page.getByRole('link', { name: app['saved.continue'] })).toBeVisible();
});

test('a move for which there is no room is shown as unsaved, and stored as soon as there is some', async ({ page }) => {
  await settle(page);
  await openTable(page, record);
  const model = modelOf(record);
  await arrived(page, model);
  await page.evaluate(() => {
    const { add } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
    Object.assign(globalThis, {
      makeRoom: () => {
        IDBObjectStore.prototype.add = add;
      },
    });
  });
  const [choice] = model.choices;
  await byMouse(page, model, choice);
  await expect(prompt(page)).toContainText(en.unsaved);
  expect((await saved(page)).record.log).toEqual([]);
  await page.evaluate(() => (globalThis as unknown as { makeRoom(): void }).makeRoom());
  await expect(prompt(page)).not.toContainText(en.unsaved);
  await arrived(page, played(model, choice.text));
});
