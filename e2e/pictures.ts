/**
 * `npm run screenshots:all`: every scene of every game at the sizes of desks, tablets and phones, into test-results/pictures.
 * `-- --only <pattern>` takes some of them (a game, a scene and a size stand in the name), `--theme dark`, `--language de`.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { withApp } from '../scripts/served.mjs';
import { change, drawn, settle } from './app.ts';
import type { Scenes } from './scene.ts';
import { SCENES } from './scenes.ts';

interface Screen {
  readonly isTouch: boolean;
  readonly sizes: readonly (readonly [width: number, height: number])[];
}

const SCREENS: readonly Screen[] = [
  {
    isTouch: false,
    sizes: [
      [1440, 900],
      [1280, 720],
      [1920, 1080],
      [2560, 1440],
      // A desk of 1280x720 at 200 %.
      [640, 360],
    ],
  },
  {
    isTouch: true,
    sizes: [
      [390, 664],
      [375, 553],
      [360, 560],
      [844, 390],
      [820, 1180],
    ],
  },
];

const { values: wish } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    theme: { type: 'string', default: 'light' },
    language: { type: 'string', default: 'en' },
    folder: { type: 'string', default: 'test-results/pictures' },
  },
});
const only = new RegExp(wish.only);
const language = wish.language === 'de' || wish.language === 'fr' ? wish.language : 'en';
const theme = wish.theme === 'dark' ? 'dark' : 'light';

const fileOf = (game: string, scene: string, width: number, height: number): string =>
  `${game}-${scene.replaceAll(/[^a-z0-9]+/gi, '-').toLowerCase()}-${width}x${height}.png`;

async function drawnWithFonts(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await drawn(page);
}

async function take(browser: Browser, url: string, { isTouch, sizes }: Screen, of: Scenes): Promise<void> {
  const scenes = [...of.pages, ...of.asked, ...of.opened, ...(isTouch ? of.behind : [])];
  for (const [width, height] of sizes) {
    const wished = scenes.filter(({ name }) => only.test(fileOf(of.game, name, width, height)));
    if (wished.length === 0) continue;
    const context = await browser.newContext({
      baseURL: url,
      viewport: { width, height },
      ...(isTouch ? { hasTouch: true, isMobile: true } : {}),
      serviceWorkers: 'block',
      colorScheme: theme,
    });
    const page = await context.newPage();
    await settle(page);
    await of.store(page);
    for (const scene of wished) {
      const file = path.join(wish.folder, fileOf(of.game, scene.name, width, height));
      try {
        await scene.open(page);
        // Scenes are opened in English.
        if (language !== 'en') await change(page, { language });
        await drawnWithFonts(page);
        await page.screenshot({ path: file, animations: 'disabled', caret: 'hide' });
        if (language !== 'en') await change(page, { language: 'en' });
        console.log(file);
      } catch (fault) {
        console.error(`${file}: ${fault instanceof Error ? fault.message : fault}`);
        process.exitCode = 1;
      }
    }
    await context.close();
  }
}

fs.mkdirSync(wish.folder, { recursive: true });
await withApp(async (browser, url) => {
  for (const of of SCENES) for (const screen of SCREENS) await take(browser, url, screen, of);
});
