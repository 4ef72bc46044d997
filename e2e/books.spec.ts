/** The books: positions one plays in them, by mouse and by keys, and finding rulings. */
import { expect, type Page } from '@playwright/test';
import { en as lessons } from '../apps/web/src/games/kings-will/learn/texts/lessons/en.ts';
import type { GameId } from '../apps/web/src/games/list.ts';
import { en as learn } from '../apps/web/src/learn/texts/en.ts';
import { en as table } from '../apps/web/src/table/texts/en.ts';
import { seriousIn } from './axe.ts';
import { test } from './kept.ts';

async function openLesson(page: Page, section: string) {
  await page.goto(`/learn/kings-will#${section}`);
  const place = page.locator(`#${section}`);
  await place.getByRole('button', { name: learn['lesson.open'] }).click();
  return place;
}

test('a lesson is done, told so, and begins anew', async ({ page }) => {
  const row = await openLesson(page, 'row');
  await row.locator('[data-target=slot-5]').click();
  await expect(row.getByText(lessons['tile.done'])).toBeVisible();
  await row.getByRole('button', { name: learn['lesson.again'] }).click();
  await expect(row.getByText(lessons['tile.done'])).toBeHidden();
  await row.locator('[data-target=slot-9]').click();
  await expect(row.getByText(lessons['tile.missed'])).toBeVisible();
});

test('what is not allowed is refused in words', async ({ page }) => {
  const seams = await openLesson(page, 'seams');
  await seams.getByRole('button').filter({ hasText: 'Mint' }).click();
  await expect(seams.getByRole('status').filter({ hasText: 'Mint' })).toContainText('stone');
});

test('a lesson by keys alone: digits and arrows', async ({ page }) => {
  const row = await openLesson(page, 'row');
  await row.locator('[data-target=slot-5]').focus();
  await page.keyboard.press('ArrowRight');
  await expect(row.locator('[data-target=slot-6]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row.getByText(lessons['tile.done'])).toBeVisible();

  const levies = await openLesson(page, 'levies');
  await page.keyboard.press('2');
  const back = levies.getByRole('button', { name: table['prompt.back'] });
  await expect(back).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(back).toBeHidden();
  await page.keyboard.press('n');
  await expect(levies.getByText(lessons['levy.missed'])).toBeVisible();
  await levies.getByRole('button', { name: learn['lesson.close'] }).click();
  await expect(levies.getByRole('button', { name: learn['lesson.open'] })).toBeFocused();
});

test('the levy is prepared, paid, and something given on top', async ({ page }) => {
  const levies = await openLesson(page, 'levies');
  await levies.locator('[data-target=good-wood]').click();
  await levies.locator('[data-target=supply-food]').click();
  await levies.locator('[data-target=offer-1]').click();
  await expect(levies.getByText(lessons['levy.done'])).toBeVisible();
});

test('one lesson is open at a time', async ({ page }) => {
  await openLesson(page, 'row');
  const seams = page.locator('#seams');
  await seams.getByRole('button', { name: learn['lesson.open'] }).click();
  await expect(seams.locator('[data-target]').first()).toBeVisible();
  await expect(page.locator('#row [data-target]')).toHaveCount(0);
});

test('axe finds nothing serious in any lesson', async ({ page }) => {
  for (const section of ['row', 'turn', 'seams', 'govern']) {
    await openLesson(page, section);
    await page.locator(`#${section} [data-target]`).first().waitFor();
    expect(await seriousIn(page, `#${section}`), section).toEqual([]);
  }
});

/** What is typed, and the ruling it means. */
const RULINGS: { readonly [G in GameId]: readonly [query: string, id: string] } = {
  'king-of-the-valley': ['x8', 'X8'],
  'kings-will': ['24', '24'],
  valeria: ['a14', 'A14'],
};

for (const [game, [query, id]] of Object.entries(RULINGS)) {
  test(`${game}: a ruling is found by its name`, async ({ page }) => {
    await page.goto(`/learn/${game}#rulings`);
    await page.locator('search input[type=text]').fill(query);
    await expect(page.locator(`[id="${id}"]`)).toBeVisible();
    await expect(page.locator('article ol > li')).toHaveCount(1);
  });
}
