/** One pass a scene: it is opened once on a desktop and once on a phone, and looked at there in every way. */
import { expect, type Page, test } from '@playwright/test';
import { settle, troubles } from './app.ts';
import { byAxe, inEveryLanguage, type Look } from './looks.ts';
import type { Scene, Scenes } from './scene.ts';
import { SCENES } from './scenes.ts';
import { atEverySize, smallNumbers } from './tables.ts';

test.describe.configure({ timeout: 900_000 });
test.use({ trace: 'off' });

type Looks = (scene: Scene) => readonly Look[];

async function expectNoFault(page: Page, { store }: Scenes, scenes: readonly Scene[], looksAt: Looks): Promise<void> {
  const found = troubles(page);
  await settle(page);
  await store(page);
  const faults: string[] = [];
  for (const scene of scenes) {
    await scene.open(page);
    for (const look of looksAt(scene)) faults.push(...(await look(page)).map((fault) => `${scene.name}: ${fault}`));
  }
  expect(faults).toEqual([]);
  expect(found).toEqual([]);
}

for (const of of SCENES) {
  const { game, pages, asked, opened, tabs, axePhone } = of;

  test.describe(`${game} on a desktop: readable in every language, fine with axe in light and dark`, () => {
    test.use({ viewport: { width: 1280, height: 720 } });

    test('every table, whatever is asked: it does not scroll at any size, and nothing moves away from the pointer', ({
      page,
    }) => expectNoFault(page, of, asked, () => [inEveryLanguage, byAxe, atEverySize]));

    test('every page', ({ page }) => expectNoFault(page, of, pages, () => [inEveryLanguage, byAxe]));

    test('every dialog and whatever else opens at a table', ({ page }) =>
      expectNoFault(page, of, opened, () => [inEveryLanguage, byAxe]));

    test('the crowded table: numbers that matter are at least 18 px', ({ page }) =>
      expectNoFault(page, of, asked.slice(-1), () => [smallNumbers]));
  });

  test.describe(`${game} on a phone: readable in every language, fine with axe in light and dark`, () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

    const looksAt: Looks = (scene) =>
      tabs.includes(scene) || axePhone.includes(scene.name) ? [inEveryLanguage, byAxe] : [inEveryLanguage];

    test('what axe looks at on a phone is among the scenes', () => {
      const names = [...pages, ...asked, ...opened].map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining([...axePhone]));
    });

    test('every page, and whatever opens at a table', ({ page }) =>
      expectNoFault(page, of, [...pages, ...opened], looksAt));

    test('every table, whatever is asked, and its tabs', ({ page }) =>
      expectNoFault(page, of, [...asked, ...tabs], looksAt));
  });
}
