import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import type { GameId } from '../apps/web/src/games/list.ts';
import { settle } from './app.ts';
import { shellTexts } from './scene.ts';
import { SCENES } from './scenes.ts';

const MOST = 300_000;

/** The page of a table, which home fetches ahead. */
const isOfTable = (url: string): boolean => url.includes('/assets/table-');

/** Every script the page asked for, workers and what is loaded ahead included, compressed. */
async function weightOf(page: Page, path: string, selector: string): Promise<number> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  await page.goto(path);
  await page.locator(selector).first().waitFor();
  // The page waits for a rest of its own before it fetches ahead.
  await expect.poll(() => [...scripts].some(isOfTable)).toBe(true);
  await page.waitForLoadState('networkidle');
  let sum = 0;
  // Asked for once more: the browser does not keep the body of everything that it fetched ahead.
  for (const name of scripts) {
    const reply = await page.request.get(name);
    sum += gzipSync(await reply.body()).length;
  }
  console.log(`${path}: ${scripts.size} scripts, ${(sum / 1000).toFixed(1)} kB compressed`);
  expect(scripts.size).toBeGreaterThan(0);
  return sum;
}

test('the first visit of home loads less than 300 kB of script, with all that is fetched ahead', async ({ page }) => {
  expect(await weightOf(page, '/', 'article')).toBeLessThan(MOST);
});

test('the first page is less than 95 kB on the wire: its markup with the scripts and styles it names', async ({
  page,
}) => {
  const reply = await page.goto('/');
  await page.locator('article').first().waitFor();
  const markup = (await reply?.text()) ?? '';
  const named = [...markup.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)].map(([, name]) => name);
  const sizesNow = () =>
    page.evaluate((names) => {
      const timings = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const loaded = timings.filter(({ name }) => names.includes(new URL(name).pathname));
      return [visit, ...loaded].map(({ encodedBodySize }) => encodedBodySize);
    }, named);
  await expect.poll(async () => (await sizesNow()).length).toBe(named.length + 1);
  const sizes = await sizesNow();
  expect(Math.min(...sizes)).toBeGreaterThan(0);
  const sum = sizes.reduce((total, size) => total + size, 0);
  console.log(`/: ${(sum / 1000).toFixed(1)} kB on the wire in ${sizes.length} files`);
  expect(sum).toBeLessThan(95_000);
});

test('home fetches the table ahead, and after Play now the zones of a table stand at once', async ({ page }) => {
  await settle(page);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/');
  await expect.poll(() => fetched.some(isOfTable)).toBe(true);
  // The rules of the game do not come, yet the page shows where they will be used.
  const gate = Promise.withResolvers<void>();
  let held = 0;
  await page.route('**/assets/**', async (route) => {
    held += 1;
    await gate.promise;
    await route.continue();
  });
  const play = page.getByRole('button', { name: shellTexts.en['home.play'] }).first();
  await play.click();
  await expect(page.locator('[data-skeleton]')).toBeVisible();
  await expect.poll(() => held).toBeGreaterThan(0);
  gate.resolve();
  await page.waitForURL(/\/table\//);
  await expect(page.locator('[data-board]')).toBeVisible();
  await expect(page.locator('[data-skeleton]')).toHaveCount(0);
});

/** The rules come twice: for the page and for the bot; what the bot has learned comes with them. Scenes, cards, guides add. */
const TABLES: { readonly [G in GameId]: number } = {
  'king-of-the-valley': 310_000,
  'kings-will': 420_000,
  valeria: 470_000,
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
