/**
 * One pass a scene: it is opened once and looked at in every way, on a desktop or on a phone, which changes with the commit;
 * in full on both.
 */
import { expect, type Page } from '@playwright/test';
import { someOf } from '../packages/core/test/proof.ts';
import { settle, troubles } from './app.ts';
import { test } from './kept.ts';
import { byAxe, inLanguages, type Look } from './looks.ts';
import type { Scene, Scenes } from './scene.ts';
import { SCENES } from './scenes.ts';
import { atSizes, smallNumbers } from './tables.ts';

// A time-out means stuck, not slow: in full, scenes are looked at for minutes.
test.describe.configure({ timeout: 1_800_000 });
test.use({ trace: 'off' });

type Looks = (scene: Scene) => readonly Look[];

async function expectNoFault(
  page: Page,
  { game, store }: Scenes,
  scenes: readonly Scene[],
  looksAt: Looks,
): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 0 };
  const found = troubles(page);
  await settle(page);
  await store(page);
  const faults: string[] = [];
  for (const scene of scenes) {
    await scene.open(page);
    for (const look of looksAt(scene)) {
      const seen = await look(page, `${game}, ${scene.name}, ${width} px`);
      faults.push(...seen.map((fault) => `${scene.name}: ${fault}`));
    }
  }
  expect(faults).toEqual([]);
  expect(found).toEqual([]);
}

const DEVICES = ['desktop', 'phone'] as const;

/** Those of a game that are looked at on a device. */
const on = (device: (typeof DEVICES)[number], { game }: Scenes, scenes: readonly Scene[]): Scene[] =>
  scenes.filter(({ name }) => someOf(`devices of ${game}, ${name}`, DEVICES, 1).includes(device));

/** axe looks at every second of these a commit, at all of them in full. */
const axed = (what: string, scenes: readonly Scene[]): Set<Scene> =>
  new Set(someOf(`scenes of ${what} that axe looks at`, scenes, Math.ceil(scenes.length / 2)));

for (const of of SCENES) {
  const { game, pages, asked, opened, behind, axePhone } = of;

  test.describe(`${game} on a desktop: readable in every language, fine with axe in light and dark`, () => {
    test.use({ viewport: { width: 1280, height: 720 } });

    const here = (scenes: readonly Scene[]) => on('desktop', of, scenes);
    const forAxe = axed(`${game} on a desktop`, here([...pages, ...asked, ...opened]));
    const looksAt: Looks = (scene) => [inLanguages, ...(forAxe.has(scene) ? [byAxe] : [])];

    test('every table, whatever is asked: it does not scroll at any size, and nothing moves away from the pointer', ({
      page,
    }) => expectNoFault(page, of, here(asked), (scene) => [...looksAt(scene), atSizes]));

    test('every page', ({ page }) => expectNoFault(page, of, here(pages), looksAt));

    test('every dialog and whatever else opens at a table', ({ page }) =>
      expectNoFault(page, of, here(opened), looksAt));

    test('the crowded table: numbers that matter are at least 18 px', ({ page }) =>
      expectNoFault(page, of, asked.slice(-1), () => [smallNumbers]));
  });

  test.describe(`${game} on a phone: readable in every language, fine with axe in light and dark`, () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

    const all = [...pages, ...asked, ...opened];
    const here = (scenes: readonly Scene[]) => on('phone', of, scenes);
    const forAxe = axed(`${game} on a phone`, here(all.filter(({ name }) => axePhone.includes(name))).concat(behind));
    const looksAt: Looks = (scene) => [inLanguages, ...(forAxe.has(scene) ? [byAxe] : [])];

    test('what axe looks at on a phone is among the scenes', () => {
      expect(all.map(({ name }) => name)).toEqual(expect.arrayContaining([...axePhone]));
    });

    test('every page, and whatever opens at a table', ({ page }) =>
      expectNoFault(page, of, here([...pages, ...opened]), looksAt));

    test('every table, whatever is asked, and what lies behind its bar', ({ page }) =>
      expectNoFault(page, of, [...here(asked), ...behind], looksAt));
  });
}
