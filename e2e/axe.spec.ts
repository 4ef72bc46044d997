import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { settle } from './app.ts';
import { PAGES, type Scene, storeAll, TABLES, TABS } from './scenes.ts';

test.describe.configure({ timeout: 180_000 });
test.use({ trace: 'off' });

async function expectNothingSerious(page: Page, scenes: readonly Scene[]): Promise<void> {
  await storeAll(page);
  const serious: string[] = [];
  for (const scene of scenes) {
    await scene.open(page, 'en');
    const { violations } = await new AxeBuilder({ page }).analyze();
    for (const { id, impact, nodes } of violations) {
      if (impact !== 'serious' && impact !== 'critical') continue;
      serious.push(...nodes.map(({ target, any }) => `${scene.name}: ${id} ${target}: ${any[0]?.message}`));
    }
  }
  expect(serious).toEqual([]);
}

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing serious on any page, ${theme}`, async ({ page }) => {
    await settle(page, { theme });
    await expectNothingSerious(page, PAGES);
  });

  test(`axe finds nothing serious at the table, with its dialogs, ${theme}`, async ({ page }) => {
    await settle(page, { theme, known: [] });
    await expectNothingSerious(page, TABLES);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    test(`axe finds nothing serious on a phone, ${theme}`, async ({ page }) => {
      await settle(page, { theme });
      const some = [
        'home',
        'new game',
        'games',
        'how to play',
        'score',
        'table: summon',
        'table: jester',
        'table: menu',
      ];
      const scenes = [...PAGES, ...TABLES].filter(({ name }) => some.includes(name));
      await expectNothingSerious(page, [...scenes, ...TABS]);
    });
  });
}
