/** Every page of the app and every state of a table that looks different: for the checks that go over all of them. */
import type { Page } from '@playwright/test';
import { de as shellDe } from '../apps/web/src/shell/texts/de.ts';
import { en as shellEn } from '../apps/web/src/shell/texts/en.ts';
import { fr as shellFr } from '../apps/web/src/shell/texts/fr.ts';
import { de } from '../apps/web/src/table/texts/de.ts';
import { en } from '../apps/web/src/table/texts/en.ts';
import { fr } from '../apps/web/src/table/texts/fr.ts';
import type { Language } from '../packages/core/src/index.ts';
import { recordFrom, store } from './app.ts';
import { ASKED, finished } from './positions.ts';

export const tableTexts = { en, de, fr } as const;
export const shellTexts = { en: shellEn, de: shellDe, fr: shellFr } as const;

export interface Scene {
  readonly name: string;
  open(page: Page, language: Language): Promise<void>;
}

const over = finished(4);
const four = recordFrom({
  bots: [undefined, 'greedy', 'random', 'greedy'],
  names: ['Bartholomäus von Rabenstein', 'Anselm', 'Brunhilde', 'Maximilienne d’Aubépine'],
  seed: 'finished',
  moves: over.moves.slice(0, 60),
});

/** All the games the scenes need. */
export async function storeAll(page: Page): Promise<void> {
  await store(page, over, 'over', 1_750_000_000_000);
  await store(page, four, 'four', 1_750_000_060_000);
  await store(page, { ...over, rulesVersion: 99 }, 'other-rules', 1_750_000_010_000);
  for (const [ask, record] of Object.entries(ASKED)) await store(page, record, ask, 1_750_000_050_000);
}

const at = (name: string, path: string, selector = 'h1'): Scene => ({
  name,
  open: async (page) => {
    await page.goto(path);
    // On a phone the board may lie behind another tab.
    await page.locator(selector).first().waitFor({ state: 'attached' });
    await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
  },
});

const atTable = (id: string): Scene => at(`table: ${id}`, `/table/${id}`, '[data-board]');

/** A table with something opened in front of it. */
const withTable = (name: string, id: string, then: Scene['open']): Scene => ({
  name: `table: ${name}`,
  open: async (page, language) => {
    await atTable(id).open(page, language);
    await then(page, language);
  },
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

export const PAGES: readonly Scene[] = [
  at('home', '/', 'article'),
  at('new game', '/new/king-of-the-valley'),
  at('games', '/games', 'main ul li'),
  at('settings', '/settings'),
  at('about', '/about'),
  at('how to play', '/learn/king-of-the-valley', 'h2#how-to-play'),
  at('components', '/learn/king-of-the-valley#components', 'h2#components'),
  at('rulings', '/learn/king-of-the-valley#rulings', 'h2#rulings'),
  at('a wrong address', '/no/such/place'),
  at('a game that is not here', '/table/none'),
  at('a game of other rules', '/table/other-rules'),
  at('score', '/table/over/score', 'table'),
  at('score so far', '/table/four/score', 'table'),
  {
    name: 'deleting a game',
    open: async (page, language) => {
      await at('games', '/games', 'main ul li').open(page, language);
      const [start] = shellTexts[language]['games.deleteOf'].split('{');
      await page.getByRole('button', { name: start }).first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'a file that cannot be opened',
    open: async (page, language) => {
      await at('games', '/games', 'main ul li').open(page, language);
      const file = { name: 'holiday.json', mimeType: 'application/json', buffer: Buffer.from('{"format":1}') };
      await page.locator('input[type=file]').setInputFiles(file);
      await page.getByRole('alert').first().waitFor();
    },
  },
];

export const TABLES: readonly Scene[] = [
  ...Object.keys(ASKED).map(atTable),
  atTable('four'),
  withTable('log', 'four', async (page) => {
    await page.keyboard.press('l');
    await page.getByRole('dialog').waitFor();
  }),
  withTable('menu', 'summon', async (page, language) => {
    await press(page, tableTexts[language].menu);
    await page.getByRole('dialog').waitFor();
  }),
  withTable('keys', 'summon', async (page) => {
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
  }),
  withTable('all moves', 'swap', async (page) => {
    await page.keyboard.press('m');
    await page.getByRole('dialog').waitFor();
  }),
  withTable('does everybody agree', 'four', async (page) => {
    await page.keyboard.press('u');
    await page.getByRole('dialog').waitFor();
  }),
  withTable('replay', 'four', async (page) => {
    await page.goto('/table/four?replay=21');
    await page.getByRole('slider').waitFor();
  }),
  withTable('a refusal and a preview', 'summon', async (page) => {
    await page.locator('main [data-target="d4"]').focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-refused]').waitFor();
    await page.locator('main [data-target="e2"]').focus();
  }),
];

/** The other parts of the table on a phone. */
export const TABS: readonly Scene[] = (['mine', 'others', 'log'] as const).map((tab) =>
  withTable(`tab ${tab}`, 'four', async (page, language) => {
    const t = tableTexts[language];
    const name = tab === 'log' ? t.log : t[`tab.${tab}`];
    await page.getByRole('navigation', { name: t.tabs }).getByRole('button', { name }).click();
  }),
);
