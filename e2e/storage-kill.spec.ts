/** What storage has answered "stored" is on the disk: the browser is killed right after the answer, again and again. */
import { expect, type Page, test } from '@playwright/test';
import { type Folder, launch, newFolder, removeFolder } from './storage/killable.ts';
import { createTable, logOf, openPage, serveStorage } from './storage/pages.ts';

const KILLS = 6;

let folder: Folder;
test.beforeEach(() => {
  folder = newFolder();
});
test.afterEach(() => removeFolder(folder));

/** Enters as fast as it can, and is killed when so many entries have been shown as stored; gives those. */
async function playAndKill(page: Page, from: number, count: number, kill: () => Promise<void>): Promise<string[]> {
  const shown: string[] = [];
  const enough = new Promise<void>((resolve, reject) => {
    const show = (line: string) => {
      if (shown.length < count) shown.push(line);
      if (shown.length === count) resolve();
    };
    page.exposeFunction('show', show).catch(reject);
  });
  await page.waitForFunction(() => 'show' in globalThis);
  page
    .evaluate(async (from) => {
      const { show } = globalThis as unknown as { show(line: string): void };
      for (let seq = from + 1; ; seq++) {
        const line = `1 entry ${seq}`;
        await storage.tables.append('a', { seq, line, commandId: line, result: undefined });
        show(line);
      }
    }, from)
    .catch(() => {}); // It ends with the browser.
  await enough;
  await kill();
  return shown;
}

test('nothing that was stored is lost when the browser is killed', async ({ baseURL }) => {
  let shown: readonly string[] = [];
  for (let kills = 0; kills <= KILLS; kills++) {
    const { context, kill } = await launch(folder);
    await serveStorage(context);
    const page = await openPage(context, baseURL);
    if (kills === 0) await createTable(page);
    const stored = (await logOf(page)) ?? [];
    expect(stored.slice(0, shown.length), `after ${kills} kills`).toEqual(shown);
    if (kills < KILLS) shown = [...stored, ...(await playAndKill(page, stored.length, 1 + kills * 3, kill))];
  }
  expect(shown.length).toBeGreaterThan(KILLS);
});
