import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { settle } from './app.ts';
import { storeAll } from './scenes.ts';

const MOST = 300_000;

/** Every script the page asked for, workers and what is loaded ahead included, compressed. */
async function weightOf(page: Page, path: string, selector: string): Promise<number> {
  const scripts = new Map<string, number>();
  const reading: Promise<void>[] = [];
  page.on('response', (response) => {
    const url = new URL(response.url());
    if (!url.pathname.endsWith('.js')) return;
    reading.push(response.body().then((body) => void scripts.set(url.pathname, gzipSync(body).length)));
  });
  await page.goto(path);
  await page.locator(selector).first().waitFor();
  await page.waitForLoadState('networkidle');
  await Promise.all(reading);
  const sum = [...scripts.values()].reduce((total, size) => total + size, 0);
  console.log(`${path}: ${scripts.size} scripts, ${(sum / 1000).toFixed(1)} kB compressed`);
  expect(scripts.size).toBeGreaterThan(0);
  return sum;
}

test('the first visit of home loads less than 300 kB of script', async ({ page }) => {
  expect(await weightOf(page, '/', 'article')).toBeLessThan(MOST);
});

test('the first visit of a table with a bot loads less than 300 kB of script', async ({ page, context }) => {
  await settle(page);
  await storeAll(page);
  const fresh = await context.newPage();
  expect(await weightOf(fresh, '/table/four', '[data-board]')).toBeLessThan(MOST);
});
