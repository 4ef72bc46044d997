import { expect, type Page, test } from '@playwright/test';
import { settle } from './app.ts';
import type { Scene } from './scene.ts';
import { SCENES } from './scenes.ts';
import { seriousIn } from './watching.ts';

test.describe.configure({ timeout: 180_000 });
test.use({ trace: 'off' });

async function expectNothingSerious(page: Page, scenes: readonly Scene[]): Promise<void> {
  const serious: string[] = [];
  for (const scene of scenes) {
    await scene.open(page, 'en');
    serious.push(...(await seriousIn(page)).map((fault) => `${scene.name}: ${fault}`));
  }
  expect(serious).toEqual([]);
}

for (const theme of ['light', 'dark'] as const) {
  for (const { game, store, pages, asked, opened, tabs, axePhone } of SCENES) {
    test(`axe finds nothing serious on any page, ${game}, ${theme}`, async ({ page }) => {
      await settle(page, { theme });
      await store(page);
      await expectNothingSerious(page, pages);
    });

    test(`axe finds nothing serious at the table, with its dialogs, ${game}, ${theme}`, async ({ page }) => {
      await settle(page, { theme, known: [] });
      await store(page);
      await expectNothingSerious(page, [...asked, ...opened]);
    });

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
      test(`axe finds nothing serious on a phone, ${game}, ${theme}`, async ({ page }) => {
        await settle(page, { theme });
        await store(page);
        const scenes = [...pages, ...asked, ...opened].filter(({ name }) => axePhone.includes(name));
        expect(scenes).toHaveLength(axePhone.length);
        await expectNothingSerious(page, [...scenes, ...tabs]);
      });
    });
  }
}
