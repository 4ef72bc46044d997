import { expect, type Page } from '@playwright/test';
import { en } from '../apps/web/src/table/texts/en.ts';
import { openTable, recordFrom, settle } from './app.ts';
import { make } from './hands.ts';
import { test } from './kept.ts';
import { afterBots, arrived, modelOf, standing } from './model.ts';
import { VALLEY } from './positions.ts';
import { saved } from './stored.ts';

const undo = (page: Page) => page.getByRole('button', { name: en.undo, exact: true });
const redo = (page: Page) => page.getByRole('button', { name: en.redo, exact: true });
const askBack = (page: Page) => page.getByRole('button', { name: en['undo.ask'] });

test('undo goes back move by move up to what somebody else has seen, redo plays it again', async ({ page }) => {
  await settle(page);
  const start = modelOf(recordFrom({ position: VALLEY }));
  await openTable(page, start.record);
  const priest = await make(page, start, 'priest e4');
  const taken = await make(page, priest, 'take d3');
  const full = await make(page, taken, 'jester W');
  await arrived(page, full);
  await undo(page).click();
  await arrived(page, taken);
  await page.keyboard.press('u');
  await arrived(page, priest);
  await undo(page).click();
  await arrived(page, start);
  await expect(page.getByRole('button', { name: en['undo.none'] })).toHaveAttribute('aria-disabled', 'true');
  await redo(page).click();
  await arrived(page, priest);
  await page.keyboard.press('r');
  await arrived(page, taken);
  await page.reload();
  await arrived(page, taken);
  await redo(page).click();
  await arrived(page, full);
  const { record } = await saved(page);
  expect(standing(record)).toEqual(full.record.log);
  expect(record.log.filter((line) => line.startsWith('undo'))).toEqual(Array(3).fill('undo 1 by 1'));
  await expect(page.getByRole('button', { name: en['redo.none'] })).toHaveAttribute('aria-disabled', 'true');
});

test('beyond a barrier undo asks everybody: a no leaves the game, a yes takes the move back', async ({ page }) => {
  await settle(page);
  const start = modelOf(recordFrom({ position: VALLEY }));
  await openTable(page, start.record);
  let model = await make(page, start, 'take e2');
  if (model.asked?.ask === 'kingdom') model = await make(page, model, 'skip');
  const before = model;
  const after = await make(page, model, 'refill left');
  await arrived(page, after);
  await expect(undo(page)).toHaveCount(0);
  await askBack(page).click();
  const dialog = page.getByRole('dialog', { name: en['askBack.title'] });
  await dialog.getByRole('button', { name: en['askBack.no'] }).click();
  await expect(dialog).toHaveCount(0);
  await arrived(page, after);
  await page.keyboard.press('u');
  await dialog.getByRole('button', { name: en['askBack.yes'] }).click();
  await arrived(page, before);
  expect((await saved(page)).record.log.at(-1)).toBe('undo 1 by 1 agreed 2 redeal');
});

test('with a bot at the table, an agreed undo takes back what the bot answered too', async ({ page }) => {
  await settle(page);
  const record = recordFrom({ bots: [undefined, 'greedy'], seed: 'undo', start: 1 });
  await openTable(page, record);
  const start = modelOf(record);
  const first = start.choices[0];
  await make(page, start, first.text);
  const later = await afterBots(page, undefined, 0);
  expect(later.record.log.length).toBe(2);
  await arrived(page, later);
  // Who plays alone has nobody to ask.
  await expect(askBack(page)).toHaveCount(0);
  await page.getByRole('button', { name: en['askBack.alone.title'] }).click();
  await page.getByRole('button', { name: en['askBack.alone.yes'] }).click();
  await arrived(page, start);
  await redo(page).click();
  await arrived(page, later);
});
