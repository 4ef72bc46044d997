import { expect, test } from '@playwright/test';
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
