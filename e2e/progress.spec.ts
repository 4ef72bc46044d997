import { expect } from '@playwright/test';
import { en } from '../apps/web/src/pages/progress/texts/en.ts';
import { replay } from '../packages/core/src/index.ts';
import { kingOfTheValley as game } from '../packages/king-of-the-valley/src/index.ts';
import { settle, troubles } from './app.ts';
import { test } from './kept.ts';
import { finished } from './positions.ts';
import { shellTexts } from './scene.ts';
import { store } from './stored.ts';

const over = finished(2);
const [me, other] = game.rules.scores(replay(game, over).state).map(({ total }) => total);
const winners = [me >= other ? 1 : 2];
const played = {
  ...over,
  seats: [{ name: 'Ada' }, { name: 'Anselm', bot: 'knight' }],
  result: { reason: 'finished', scores: [me, other], winners },
} as const;

test('statistics: games that ended are read once, and a game that is gone counts no more', async ({ page }) => {
  const found = troubles(page);
  await settle(page);
  for (const id of ['one', 'two']) await store(page, played, id);
  await page.goto('/games');
  await page.getByRole('link', { name: shellTexts.en['progress.title'] }).click();
  const sheet = page.locator('main section').filter({ hasText: game.name }).first();
  const count = (games: number) => new RegExp(`^${games} games?, ${winners[0] === 1 ? games : 0} won`);
  await expect(sheet.getByText(count(2))).toBeVisible();
  await expect(sheet.getByRole('img')).toHaveAccessibleName(en.pointsPlot.replace('{points}', `${me}, ${me}`));
  await expect(sheet.getByRole('listitem').first()).toContainText(shellTexts.en['bot.knight']);
  await page.goto('/games');
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: shellTexts.en['games.delete'], exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/progress');
  await expect(sheet.getByText(count(1))).toBeVisible();
  expect(found).toEqual([]);
});

test('statistics without a game say so', async ({ page }) => {
  await page.goto('/progress');
  await expect(page.getByRole('heading', { name: en.none })).toBeVisible();
});
