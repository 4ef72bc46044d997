/** What a scene is: a page, or a table at some moment, that is looked at in every way. It is opened in English. */
import { expect, type Page } from '@playwright/test';
import type { GameId } from '../apps/web/src/games/list.ts';
import { de } from '../apps/web/src/table/texts/de.ts';
import { en } from '../apps/web/src/table/texts/en.ts';
import { fr } from '../apps/web/src/table/texts/fr.ts';
import { de as shellDe } from '../apps/web/src/words/texts/de.ts';
import { en as shellEn } from '../apps/web/src/words/texts/en.ts';
import { fr as shellFr } from '../apps/web/src/words/texts/fr.ts';
import { WITHOUT_APP } from './stored.ts';

export const tableTexts = { en, de, fr } as const;
export const shellTexts = { en: shellEn, de: shellDe, fr: shellFr } as const;

export interface Scene {
  readonly name: string;
  open(page: Page): Promise<void>;
}

/** All that is looked at of one game. */
export interface Scenes {
  readonly game: GameId;
  /** Puts the games the scenes need where the app keeps them. */
  store(page: Page): Promise<void>;
  readonly pages: readonly Scene[];
  /** A table for every question, and a crowded one: the whole of it is seen without scrolling. */
  readonly asked: readonly Scene[];
  /** Tables with something opened in front of them. */
  readonly opened: readonly Scene[];
  /** What lies behind the bar of a phone. */
  readonly behind: readonly Scene[];
  /** axe looks at all of them, and at these on a phone, too. */
  readonly axePhone: readonly string[];
  /** English texts of the board: on a page of another language none of them may stand. */
  readonly english: Readonly<Record<string, string>>;
}

/** As a link of the app leads there, without loading the page anew: a third of the time. */
async function goTo(page: Page, path: string): Promise<void> {
  const here = new URL(page.url());
  const isInApp = here.protocol.startsWith('http') && here.pathname !== WITHOUT_APP;
  if (!isInApp || here.pathname === new URL(path, here).pathname) {
    await page.goto(path);
    return;
  }
  await page.evaluate((to) => {
    document.querySelector('main')?.setAttribute('data-left', '');
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
    scrollTo(0, 0);
  }, path);
  await page.locator('[data-left]').waitFor({ state: 'detached' });
}

export const at = (name: string, path: string, selector = 'h1'): Scene => ({
  name,
  open: async (page) => {
    await goTo(page, path);
    // On a phone another place may be shown than the board.
    await page.locator(selector).first().waitFor({ state: 'attached' });
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  },
});

export const atTable = (id: string): Scene => at(`table: ${id}`, `/table/${id}`, '[data-board]');

/** A scene with something done in it. */
export const doing = (name: string, from: Scene, act: Scene['open']): Scene => ({
  name,
  open: async (page) => {
    await from.open(page);
    await act(page);
  },
});

/** A puzzle of one game, whatever the day brings. */
export const puzzleOf = (game: GameId, name: RegExp): Scene =>
  doing(`a puzzle of ${game}`, at('', '/puzzles', 'main [data-part]'), async (page) => {
    await page.locator('main').getByRole('button', { name }).click();
    await page.locator(`[data-game=${game}] [data-part]`).first().waitFor();
  });

/** A table with something opened in front of it. */
export const withTable = (name: string, id: string, act: Scene['open']): Scene =>
  doing(`table: ${name}`, atTable(id), act);

/** The end as far as the crown. */
export async function toTheCrown(page: Page): Promise<void> {
  const steps = await page.locator(`dialog ol[aria-label="${en['end.way']}"] > li`).count();
  for (let at = 1; at < steps; at++) await page.keyboard.press('Enter');
  await page.locator('dialog[data-scene=crown]').waitFor();
}

/** A key that brings a dialog. */
export const byKey =
  (key: string): Scene['open'] =>
  async (page) => {
    await page.keyboard.press(key);
    await page.getByRole('dialog').waitFor();
  };

export async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: en.menu, exact: true }).first().click();
  await page.getByRole('dialog', { name: en.menu }).waitFor();
}

/** What a button of the menu brings. */
export const chooseInMenu =
  (name: string): Scene['open'] =>
  async (page) => {
    await openMenu(page);
    await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
    await page.getByRole('dialog', { name: en.menu }).waitFor({ state: 'detached' });
    await page.getByRole('dialog').waitFor();
  };

/** What the crests in the bar of a phone show, and what the others did. */
export const behindCrests = (id: string): Scene[] => [
  withTable('own area', id, async (page) => {
    // What is asked turns to its own place, a moment after the table has come.
    await page.locator('main [data-legal], [data-prompt-body]').first().waitFor({ state: 'attached' });
    await page.locator('[data-crest=own]').click();
    await page.locator('[data-part=own]').waitFor();
  }),
  withTable('another seat', id, openOther),
  withTable('since the own last move', id, async (page) => {
    await page.getByRole('button', { name: en.recent }).click();
    await page.getByRole('region', { name: en.recent }).waitFor();
  }),
];

/** Another seat in full: behind its crest on a phone, beside the board else. */
export async function openOther(page: Page): Promise<void> {
  const heads = page.locator('[data-crest=other], [data-crest=all], article button');
  await heads.filter({ visible: true }).first().click();
  await page.getByRole('dialog').waitFor();
}
