/** The app as a browser meets it: settings, tables and the troubles a page may have. */
import type { Page } from '@playwright/test';
import type { Settings as AppSettings } from '../apps/web/src/settings/settings.ts';
import { type AnyGame, type GameRecord, newRecord } from '../packages/core/src/index.ts';
import { kingOfTheValley } from '../packages/king-of-the-valley/src/index.ts';
import { isOnOrigin, store } from './stored.ts';

export interface Settings {
  readonly language?: 'en' | 'de' | 'fr';
  readonly theme?: 'light' | 'dark';
  readonly speed?: 'slow' | 'normal' | 'fast' | 'off';
  readonly confirm?: boolean;
  readonly known?: readonly string[];
  readonly firstGames?: AppSettings['firstGames'];
}

/** Without animation and without hints, unless a test is about them. What the page changes later stays changed. */
export async function settle(page: Page, settings: Settings = {}): Promise<void> {
  const text = JSON.stringify({ speed: 'off', known: ['coach'], ...settings });
  const setOnce = (stored: string) => {
    const key = 'three-crowns.settings';
    if (origin !== 'null' && localStorage.getItem(key) === null) localStorage.setItem(key, stored);
  };
  if (await isOnOrigin(page)) await page.evaluate(setOnce, text);
  else await page.addInitScript(setOnce, text);
}

/** Changes settings of a page that is open, as a choice in another tab does. */
export async function change(page: Page, settings: Settings): Promise<void> {
  await page.evaluate((changed) => {
    const key = 'three-crowns.settings';
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...stored, ...changed }));
    dispatchEvent(new StorageEvent('storage', { key }));
  }, settings);
  await drawn(page);
}

/** A browser without a screen has once drawn no frame at all for minutes: after two seconds nobody waits for one any more. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => done()));
        setTimeout(done, 2000);
      }),
  );

/** The luck of the browser, so that a game begun on the page is the same at every run. */
export async function fixLuck(page: Page, seed: number): Promise<void> {
  await page.addInitScript((start) => {
    let at = start;
    crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
      if (array !== null) {
        const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
        for (let i = 0; i < bytes.length; i++) {
          at = (Math.imul(at, 1664525) + 1013904223) >>> 0;
          bytes[i] = at >>> 24;
        }
      }
      return array;
    };
  }, seed);
}

/** Every error the page meets, the content policy's refusals among them. */
export function troubles(page: Page): string[] {
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(error.message));
  page.on('console', (message) => {
    const isOurs = !message.text().includes('blocked by Playwright');
    if (isOurs && (message.type() === 'error' || message.type() === 'warning')) found.push(message.text());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) found.push(`${response.status()}: ${response.url()}`);
  });
  return found;
}

export interface Start {
  /** King of the Valley where none is named. */
  readonly game?: AnyGame;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly bots?: readonly (string | undefined)[];
  readonly names?: readonly string[];
  readonly seed?: string;
  readonly position?: readonly string[];
  readonly moves?: readonly string[];
  readonly start?: number;
}

const NAMES = ['Mathilde', 'Anselm', 'Brida', 'Corvin', 'Dietlind'];

/** A new game: two persons unless bots are named. */
export function recordFrom({ game = kingOfTheValley, options = {}, ...start }: Start = {}): GameRecord {
  const { bots = [undefined, undefined], names = NAMES, seed = 'e2e', moves = [], position } = start;
  const seats = bots.map((bot, i) => (bot === undefined ? { name: names[i] } : { name: names[i], bot }));
  const first = start.start === undefined ? {} : { start: String(start.start) };
  const made = newRecord(game, {
    options: { ...options, ...first, seats: seats.length },
    seats,
    seed,
    ...(position === undefined ? {} : { position }),
  });
  return { ...made, log: moves };
}

/** A table with this game. */
export async function openTable(page: Page, record: GameRecord, id = 'e2e'): Promise<void> {
  await store(page, record, id);
  await page.goto(`/table/${id}`);
  // Where people share a screen and have secrets, somebody has to take it first.
  await page.locator('[data-board], main[class*=_curtain_]').first().waitFor({ state: 'attached' });
}

export const idOf = (page: Page): string => new URL(page.url()).pathname.split('/')[2];
