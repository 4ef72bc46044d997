import { expect } from '@playwright/test';
import { verify } from '../packages/core/src/index.ts';
import { kingOfTheValley as game } from '../packages/king-of-the-valley/src/index.ts';
import { openTable, recordFrom, settle, troubles } from './app.ts';
import { test } from './kept.ts';
import { chooseInMenu, openMenu, tableTexts } from './scene.ts';
import { saved } from './stored.ts';

const { en } = tableTexts;

test('somebody gives up: asked first, then the score says why the game ended, and the record verifies', async ({
  page,
}) => {
  const found = troubles(page);
  await settle(page);
  await openTable(page, recordFrom({ bots: [undefined, 'greedy'], start: 1 }));
  await chooseInMenu(en.resign)(page);
  await page.getByRole('button', { name: en.playOn }).click();
  expect((await saved(page)).record.log).toEqual([]);
  await chooseInMenu(en.resign)(page);
  const dialog = page.getByRole('dialog', { name: en['resign.title'].replace('{name}', 'Mathilde') });
  await dialog.getByRole('button', { name: en.resign }).click();
  await page.waitForURL(/\/score$/);
  await expect(page.getByText(en['score.reason.resigned'])).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Anselm');
  await expect(page.getByRole('columnheader', { name: 'Mathilde' })).toContainText(en['seat.gaveUp']);
  const { record } = await saved(page);
  expect(record.log).toEqual(['resign 1']);
  expect(verify(game, record)).toMatchObject({ ok: true, finished: true });
  expect(found).toEqual([]);
});

test('who gave up among several is called so, not by the computer that would have played on', async ({ page }) => {
  await settle(page);
  await openTable(page, recordFrom({ bots: [undefined, 'greedy', 'greedy'], start: 1 }));
  await chooseInMenu(en.resign)(page);
  await page.getByRole('dialog').getByRole('button', { name: en.resign }).click();
  await page.waitForURL(/\/score$/);
  const head = page.getByRole('columnheader', { name: 'Mathilde' });
  await expect(head).toContainText(en['seat.gaveUp']);
  await expect(head).not.toContainText(en['seat.bot.knight']);
});

test('two people agree to break the game off: nobody has won, and the menu offers neither any more', async ({
  page,
}) => {
  await settle(page);
  await openTable(page, recordFrom());
  await chooseInMenu(en.abandon)(page);
  await page.getByRole('button', { name: en['abandon.yes'] }).click();
  await page.waitForURL(/\/score$/);
  await expect(page.getByText(en['score.reason.abandoned'])).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en['score.nobody']);
  expect((await saved(page)).record.log).toEqual(['abandon 1 2']);
  await page.goBack();
  await openMenu(page);
  const menu = page.getByRole('dialog', { name: en.menu });
  await expect(menu.getByRole('button', { name: en.rematch })).toBeVisible();
  await expect(menu.getByRole('button', { name: en.resign })).toHaveCount(0);
  await expect(menu.getByRole('button', { name: en.abandon })).toHaveCount(0);
});
