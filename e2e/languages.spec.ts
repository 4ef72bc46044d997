import { expect, test } from '@playwright/test';
import { LANGUAGES } from '../packages/core/src/index.ts';
import { settle, troubles } from './app.ts';
import { playedIn } from './games.ts';
import { read } from './reading.ts';
import { shellTexts, tableTexts } from './scene.ts';
import { SCENES } from './scenes.ts';

test.describe.configure({ timeout: 180_000 });
test.use({ trace: 'off' });

/** Sentences that are written otherwise in every other language: none of them may stand on a page that is not English. */
const ENGLISH = new Set(
  [
    [shellTexts.en, shellTexts.de],
    [tableTexts.en, tableTexts.de],
    ...SCENES.map(playedIn).map(({ game }) => [game.words.texts.en, game.words.texts.de]),
    ...SCENES.map(({ english }) => [english, {}]),
  ].flatMap(([en, other]) => {
    const same = new Set(Object.values(other));
    return Object.values(en).filter((text) => text.split(' ').length > 2 && !same.has(text));
  }),
);

const screens = [
  { name: '1280x720', viewport: { width: 1280, height: 720 }, isPhone: false },
  { name: '360x740', viewport: { width: 360, height: 740 }, isPhone: true },
] as const;

for (const { name, viewport, isPhone } of screens) {
  test.describe(name, () => {
    test.use({ viewport });
    for (const { game, store, pages, asked, opened, tabs } of SCENES) {
      for (const language of LANGUAGES) {
        test(`${game} in ${language}, every page and question: nothing missing, raw, foreign, too small or cut off`, async ({
          page,
        }) => {
          const found = troubles(page);
          await settle(page, { language });
          await store(page);
          const faults: string[] = [];
          for (const scene of [...pages, ...asked, ...opened, ...(isPhone ? tabs : [])]) {
            await scene.open(page, language);
            await page.evaluate(() => document.fonts.ready);
            const { texts, faults: here } = await read(page);
            faults.push(...here.map((fault) => `${scene.name}: ${fault}`));
            expect(await page.locator('html').getAttribute('lang'), scene.name).toBe(language);
            expect(await page.title(), scene.name).toContain('Three Crowns');
            const foreign = language === 'en' ? [] : texts.filter((text) => ENGLISH.has(text));
            expect(foreign, scene.name).toEqual([]);
          }
          expect(faults).toEqual([]);
          expect(found).toEqual([]);
        });
      }
    }
  });
}
