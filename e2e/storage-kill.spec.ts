/** What is said to be stored, and what is shown, is on the disk: the browser is killed right afterwards, again and again. */
import { expect, type Page, test } from '@playwright/test';
import { recordFrom, settle } from './app.ts';
import { byMouse } from './hands.ts';
import { arrived, type Model, modelOf, played } from './model.ts';
import { type Folder, launch, newFolder, removeFolder, tearLastWrite } from './storage/killable.ts';
import { append, createTable, logOf, openPage, serveStorage } from './storage/pages.ts';
import { saved, store } from './stored.ts';

// Nothing can be asked of a killed browser.
test.use({ trace: 'off', screenshot: 'off' });

const KILLS = 5;

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
  test.slow();
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

test('a kill in the middle of a write does not cost everything at the start after the next', async ({ baseURL }) => {
  test.slow();
  const found: string[][] = [];
  for (let kills = 0; kills < 3; kills++) {
    const { context, kill } = await launch(folder);
    await serveStorage(context);
    const page = await openPage(context, baseURL);
    if (kills === 0) await createTable(page);
    const log = (await logOf(page)) ?? [];
    found.push([...log]);
    for (const seq of [1, 2, 3]) await append(page, log.length + seq, `1 entry ${kills}.${seq}`);
    await kill();
    if (kills === 0) tearLastWrite(folder);
  }
  const [, second, third] = found;
  // What was torn had been written behind the last entry, or was that.
  expect(second.length).toBeGreaterThanOrEqual(2);
  expect(third.slice(0, second.length)).toEqual(second);
  expect(third).toHaveLength(second.length + 3);
});

test('a page that is left by itself is not taken for one that was killed', async ({ baseURL }) => {
  const { context } = await launch(folder);
  await serveStorage(context);
  const page = await openPage(context, baseURL);
  await createTable(page);
  expect(await pagesIn(page)).toBe(1);
  await page.goto(`${baseURL}healthz`);
  expect(await pagesIn(page)).toBe(0);
});

/** How many pages the browser has noted as looked at. */
const pagesIn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('three-crowns-pages');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const [name] = opening.result.objectStoreNames;
          const counting = opening.result.transaction(name).objectStore(name).count();
          counting.onsuccess = () => resolve(counting.result);
        };
      }),
  );

/** Exactly what can be used then is lit: asked in the page itself, so that no time passes. */
const isShown = (page: Page, { choices }: Model) =>
  page.waitForFunction(
    (legal) => {
      const things = [...document.querySelectorAll<HTMLElement>('main [data-target]')];
      const isRight = ({ dataset }: HTMLElement) => (dataset.legal === 'yes') === legal.includes(dataset.target ?? '');
      return things.length > 0 && things.every(isRight);
    },
    choices.flatMap(({ targets }) => targets),
    { polling: 'raf' },
  );

test('no move that was shown is lost when the browser is killed', async ({ baseURL }) => {
  test.slow();
  const record = recordFrom({ seed: 'kill', start: 1 });
  let model = modelOf(record);
  for (let kills = 0; kills <= KILLS; kills++) {
    const { context, kill } = await launch(folder);
    const page = await context.newPage();
    await settle(page);
    if (kills === 0) {
      await page.goto(`${baseURL}about`);
      await store(page, record);
    }
    await page.goto(`${baseURL}table/e2e`);
    await page.locator('[data-board]').waitFor();
    expect((await saved(page)).record.log, `after ${kills} kills`).toEqual(model.record.log);
    await arrived(page, model);
    if (kills === KILLS) return;
    const [choice] = model.choices;
    const next = played(model, choice.text);
    await byMouse(page, model, choice);
    await isShown(page, next);
    await kill();
    model = next;
  }
});
