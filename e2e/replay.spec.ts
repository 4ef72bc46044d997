import { expect, type Page } from '@playwright/test';
import { en as playOn } from '../apps/web/src/table/playOn/texts/en.ts';
import { en } from '../apps/web/src/table/texts/en.ts';
import { LANGUAGES } from '../packages/core/src/index.ts';
import type { State } from '../packages/king-of-the-valley/src/index.ts';
import { change, idOf, openTable, recordFrom, type Start, settle } from './app.ts';
import { seriousIn } from './axe.ts';
import { prompt } from './hands.ts';
import { test } from './kept.ts';
import { arrived, type Model, modelOf, played, player } from './model.ts';
import { saved } from './stored.ts';

/** A game of some rounds, between two persons unless it is said otherwise. */
function someRounds(plies: number, start: Start = {}): Model {
  const choose = player('replay');
  let model = modelOf(recordFrom({ seed: 'replay', ...start }));
  while (model.record.log.length < plies) model = played(model, choose(model).text);
  return model;
}

const slider = (page: Page) => page.getByRole('slider', { name: en['replay.slider'] });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function expectAt(page: Page, ply: number): Promise<void> {
  await expect(slider(page)).toHaveAttribute('aria-valuenow', String(ply));
}

/** The kings of the moment stand on the board. */
async function expectBoard(page: Page, model: Model, ply: number): Promise<void> {
  const { state } = modelOf({ ...model.record, log: model.record.log.slice(0, ply) }) as { state: State };
  const names = state.valley.map((_, cell) => 'abcde'[cell % 5] + (Math.floor(cell / 5) + 1));
  for (const cell of state.kings) {
    if (cell >= names.length) continue;
    const place = page.locator(`[data-target="${names[cell]}"]`);
    await expect(place).toHaveAttribute('aria-label', /Mathilde|Anselm/);
  }
}

test('in a low window the ways out of a replay stand whole in it, in each language', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await settle(page);
  await openTable(page, someRounds(30, { bots: [undefined, 'greedy'] }).record);
  await page.goto('/table/e2e?replay=21');
  await slider(page).waitFor();
  for (const language of LANGUAGES) {
    await change(page, { language });
    const ways = page.locator('section:has([role=slider]) button').filter({ hasText: /\w{3}/ });
    await expect(ways).toHaveCount(2);
    for (const way of await ways.all()) {
      await expect(way).toBeInViewport({ ratio: 1 });
      expect(await way.evaluate((one) => one.scrollWidth > one.clientWidth)).toBe(false);
    }
  }
});

test('the slider goes through a game by mouse and by keys, step and turn, play and pause, and back to the game', async ({
  page,
}) => {
  await settle(page, { speed: 'fast' });
  const model = someRounds(30);
  const last = model.record.log.length;
  await openTable(page, model.record);
  await arrived(page, model);
  await press(page, en.menu);
  await press(page, en['replay.watch']);
  await expectAt(page, 0);
  expect(new URL(page.url()).searchParams.get('replay')).toBe('0');

  const box = await slider(page).boundingBox();
  if (box === null) throw new Error('the slider is not there');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expectAt(page, last / 2);
  await expectBoard(page, model, last / 2);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 1, box.y + box.height / 2, { steps: 6 });
  await page.mouse.up();
  await expectAt(page, last);

  await slider(page).focus();
  await page.keyboard.press('Home');
  await expectAt(page, 0);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expectAt(page, 1);
  await page.keyboard.press('PageUp');
  await expectAt(page, 2);
  await page.keyboard.press('End');
  await expectAt(page, last);
  await page.keyboard.press('Home');
  await press(page, en['replay.step']);
  await expectAt(page, 1);
  await press(page, en['replay.turn']);
  await expectAt(page, 2);
  await press(page, en['replay.turnBack']);
  await expectAt(page, 0);

  await press(page, en['replay.play']);
  await expect.poll(async () => Number(await slider(page).getAttribute('aria-valuenow'))).toBeGreaterThanOrEqual(2);
  await press(page, en['replay.pause']);
  const stopped = Number(await slider(page).getAttribute('aria-valuenow'));
  await press(page, en['replay.stepBack']);
  await expectAt(page, stopped - 1);
  await expect(page.locator('[data-legal]')).toHaveCount(0);

  await press(page, en['replay.back']);
  await expect(prompt(page)).toBeVisible();
  await arrived(page, model);
  expect((await saved(page)).record.log).toEqual(model.record.log);
});

test('a line of the log leads to its moment, and what is shown there is marked', async ({ page }) => {
  await settle(page);
  const model = someRounds(14);
  await openTable(page, model.record);
  await arrived(page, model);
  await press(page, en.log);
  const log = page.getByRole('dialog', { name: en.log });
  const lines = log.locator('li button');
  await expect.poll(() => lines.count()).toBeGreaterThan(8);
  await lines.last().click();
  await expectAt(page, 2);
  await expect(log.locator('li[aria-current]').first()).toBeVisible();
  await lines.first().click();
  await expect.poll(async () => Number(await slider(page).getAttribute('aria-valuenow'))).toBeGreaterThan(2);
  await page.keyboard.press('Escape');
  await press(page, en['replay.back']);
  await arrived(page, model);
});

test('a game is played on from a moment that is looked at, with somebody else at the table', async ({ page }) => {
  await settle(page);
  const model = someRounds(30, { bots: [undefined, 'squire'] });
  await openTable(page, model.record);
  await page.goto('/table/e2e?replay=12');
  await expectAt(page, 12);
  await press(page, playOn.title);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: playOn.who.replace('{name}', 'Anselm') }).selectOption('page');
  expect(await seriousIn(page, 'dialog')).toEqual([]);
  await dialog.getByRole('button', { name: playOn.start }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/e2e'));
  await page.locator('[data-board]').waitFor();
  const { record } = await saved(page, idOf(page));
  expect(record.seats).toEqual([{ name: 'Mathilde' }, { name: 'Anselm', bot: 'page' }]);
  await expectBoard(page, model, 12);
  // The old game stays; its bot may have gone on before it was looked back at.
  const { log } = (await saved(page)).record;
  expect(log.slice(0, model.record.log.length)).toEqual(model.record.log);
});
