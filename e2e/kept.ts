/**
 * Tests whose page is kept from one to the next: with the app's code warm it opens a table for a quarter of the work that a
 * new one takes. What a test left in it is cleared. Tests of a first visit, of several tabs, of time and of luck take
 * Playwright's own `test`: scripts that run before the app (`addInitScript`, `clock`) would stay for the tests after them.
 */
import { type Browser, test as base, type Page } from '@playwright/test';
import { openWithoutApp } from './stored.ts';

/** By what a page cannot change later. */
type KeptPages = Map<string, Page>;

export const test = base.extend<object, { keptPages: KeptPages }>({
  keptPages: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads here what is needed, and nothing is.
    async ({}, use) => {
      const pages: KeptPages = new Map();
      await use(pages);
      for (const page of pages.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],
  page: async ({ browser, keptPages, viewport, isMobile, hasTouch, deviceScaleFactor }, use) => {
    const kind = JSON.stringify([isMobile, hasTouch, deviceScaleFactor]);
    const page = keptPages.get(kind) ?? (await newPage(browser));
    keptPages.set(kind, page);
    if (viewport !== null) await page.setViewportSize(viewport);
    await use(page);
    // After a failure Playwright begins with a new browser.
    if (test.info().status === test.info().expectedStatus) await clear(page);
  },
});

async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await openWithoutApp(page);
  return page;
}

/** As a new page would be: empty, nothing stored, nothing pointed at, no wish of the system, no other tab. */
async function clear(page: Page): Promise<void> {
  const tabs = page.context().pages();
  for (const other of tabs.filter((tab) => tab !== page)) await other.close();
  await page.unrouteAll();
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  // The page itself goes there, so that it stays on the app's origin and in its process.
  await page.evaluate(() => location.replace('about:blank'));
  await page.waitForURL('about:blank');
  await page.mouse.move(0, 0);
  await page.context().clearCookies();
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name = '' } of await indexedDB.databases())
      await new Promise<void>((resolve, reject) => {
        const removal = indexedDB.deleteDatabase(name);
        removal.onsuccess = () => resolve();
        removal.onerror = () => reject(removal.error);
      });
  });
}
