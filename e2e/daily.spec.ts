import { expect, type Page, test } from '@playwright/test';
import { dealRecord } from '../apps/web/src/daily/deal.ts';
import { dealId } from '../apps/web/src/daily/dealId.ts';
import { playLevel } from '../apps/web/src/pages/daily/playLevel.ts';
import { en } from '../apps/web/src/pages/daily/texts/en.ts';
import { valeria } from '../packages/valeria/src/index.ts';
import { settle, troubles } from './app.ts';
import { shellTexts } from './scene.ts';
import { store } from './stored.ts';

const NOON = new Date('2026-11-16T12:00:00Z');
const deal = { day: '2026-11-16', game: valeria.id };
const card = (page: Page) => page.locator('main section').filter({ hasText: valeria.name });

test.beforeEach(async ({ page }) => {
  await settle(page);
  await page.clock.setFixedTime(NOON);
});

test('the deal of the day begins from home, is the same table again, and cannot be dealt anew', async ({ page }) => {
  const found = troubles(page);
  await page.goto('/');
  await page.getByRole('link', { name: shellTexts.en['daily.title'] }).click();
  await card(page).getByRole('button', { name: en.play }).press('Enter');
  await page.waitForURL(`/table/${dealId(deal)}`);
  await page.locator('[data-choice], [data-legal]').first().click();
  await page
    .getByRole('button', { name: shellTexts.en['nav.home'] })
    .or(page.locator('[data-board]'))
    .first()
    .waitFor();
  await page.keyboard.press('u');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/daily');
  await expect(card(page).getByText(en.open)).toBeVisible();
  await card(page).getByRole('link').click();
  await page.waitForURL(`/table/${dealId(deal)}`);
  expect(found).toEqual([]);
});

test('a deal that is over is compared with what the levels make of it, which can be stopped and is kept', async ({
  page,
}) => {
  const result = { reason: 'finished', scores: [48, 45], winners: [1] } as const;
  await store(page, { ...dealRecord(valeria, deal, ['Ada', 'Anselm']), result }, dealId(deal));
  await page.goto('/daily');
  const bars = card(page).getByRole('listitem');
  await expect(bars).toHaveText([/48 to 45/]);
  // The first time the levels do not come to play, so that there is time to stop them.
  await page.route('**/levels.worker*', () => {});
  await card(page).getByRole('button', { name: en.compare }).click();
  await card(page).getByRole('button', { name: en.stop }).click();
  await page.unroute('**/levels.worker*');
  await expect(bars).toHaveCount(1);
  await card(page).getByRole('button', { name: en.compare }).click();
  await expect(bars).toHaveCount(6);
  await expect(card(page).getByRole('button')).toHaveCount(0);
  const playing = playLevel(valeria, deal, 'page');
  let step = playing.next();
  while (!step.done) step = playing.next();
  await expect(bars.first()).toContainText(`${step.value.points} to ${step.value.rival}`);
  await page.reload();
  await expect(bars).toHaveCount(6);
});
