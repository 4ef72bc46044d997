/** Pages that have the storage of the app and nothing else, so that a test can do with it what no screen does. */
import type { BrowserContext, Page } from '@playwright/test';
import { build } from 'vite';
import { newRecord } from '../../packages/core/src/index.ts';
import { kingOfTheValley } from '../../packages/king-of-the-valley/src/index.ts';
import type {} from './underTest.ts';

const SCRIPT = '/storage-under-test.js';
const PAGE = '/storage-under-test';

let code: Promise<string> | undefined;

async function bundle(): Promise<string> {
  const entry = new URL('./underTest.ts', import.meta.url).pathname;
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry, formats: ['es'] } },
  });
  const [{ output }] = Array.isArray(result) ? result : [result as Extract<typeof result, { output: unknown }>];
  return output[0].code;
}

export async function serveStorage(context: BrowserContext): Promise<void> {
  code ??= bundle();
  const body = await code;
  await context.route(`**${SCRIPT}`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  const html = `<!doctype html><title>storage</title><script type="module" src="${SCRIPT}"></script>`;
  await context.route(`**${PAGE}`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
}

/** One more tab of this browser. */
export async function openPage(context: BrowserContext, origin = ''): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${origin}${PAGE}`);
  await page.waitForFunction(() => 'storage' in globalThis);
  return page;
}

/** A game of two persons in which nothing has happened. */
export const untouched = newRecord(kingOfTheValley, {
  options: { seats: 2 },
  seats: [{ name: 'Mathilde' }, { name: 'Anselm' }],
  seed: 'storage',
});

export async function createTable(page: Page, id = 'a', log: readonly string[] = []): Promise<void> {
  const record = { ...untouched, log };
  await page.evaluate(({ id, record }) => storage.tables.create({ id, record }), { id, record });
}

export const append = (page: Page, seq: number, line: string, id = 'a', commandId = `${line} ${seq}`) =>
  page.evaluate(({ id, entry }) => storage.tables.append(id, { ...entry, result: undefined }), {
    id,
    entry: { seq, line, commandId },
  });

export const logOf = (page: Page, id = 'a') =>
  page.evaluate(async (id) => (await storage.tables.read(id))?.record.log, id);

/** The list as a page would show it: log or reason by id. */
export const listed = (page: Page) =>
  page.evaluate(async () =>
    Object.fromEntries(
      (await storage.tables.list()).map((table) => [
        table.id,
        'record' in table ? table.record.log : table.problem.message,
      ]),
    ),
  );

/** Writes a value into a database as it is. */
export const put = (page: Page, value: unknown, { name, store }: { name: string; store: string }) =>
  page.evaluate(
    ({ value, name, store }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction(store, 'readwrite');
          writing.objectStore(store).put(value);
          writing.onabort = () => reject(writing.error);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    { value, name, store },
  );
