import { expect, type Page, test } from '@playwright/test';
import { settle } from './app.ts';
import { SCENES } from './scenes.ts';

const SIZES = [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
];

for (const { game, store, asked } of SCENES)
  test(`the table of ${game} does not scroll on a desktop or a tablet, whatever is asked`, async ({ page }) => {
    test.slow();
    await settle(page);
    await store(page);
    for (const scene of asked) {
      await scene.open(page, 'en');
      for (const size of SIZES) {
        await page.setViewportSize(size);
        const place = `${scene.name}, ${size.width}x${size.height}`;
        const { whole, out } = await page.evaluate(() => {
          const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement;
          const things = [...document.querySelectorAll<HTMLElement>('[data-board] [data-target]')];
          const out = things
            .filter((thing) => {
              const { left, top, right, bottom } = thing.getBoundingClientRect();
              return left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1;
            })
            .map(({ dataset }) => dataset.target);
          return { whole: [scrollHeight - clientHeight, scrollWidth - clientWidth], out };
        });
        expect(whole, place).toEqual([0, 0]);
        expect(out, place).toEqual([]);
      }
    }
  });

for (const { game, store, asked } of SCENES)
  test(`numbers that matter are at least 18 px on a desktop: ${game}`, async ({ page }) => {
    await settle(page);
    await store(page);
    await asked[asked.length - 1].open(page, 'en');
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main *')]
        .filter((element) => element.children.length === 0 && /^\d+$/.test(element.textContent ?? ''))
        .filter((element) => element.checkVisibility() && element.clientWidth + element.clientHeight > 2)
        .map((element) => ({
          text: element.textContent,
          size: Number.parseFloat(getComputedStyle(element).fontSize),
        }))
        .filter(({ size }) => size < 17.9)
        .map(({ text, size }) => `${text}: ${size} px`),
    );
    expect(small).toEqual([]);
  });

/** A thing may rise a little towards the pointer. */
const RISE = 5;
const FRAMES = 10;

for (const { game, store, asked } of SCENES)
  for (const size of SIZES.slice(0, 2))
    test(`at a table of ${game}, ${size.width}x${size.height}, nothing moves away from the pointer`, async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize(size);
      await settle(page);
      await store(page);
      const moved: string[] = [];
      for (const scene of asked) {
        await scene.open(page, 'en');
        for (const target of kinds(await legalOf(page))) {
          await page.mouse.move(0, 0);
          const thing = page.locator(`main [data-target="${target}"][data-legal]`).first();
          const box = await thing.boundingBox();
          if (box === null) continue;
          const watching = thing.evaluate(farthest, FRAMES);
          await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
          if ((await watching) > RISE) moved.push(`${scene.name}: ${target}`);
        }
      }
      expect(moved).toEqual([]);
    });

/** How far a thing goes within so many frames. What moves away and comes back again is never where one clicks. */
function farthest(thing: Element, frames: number): Promise<number> {
  const { x, y } = thing.getBoundingClientRect();
  let far = 0;
  return new Promise((done) => {
    const look = (left: number) => {
      const now = thing.getBoundingClientRect();
      far = Math.max(far, Math.hypot(now.x - x, now.y - y));
      if (left === 0) done(far);
      else requestAnimationFrame(() => look(left - 1));
    };
    look(frames);
  });
}

const legalOf = (page: Page): Promise<string[]> =>
  page
    .locator('main [data-target][data-legal]:visible')
    .evaluateAll((things) => things.map((thing) => (thing as HTMLElement).dataset.target ?? ''));

/** One of each kind: those that differ in more than their number. */
const kinds = (targets: readonly string[]): Iterable<string> =>
  new Map(targets.map((target) => [target.replaceAll(/\d+/g, ''), target])).values();
