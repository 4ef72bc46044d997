import { expect } from '@playwright/test';
import { openTable, recordFrom, settle } from './app.ts';
import { thing } from './hands.ts';
import { test } from './kept.ts';
import { arrived, modelOf } from './model.ts';
import { ASKED } from './positions.ts';
import { tableTexts } from './scene.ts';

test('How to play opens over the table, its links turn its leaves, and Escape leads back', async ({ page }) => {
  await settle(page);
  await openTable(page, recordFrom());
  const address = page.url();
  const link = page.getByRole('link', { name: tableTexts.en.help });
  await link.click();
  const book = page.getByRole('dialog');
  await expect(book.locator('#how-to-play')).toBeVisible();
  await book.getByRole('navigation').getByRole('link', { name: 'Rulings' }).click();
  await expect(book.locator('h2#rulings')).toBeFocused();
  expect(page.url()).toBe(address);
  await page.keyboard.press('Escape');
  await expect(book).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('the rule of a refusal opens at its ruling, and the game goes on behind it', async ({ page }) => {
  await settle(page);
  const model = modelOf(ASKED.summon);
  await openTable(page, model.record);
  await arrived(page, model);
  await thing(page, 'd4').focus();
  await page.keyboard.press('Enter');
  await page.locator('a[href$="#M1"]').click();
  const book = page.getByRole('dialog');
  await expect(book.locator('#M1')).toBeFocused();
  await book.getByRole('button', { name: 'Close' }).click();
  await expect(book).toHaveCount(0);
  await arrived(page, model);
});

test('on a phone the menu opens the book, which closes back to the table', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 553 });
  await settle(page);
  await openTable(page, recordFrom());
  await page.getByRole('button', { name: tableTexts.en.menu }).click();
  await page.getByRole('link', { name: tableTexts.en.help }).click();
  const book = page.getByRole('dialog');
  await expect(book.locator('#how-to-play')).toBeVisible();
  const { width } = (await book.boundingBox()) ?? { width: 0 };
  expect(width).toBe(375);
  await page.keyboard.press('Escape');
  await expect(book).toHaveCount(0);
  await expect(page.locator('[data-legal]').first()).toBeVisible();
});
