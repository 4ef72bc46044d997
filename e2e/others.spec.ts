/** Following the others: a scene of each turn, played again on the board, at one's own pace. */
import { expect, type Page } from '@playwright/test';
import { en } from '../apps/web/src/table/texts/en.ts';
import { kingOfTheValley } from '../packages/king-of-the-valley/src/index.ts';
import { kingsWill } from '../packages/kings-will/src/index.ts';
import { valeria } from '../packages/valeria/src/index.ts';
import { openTable, recordFrom, settle } from './app.ts';
import { byMouse } from './hands.ts';
import { test } from './kept.ts';
import { afterBots, arrived, clever, played } from './model.ts';
import { saved } from './stored.ts';

const GAMES = [kingOfTheValley, kingsWill, valeria];
/** Whose board has a place for scenes that is large enough for all of them. */
const STAGED = [kingOfTheValley, valeria];
const BOTS = [undefined, 'greedy', 'greedy'];

/** Until everybody has had a turn and the person at the screen is asked in the next one. */
async function playRound(page: Page, game: (typeof GAMES)[number], bots = BOTS): Promise<void> {
  await openTable(page, recordFrom({ game, bots, seed: 'others', start: 1 }));
  const choose = clever('others');
  let model = await afterBots(page);
  const turns = () => model.record.log.filter((line) => line.startsWith('3 ')).length;
  while (turns() < 3) {
    await arrived(page, model);
    const choice = choose(model);
    await byMouse(page, model, choice);
    model = played(model, choice.text);
    model = await afterBots(page, undefined, model.record.log.length - 1);
  }
  await arrived(page, model);
  // What is pointed at would be told of instead.
  await page.mouse.move(2, 2);
}

const scenes = (page: Page) => page.locator('[data-scenes]');
const again = (page: Page) => scenes(page).getByRole('button', { name: en['scene.again'], exact: true });

for (const game of STAGED) {
  test(`${game.name}: the turns of the others are told and played again on the board`, async ({ page }) => {
    await settle(page);
    await playRound(page, game);
    const told = scenes(page).getByRole('region').first();
    await expect(told).toBeVisible();
    const since = scenes(page).getByRole('region', { name: en.recent });
    await since.getByRole('button').last().click();
    await expect(page).toHaveURL(/replay=\d+/);
    const back = page.getByRole('button', { name: en['replay.back'], exact: true });
    await expect(back).toBeVisible();
    await again(page).first().click();
    await expect(page.locator('[data-part="board"] [data-told]').first()).toBeVisible();
    await back.click();
    await expect(page).not.toHaveURL(/replay/);
    await expect(page.getByRole('region', { name: en.prompt })).toBeVisible();
  });
}

for (const game of STAGED) {
  test(`${game.name}: with a full table the picture of every step is whole`, async ({ page }) => {
    test.slow();
    await settle(page);
    await playRound(page, game, [...BOTS, 'greedy', ...(game.name === valeria.name ? ['greedy'] : [])]);
    const told = scenes(page).getByRole('region').first();
    const before = told.getByRole('button', { name: en['scene.back'], exact: true });
    const after = told.getByRole('button', { name: en['scene.next'], exact: true });
    for (const [width, height] of [
      [1280, 720],
      [1366, 768],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      while (await before.isEnabled()) await before.click();
      for (;;) {
        const lacking = () =>
          told.locator('[data-scene-picture]').evaluate((one) => one.scrollHeight - one.clientHeight);
        await expect.poll(lacking, `${width}x${height}`).toBeLessThanOrEqual(1);
        if (await after.isDisabled()) break;
        await after.click();
      }
    }
  });
}

test('the pace is chosen where it is needed, and kept', async ({ page }) => {
  await settle(page);
  await playRound(page, kingOfTheValley);
  const fast = scenes(page).getByRole('radio', { name: `${en.pace}: ${en['pace.fast']}` });
  await fast.check({ force: true });
  await page.reload();
  await expect(fast).toBeChecked();
});

for (const game of GAMES) {
  test(`${game.name} on a phone: one tap shows what the others did, step by step`, async ({ page }) => {
    test.slow();
    await settle(page);
    await playRound(page, game);
    await page.setViewportSize({ width: 390, height: 664 });
    await page.getByRole('button', { name: en.recent }).click();
    const sheet = page.getByRole('region', { name: en.recent });
    const first = await sheet.textContent();
    await sheet.getByRole('button', { name: en['scene.next'] }).click();
    await expect(sheet).not.toHaveText(first ?? '');
    await sheet.getByRole('button', { name: en['scene.again'], exact: true }).click();
    await sheet.getByRole('button', { name: en['since.close'] }).click();
    await expect(page.getByRole('region', { name: en.prompt })).toBeVisible();
  });
}

test('arrow keys step through a look back', async ({ page }) => {
  await settle(page);
  await playRound(page, kingOfTheValley);
  await page.goto('/table/e2e?replay=2');
  await page.getByRole('slider').waitFor();
  await page.locator('body').press('ArrowRight');
  await expect(page).toHaveURL(/replay=3$/);
  await page.locator('body').press('ArrowLeft');
  await page.locator('body').press('ArrowLeft');
  await expect(page).toHaveURL(/replay=1$/);
});

test('in the list of all moves ↓ leads into the list and Enter plays', async ({ page }) => {
  await settle(page);
  await openTable(page, recordFrom({ seed: 'others', start: 1 }));
  const list = page.getByRole('dialog', { name: en['moves.title'] });
  await page.locator('[data-board]').waitFor();
  await page.keyboard.press('m');
  await expect(list.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(list.getByRole('listitem').nth(1).getByRole('button')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await saved(page)).record.log.length).toBe(1);
});

test('a double click does not press what the first click has brought under the pointer', async ({ page }) => {
  await settle(page);
  await openTable(page, recordFrom({ game: valeria, bots: [undefined, 'greedy'], seed: 'others', start: 1 }));
  let model = await afterBots(page);
  const choose = clever('others');
  while (model.asked?.ask !== 'roll') {
    await arrived(page, model);
    const choice = choose(model);
    await byMouse(page, model, choice);
    model = played(model, choice.text);
    model = await afterBots(page, undefined, model.record.log.length - 1);
  }
  await arrived(page, model);
  const roll = page.locator('[data-prompt] [data-choice]').first();
  // As if the first click had met another button in the same place: it is not pressed, and can be clicked still.
  await roll.dispatchEvent('click', { bubbles: true, detail: 2 });
  await roll.click();
  await expect.poll(async () => (await saved(page)).record.log.length).toBe(model.record.log.length + 1);
});
