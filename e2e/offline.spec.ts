import { expect, test } from '@playwright/test';
import { idOf, settle } from './app.ts';
import { byMouse } from './hands.ts';
import { afterBots, arrived } from './model.ts';
import { shellTexts } from './scene.ts';
import { saved } from './stored.ts';

test.use({ serviceWorkers: 'allow' });

test('after the first visit the app works without a network: home, a new game, moves against a bot, a reload', async ({
  page,
  context,
}) => {
  await settle(page);
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: shellTexts.en['home.play'] }).first().click();
  await page.waitForURL(/\/table\//);
  await page.locator('[data-board]').waitFor();
  const id = idOf(page);
  let model = await afterBots(page, id);
  for (let i = 0; i < 3; i++) {
    await arrived(page, model, id);
    const before = model.record.log.length;
    await byMouse(page, model, model.choices[0]);
    await expect.poll(async () => (await saved(page, id)).record.log.length).toBeGreaterThan(before);
    model = await afterBots(page, id);
  }
  await page.reload();
  await arrived(page, model, id);
  await page.goto('/learn/king-of-the-valley');
  await expect(page.locator('h2#how-to-play')).toBeVisible();
  await context.setOffline(false);
});

test('the app can be installed: the manifest has its fields, and every icon answers with its size', async ({
  page,
}) => {
  await page.goto('/');
  const link = page.locator('link[rel=manifest]');
  const reply = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(reply.ok()).toBe(true);
  const manifest = await reply.json();
  expect(manifest).toMatchObject({ name: 'Three Crowns', start_url: '/', scope: '/', display: 'standalone' });
  expect(manifest.theme_color).toMatch(/^#/);
  expect(manifest.background_color).toMatch(/^#/);
  const icons: { src: string; sizes: string; type: string; purpose?: string }[] = manifest.icons;
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  for (const { src, sizes, type } of icons) {
    const icon = await page.request.get(src);
    expect(icon.ok(), src).toBe(true);
    expect(icon.headers()['content-type'], src).toContain(type);
    if (sizes === 'any') continue;
    const body = await icon.body();
    // Width and height stand at a fixed place of a PNG.
    expect(`${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`, src).toBe(sizes);
  }
});
