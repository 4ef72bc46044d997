/**
 * Every question of every game in the windows that phones and zoomed desktops really have. The page is loaded once and
 * resized. `npm test` looks at a named small set of windows, `npm run test:full` at all of them in every language.
 */
import { expect } from '@playwright/test';
import { LANGUAGES } from '../packages/core/src/index.ts';
import { change, openTable, settle, troubles } from './app.ts';
import { test } from './kept.ts';
import { asked as willAsked } from './kings-will/positions.ts';
import { zoneFaults } from './phone.ts';
import { read } from './reading.ts';
import { SCENES } from './scenes.ts';

test.describe.configure({ timeout: 900_000 });
test.use({ trace: 'off', hasTouch: true, isMobile: true, viewport: { width: 375, height: 553 } });

const WINDOWS = [
  { width: 360, height: 560 },
  { width: 375, height: 553 },
  { width: 390, height: 664 },
  { width: 430, height: 800 },
  { width: 640, height: 360 },
  { width: 844, height: 390 },
  { width: 932, height: 430 },
  { width: 820, height: 1180 },
  // A desk of 1280x720 at 150 %, and tablets on their side.
  { width: 853, height: 480 },
  { width: 1024, height: 768 },
  { width: 1180, height: 820 },
];

/** The named small set: the lowest phone, upright and on its side, and a tablet on its side, in the language with the longest words. */
const SMALL_HEIGHTS = [553, 390, 768];
const SMALL = { windows: WINDOWS.filter(({ height }) => SMALL_HEIGHTS.includes(height)), languages: ['de'] as const };
const ALL = { windows: WINDOWS, languages: LANGUAGES };
const isFull = process.env.TEST_SIZE === 'full';

for (const { game, store, asked } of SCENES) {
  test(`${game}: whatever is asked, board and prompt are there, nothing is cut, covered or too small for a finger`, async ({
    page,
  }) => {
    const found = troubles(page);
    await settle(page);
    await store(page);
    const faults: string[] = [];
    for (const scene of asked) {
      await scene.open(page);
      const { windows, languages } = isFull ? ALL : SMALL;
      for (const size of windows) {
        await page.setViewportSize(size);
        for (const language of languages) {
          await change(page, { language });
          const seen = [...(await zoneFaults(page)), ...(await read(page)).faults];
          faults.push(...seen.map((fault) => `${scene.name}, ${size.width}x${size.height}, ${language}: ${fault}`));
        }
      }
      await change(page, { language: 'en' });
    }
    expect(faults).toEqual([]);
    expect(found).toEqual([]);
  });
}

test('a desk at 200 %: what a mouse points at in the sheet stays there, and a click plays it', async ({ page }) => {
  await settle(page);
  await page.setViewportSize({ width: 640, height: 360 });
  await openTable(page, willAsked().lay);
  const land = page.locator('[data-prompt-body] [data-target]').first();
  await land.hover();
  await expect(land).toHaveAttribute('data-pointed', 'yes');
  await expect(land).toBeVisible();
  await land.click();
  await expect(page.locator('[data-part=own] [data-target=land-1]')).toBeVisible();
});

test('a button of the sheet that leads to several answers takes a tap', async ({ page }) => {
  await settle(page);
  await openTable(page, willAsked().walk);
  await page.locator('[data-prompt] [data-choice^=farmer-]').first().tap();
  await expect(page.locator('[data-prompt][data-open=yes]')).toBeVisible();
});
