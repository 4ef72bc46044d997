/** Following the others: a scene of each turn, played again on the board, at one's own pace. */
import { expect, type Page, test } from '@playwright/test';
import { en } from '../apps/web/src/table/texts/en.ts';
import { kingOfTheValley } from '../packages/king-of-the-valley/src/index.ts';
import { valeria } from '../packages/valeria/src/index.ts';
import { openTable, recordFrom, settle } from './app.ts';
import { byMouse } from './hands.ts';
import { afterBots, arrived, clever, played } from './model.ts';

const GAMES = [kingOfTheValley, valeria];
const BOTS = [undefined, 'greedy', 'greedy'];

/** Until everybody has had a turn and the person at the screen is asked in the next one. */
async function playRound(page: Page, game: (typeof GAMES)[number]): Promise<void> {
  await openTable(page, recordFrom({ game, bots: BOTS, seed: 'others', start: 1 }));
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

for (const game of GAMES) {
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

test('the pace is chosen where it is needed, and kept', async ({ page }) => {
  await settle(page);
  await playRound(page, kingOfTheValley);
  const fast = scenes(page).getByRole('radio', { name: `${en.pace}: ${en['pace.fast']}` });
  await fast.check({ force: true });
  await page.reload();
  await expect(fast).toBeChecked();
});
