import { expect, type Page, test } from '@playwright/test';
import { GAMES } from '../apps/web/src/games/list.ts';
import { gamesFrom, puzzleOfDay } from '../apps/web/src/pages/puzzles/choose.ts';
import { de } from '../apps/web/src/pages/puzzles/texts/de.ts';
import { en } from '../apps/web/src/pages/puzzles/texts/en.ts';
import { en as playOn } from '../apps/web/src/table/playOn/texts/en.ts';
import kingOfTheValley from '../packages/coach/puzzles/king-of-the-valley.json' with { type: 'json' };
import { parsePuzzles } from '../packages/coach/src/index.ts';
import { change, settle, troubles } from './app.ts';
import { seriousIn } from './axe.ts';

const games = GAMES.map(({ facts }) => facts.id);
/** A day with a puzzle of King of the Valley, whose question lists its answers. */
const day = ['2026-11-16', '2026-11-17', '2026-11-18'].find((one) => gamesFrom(games, one)[0] === games[0]) ?? '';
const puzzle = puzzleOfDay(parsePuzzles(kingOfTheValley).puzzles, day);
if (puzzle === undefined) throw new Error('there is no puzzle');

const choice = (page: Page, text: string) => page.locator(`main [data-choice="${text}"]`);
const status = (page: Page) => page.locator('main').getByRole('status');

test.beforeEach(async ({ page }) => {
  await settle(page);
  await page.clock.setFixedTime(new Date(`${day}T12:00:00Z`));
});

test('the daily puzzle is found: its reason, a streak, a rating, and the game can be played on', async ({ page }) => {
  const found = troubles(page);
  await page.goto('/puzzles');
  await expect(page.getByText(`${en.daily.split(',')[0]},`)).toBeVisible();
  await page.getByRole('button', { name: en.nudge }).click();
  await expect(page.locator('[data-mark]')).toHaveCount(1);
  for (const text of puzzle.solution) {
    await choice(page, text).focus();
    await page.keyboard.press('Enter');
    await expect(choice(page, text)).toHaveCount(0);
    await expect(status(page).locator(':focus')).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: en.found })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'One day' })).toBeVisible();
  // Each of its moves is drawn on the board it was made on.
  const deeds = page.locator('main [data-result] ol > li').getByRole('button');
  await expect(deeds).toHaveCount(puzzle.solution.length);
  await deeds.last().click();
  await expect(deeds.last()).toHaveAttribute('aria-pressed', 'true');
  expect(await seriousIn(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'One day' })).toBeVisible();
  await page.getByRole('button', { name: en.show }).click();
  await page.getByRole('button', { name: playOn.title }).click();
  await page.getByRole('dialog').getByRole('button', { name: playOn.start }).click();
  await page.waitForURL(/\/table\//);
  await page.locator('[data-board]').first().waitFor({ state: 'attached' });
  expect(found).toEqual([]);
});

test('a puzzle that is missed may be tried again, shown, and followed by another; on a phone, in German', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 553 });
  await page.goto('/puzzles');
  await choice(page, puzzle.solution[0]).waitFor();
  await change(page, { language: 'de' });
  const wrong = await page
    .locator('main [data-choice]')
    .evaluateAll(
      (buttons, accepted) =>
        buttons.map((button) => button.getAttribute('data-choice') ?? '').find((text) => !accepted.includes(text)),
      [...puzzle.accepted],
    );
  await choice(page, wrong ?? '').click();
  await expect(status(page).filter({ hasText: de.wrong })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await page.getByRole('button', { name: de.show }).click();
  await expect(page.getByRole('heading', { name: de.shown })).toBeVisible();
  const first = page.locator('main [data-result] ol > li').getByRole('button').first();
  await first.click();
  await expect(page.locator('[data-moves] [data-move-number="1"]')).toBeVisible();
  await first.click();
  await expect(page.locator('[data-moves]')).toHaveCount(0);
  expect(await seriousIn(page)).toEqual([]);
  const task = await page.getByRole('heading', { level: 1 }).textContent();
  await page.getByRole('button', { name: de.next }).click();
  await expect(page.getByRole('heading', { name: de.shown })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(task).not.toBe('');
});

test('on a phone held sideways board and question are seen at once', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/puzzles');
  const [board, question] = [page.locator('main [data-part]').first(), page.locator('main [data-choice]').first()];
  await question.waitFor();
  await board.evaluate((element) => element.scrollIntoView());
  await expect(board).toBeInViewport({ ratio: 0.99 });
  await expect(question).toBeInViewport({ ratio: 1 });
});
