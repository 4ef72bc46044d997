/** What docs/adding-a-game.md tells to write is written, compiles, and is a game of the web app. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { settle, troubles } from './app.ts';
import { giveBoard, writeExample } from './example.ts';
import { shellTexts } from './scene.ts';

test.describe.configure({ mode: 'serial' });

let web: string;
let server: ViteDevServer;
let url: string;

test.beforeAll(async () => {
  web = writeExample();
  server = await createServer({ root: web, configFile: path.join(web, 'vite.config.ts'), logLevel: 'error' });
  await server.listen(0);
  url = server.resolvedUrls?.local[0] ?? '';
});

test.afterAll(() => server.close());

/** From the shelf to a table against the computer. */
async function playNow(page: Page): Promise<void> {
  await page.goto(url);
  const lid = page.locator('article', { has: page.getByRole('heading', { name: 'Nine Crowns' }) });
  await lid.getByRole('button', { name: shellTexts.en['home.play'] }).click();
  await page.waitForURL(/\/table\//);
}

test('the game of the page stands on the shelf and is played to its end on the plain board', async ({ page }) => {
  test.slow();
  const found = troubles(page);
  await settle(page);
  await page.goto(url);
  await expect(page.getByText('Nine crowns, and one of them lies open.')).toBeVisible();
  await playNow(page);
  const take = page.locator('main').getByRole('button', { name: 'Take the open crown' });
  const pad = page.getByRole('table');
  // Whichever comes: after the last crown there is nothing left to take.
  while (!(await pad.isVisible())) await take.or(pad).first().click();
  await expect(page.getByRole('rowheader', { name: 'Crowns' })).toBeVisible();
  expect(found).toEqual([]);
});

test('with the board of the page its things are clicked', async ({ page }) => {
  giveBoard(web);
  server.environments.client.moduleGraph.invalidateAll();
  await settle(page);
  await playNow(page);
  const deck = page.locator('[data-board="nine-crowns"] [data-target="deck"]');
  await expect(deck).toHaveText('8');
  await page.locator('[data-board="nine-crowns"] [data-target="open"][data-legal]').click();
  await expect(deck).not.toHaveText('8');
});

test('the code of the page compiles with the app', () => {
  const tsc = path.join(import.meta.dirname, '../node_modules/.bin/tsc');
  expect(() => execFileSync(tsc, ['-p', web], { stdio: 'pipe', encoding: 'utf8' })).not.toThrow();
});
