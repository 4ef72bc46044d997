/** A hint at the table: asked for, stopped, drawn, told why, and played. */
import { test as alone, expect, type Page } from '@playwright/test';
import { de as hintDe } from '../apps/web/src/table/hint/texts/de.ts';
import { en as hintEn } from '../apps/web/src/table/hint/texts/en.ts';
import { de } from '../apps/web/src/table/texts/de.ts';
import { en } from '../apps/web/src/table/texts/en.ts';
import { openTable, recordFrom, settle, troubles } from './app.ts';
import { seriousIn } from './axe.ts';
import { test } from './kept.ts';
import { lateGame } from './lateGame.ts';
import { saved } from './stored.ts';
import { overhear } from './team.ts';

const LONG = { timeout: 45_000 };
const given = (page: Page) => page.locator('[data-hint=given]');
const moves = async (page: Page) => (await saved(page)).record.log.length;

// What overhears the team would stay on a page that is kept.
alone('a hint is asked for, stopped, asked for again, drawn on the board and played', async ({ page }) => {
  await settle(page);
  const faults = troubles(page);
  const { letCrewCome } = await overhear(page);
  await openTable(page, lateGame());
  const before = await moves(page);
  await page.keyboard.press('h');
  await page.getByRole('progressbar').waitFor();
  await page.getByRole('button', { name: hintEn.stop }).click();
  await expect(page.locator('[data-hint]')).toHaveCount(0);
  await letCrewCome();

  await page.getByRole('button', { name: en.hint, exact: true }).click();
  await expect(given(page)).toBeVisible(LONG);
  const cards = given(page).getByRole('listitem');
  const count = await cards.count();
  expect(count).toBeGreaterThan(1);
  await expect(given(page)).toContainText(hintEn.honest);
  await expect(page.locator('[data-moves] [data-move-number]')).toHaveCount(count);
  await expect(page.getByRole('status')).toContainText('%');
  expect(await seriousIn(page)).toEqual([]);

  await cards.nth(1).getByRole('button').focus();
  await expect(cards.nth(1).getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('1');
  await expect.poll(() => moves(page)).toBeGreaterThan(before);
  await expect(page.locator('[data-moves] [data-move-number]')).toHaveCount(0);
  expect(faults).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a hint in German stands in the sheet, whose wide button plays it', async ({ page }) => {
    await settle(page, { language: 'de' });
    await openTable(page, lateGame());
    const before = await moves(page);
    await page.getByRole('button', { name: de.menu }).click();
    await page.getByRole('dialog').getByRole('button', { name: de.hint }).click();
    await expect(given(page)).toBeVisible(LONG);
    await expect(given(page)).toContainText(hintDe.honest);
    await expect(page.locator('[data-moves] [data-move-number="1"]')).toBeVisible();
    expect(await seriousIn(page)).toEqual([]);
    await given(page).locator('[data-play]').click();
    await expect.poll(() => moves(page)).toBeGreaterThan(before);
  });
});

test('between people a table plays without hints', async ({ page }) => {
  await settle(page);
  await openTable(page, recordFrom());
  const button = page.getByRole('button', { name: en['hint.unwanted'] });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('h');
  await expect(page.locator('[data-hint]')).toHaveCount(0);
});
