/** People at tables of the server, each in a browser of their own. */
import { type Browser, expect, type Page } from '@playwright/test';
import { en as online } from '../apps/web/src/online/texts/en.ts';
import { en as together } from '../apps/web/src/table/together/texts/en.ts';
import { settle } from './app.ts';

/** A browser of its own: other cookies, other storage. At the server of all tests, or at another. */
export async function visitor(browser: Browser, phone = false, server?: string): Promise<Page> {
  const size = phone ? { width: 390, height: 664 } : { width: 1280, height: 720 };
  const where = server === undefined ? {} : { baseURL: server };
  const context = await browser.newContext({ viewport: size, hasTouch: phone, isMobile: phone, ...where });
  const page = await context.newPage();
  await settle(page);
  return page;
}

export async function openTable(
  page: Page,
  name: string,
  who: 'link' | 'public' = 'link',
  pace: 'free' | 'live' | 'letters' = 'free',
): Promise<string> {
  await page.goto('/friends?game=king-of-the-valley');
  await page.getByLabel(online.name).fill(name);
  await page.getByRole('radio', { name: online[`new.${who}`] }).check();
  await page.getByRole('radio', { name: online[`pace.${pace}`] }).check();
  await page.getByRole('button', { name: online['new.open'] }).click();
  await page.waitForURL(/\/sit\/.+#.+/);
  return page.url();
}

export async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel(online.name).fill(name);
  await page.getByRole('button', { name: online.sitDown }).click();
  await expect(page.getByRole('button', { name: online['wait.leave'] })).toBeVisible();
}

/** Who is asked, first. */
export async function byTurn(one: Page, other: Page): Promise<[Page, Page]> {
  let isOne = false;
  await expect
    .poll(async () => {
      const called = await Promise.all(
        [one, other].map(async (page) => (await page.title()).startsWith(together.yourTurn)),
      );
      isOne = called[0];
      return called.filter(Boolean).length;
    })
    .toBe(1);
  return isOne ? [one, other] : [other, one];
}

export const legal = (page: Page) => page.locator('[data-part=board] [data-legal]');
export const kings = (page: Page) => page.locator('[data-board] [data-fly^="pawn"]');
