import { expect, type Page } from '@playwright/test';
import { en } from '../apps/web/src/table/texts/en.ts';
import { openTable, recordFrom, settle } from './app.ts';
import { byMouse, prompt } from './hands.ts';
import { test } from './kept.ts';
import { afterBots, arrived, askOf, choiceOf, modelOf, played } from './model.ts';
import { ASKED, VALLEY } from './positions.ts';
import { saved } from './stored.ts';
import { keepTeamAway } from './team.ts';

const shownScores = (page: Page): Promise<string> => page.locator('[data-board]').innerText();

test('a reload in the middle of a move, while a jester waits for his column, goes on there', async ({ page }) => {
  await settle(page);
  let model = modelOf(recordFrom({ position: VALLEY }));
  await openTable(page, model.record);
  for (const text of ['priest e4', 'take d3']) {
    await arrived(page, model);
    await byMouse(page, model, choiceOf(model, text));
    model = played(model, text);
  }
  await arrived(page, model);
  expect(model.asked?.ask).toBe('jester');
  const board = await shownScores(page);
  await page.reload();
  await arrived(page, model);
  await expect(prompt(page)).toContainText(askOf(model));
  await expect.poll(() => shownScores(page)).toBe(board);
  const jester = choiceOf(model, 'jester W');
  await byMouse(page, model, jester);
  model = played(model, 'jester W');
  await arrived(page, model);
  expect((await saved(page)).record.log).toEqual(['1 priest e4', '1 take d3', '1 jester W']);
});

for (const ask of ['swap', 'tax', 'kingdom', 'replenish'] as const) {
  test(`a reload while ${ask} is asked asks it again, with the same choices`, async ({ page }) => {
    await settle(page);
    const model = modelOf(ASKED[ask]);
    expect(model.asked?.ask).toBe(ask);
    await openTable(page, model.record);
    await arrived(page, model);
    await page.reload();
    await arrived(page, model);
    await expect(prompt(page)).toContainText(askOf(model));
    await byMouse(page, model, model.choices[0]);
    await arrived(page, played(model, model.choices[0].text));
  });
}

test('a reload during a bot’s turn lets the bot go on, and no move is lost', async ({ page }) => {
  await settle(page);
  const letTeamCome = await keepTeamAway(page);
  const model = modelOf(recordFrom({ bots: [undefined, 'greedy', 'greedy'], seed: 'reload', start: 1 }));
  await openTable(page, model.record);
  await arrived(page, model);
  const mine = model.choices[0].text;
  await byMouse(page, model, model.choices[0]);
  await expect(prompt(page)).toContainText('Anselm is thinking');
  await expect.poll(async () => (await saved(page)).record.log).toEqual([`1 ${mine}`]);
  await letTeamCome();
  await page.reload();
  const later = await afterBots(page);
  expect(later.record.log[0]).toBe(`1 ${mine}`);
  expect(later.record.log.length).toBe(3);
  await arrived(page, later);
  await expect(prompt(page)).toContainText(askOf(later));
});

test('a reload in a replay comes back to the same moment, and from there back to the game', async ({ page }) => {
  await settle(page);
  const moves = ['1 priest e4', '1 take d3', '1 jester W'];
  const model = modelOf(recordFrom({ position: VALLEY, moves }));
  await openTable(page, model.record);
  await arrived(page, model);
  await page.getByRole('button', { name: en.menu }).click();
  await page.getByRole('button', { name: en['replay.watch'] }).click();
  await page.getByRole('button', { name: en['replay.step'], exact: true }).click();
  const slider = page.getByRole('slider', { name: en['replay.slider'] });
  await expect(slider).toHaveAttribute('aria-valuenow', '1');
  await page.reload();
  await expect(slider).toHaveAttribute('aria-valuenow', '1');
  await page.getByRole('button', { name: en['replay.back'], exact: true }).click();
  await arrived(page, model);
  expect((await saved(page)).record.log).toEqual(moves);
});
