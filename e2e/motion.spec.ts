import { expect, type Page, test } from '@playwright/test';
import { openTable, recordFrom, saved, settle } from './app.ts';
import { byMouse } from './hands.ts';
import { arrived, modelOf, played, player } from './model.ts';
import { VALLEY } from './positions.ts';

/** Watches from now on; gives what ran. */
async function watchMotion(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    const look = () => {
      for (const animation of document.getAnimations()) {
        const { effect } = animation;
        const duration = Number(effect?.getComputedTiming().duration ?? 0);
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        if (animation.playState === 'running' && duration > 1) seen.push(`${target?.tagName} ${target?.className}`);
      }
      requestAnimationFrame(look);
    };
    look();
    Object.assign(globalThis, { seen });
  });
  return () => page.evaluate(() => [...new Set((globalThis as unknown as { seen: string[] }).seen)]);
}

async function playSome(page: Page): Promise<string[]> {
  let model = modelOf(recordFrom({ position: VALLEY }));
  await openTable(page, model.record);
  await arrived(page, model);
  const seen = await watchMotion(page);
  const choose = player('motion');
  for (let i = 0; i < 6; i++) {
    const choice = choose(model);
    await byMouse(page, model, choice);
    model = played(model, choice.text);
    await arrived(page, model);
  }
  expect((await saved(page)).record.log.length).toBe(6);
  return seen();
}

test('who asks the system for less motion sees nothing move', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await settle(page, { speed: 'normal' });
  expect(await playSome(page)).toEqual([]);
});

test('speed: off moves nothing either', async ({ page }) => {
  await settle(page, { speed: 'off' });
  expect(await playSome(page)).toEqual([]);
});

test('the control: at normal speed something moves', async ({ page }) => {
  await settle(page, { speed: 'normal' });
  expect((await playSome(page)).length).toBeGreaterThan(0);
});
