import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import type { GameId } from '../apps/web/src/games/list.ts';
import { settle } from './app.ts';
import { SCENES } from './scenes.ts';

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

/** The rules come twice: for the page and for the bot; what the bot has learned comes with them. */
const TABLES: { readonly [G in GameId]: number } = {
  'king-of-the-valley': MOST,
  'kings-will': 400_000,
  valeria: 450_000,
};

for (const { game, store, asked } of SCENES) {
  test(`the first visit of a table of ${game} with a bot loads less than ${TABLES[game] / 1000} kB of script`, async ({
    page,
    context,
  }) => {
    await settle(page);
    await store(page);
    const crowded = asked[asked.length - 1].name.replace('table: ', '');
    const fresh = await context.newPage();
    expect(await weightOf(fresh, `/table/${crowded}`, '[data-board]')).toBeLessThan(TABLES[game]);
  });
}
