/** Large windows: type, panels and hit areas grow with them, and what is placed by hand lies where it belongs. */
import { expect, type Page } from '@playwright/test';
import { openTable, settle } from './app.ts';
import { thing } from './hands.ts';
import { test } from './kept.ts';
import { arrived, modelOf, played } from './model.ts';
import { ASKED } from './positions.ts';
import { SCENES } from './scenes.ts';

const DESK = { width: 1440, height: 900 };
const LARGE = [
  { width: 1920, height: 1080, grows: 1.1 },
  { width: 2560, height: 1440, grows: 1.4 },
] as const;

/** Heights of lines of words, as they are seen. */
const lineOf = async (page: Page, selector: string): Promise<number> => {
  const box = await page.locator(selector).first().boundingBox();
  return box?.height ?? 0;
};

/** By how much something is higher than what is seen of it. */
const hiddenIn = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);

test('home fills the window, and its words grow with it', async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.goto('/');
  await page.locator('article').first().waitFor();
  const title = await lineOf(page, 'article h2');
  for (const { grows, ...size } of LARGE) {
    await page.setViewportSize(size);
    const games = await page.locator('section:has(> article)').boundingBox();
    expect(games?.width).toBeGreaterThan(0.9 * size.width);
    const picture = await page.locator('article svg').first().boundingBox();
    // A picture of 4:3 is hardly cropped.
    expect((picture?.width ?? 0) / (picture?.height ?? 1)).toBeLessThan(1.6);
    expect(await lineOf(page, 'article h2')).toBeGreaterThan(grows * title);
    expect(await hiddenIn(page, 'html')).toBeLessThanOrEqual(0);
  }
});

for (const { game, store, asked } of SCENES) {
  test(`${game}: at a table bar, question and the other seats grow with the window, and all seats are seen`, async ({
    page,
  }) => {
    await settle(page);
    await page.setViewportSize(DESK);
    await store(page);
    await asked[asked.length - 1].open(page);
    const parts = ['header', 'aside article b', 'aside article button'];
    const before = await Promise.all(parts.map((part) => lineOf(page, part)));
    for (const { grows, ...size } of LARGE) {
      await page.setViewportSize(size);
      for (const [i, part] of parts.entries()) {
        await expect.poll(() => lineOf(page, part), part).toBeGreaterThan(grows * before[i]);
      }
      expect(await hiddenIn(page, 'aside:has(article)'), 'of the other seats').toBeLessThanOrEqual(0);
    }
  });
}

test.describe('what is placed by hand', () => {
  test.use({ viewport: { width: 2560, height: 1440 } });

  test('a king who is dragged stays under the pointer, and takes what he is dropped on', async ({ page }) => {
    await settle(page);
    const model = modelOf(ASKED.summon);
    await openTable(page, model.record);
    await arrived(page, model);
    const [from, to] = await Promise.all(['e1', 'e2'].map((target) => thing(page, target).boundingBox()));
    if (from === null || to === null) throw new Error('the places are not to be seen');
    const king = await page.locator('main [data-fly="pawn 0"]').boundingBox();
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
    const ghost = await page.locator('[data-ghosts] > *').boundingBox();
    expect(ghost?.width).toBeCloseTo(1.06 * (king?.width ?? 0), 0);
    expect(Math.abs((ghost?.y ?? 0) - (king?.y ?? 0) - (to.y - from.y))).toBeLessThan(6);
    await page.mouse.up();
    await arrived(page, played(model, 'take e2'));
  });

  test('a refusal points at the thing that was clicked', async ({ page }) => {
    await settle(page);
    const model = modelOf(ASKED.summon);
    await openTable(page, model.record);
    await arrived(page, model);
    await thing(page, 'kingdom').focus();
    await page.keyboard.press('Enter');
    const bubble = page.locator('[data-side=above], [data-side=below]');
    await expect(bubble).toBeVisible();
    const [said, asked] = [await bubble.boundingBox(), await thing(page, 'kingdom').boundingBox()];
    if (said === null || asked === null) throw new Error('nothing is said');
    expect(said.x).toBeLessThan(asked.x + asked.width);
    expect(said.x + said.width).toBeGreaterThan(asked.x);
    const gap = Math.max(asked.y - said.y - said.height, said.y - asked.y - asked.height);
    expect(gap).toBeGreaterThan(0);
    expect(gap).toBeLessThan(20);
  });
});
