/** Games where the app keeps them: put there and read back without the app. */
import type { Page } from '@playwright/test';
import { type EntryRow, entryRowsOf, rowOf, type TableRow } from '../apps/web/src/storage/rows.ts';
import type { GameRecord, Wishes } from '../packages/core/src/index.ts';

export interface Saved {
  readonly record: GameRecord;
  /** By seat: answers left standing. */
  readonly wishes: readonly Wishes[];
}

/** An empty page of the app's origin: much sooner there than the app. */
export const WITHOUT_APP = '/without-app';

/** Whether what the page stores is the app's. A new page is nowhere yet; an empty one that came after the app is there. */
export const isOnOrigin = (page: Page): Promise<boolean> => page.evaluate(() => origin !== 'null');

export async function openWithoutApp(page: Page): Promise<void> {
  const body = '<!doctype html><link rel="icon" href="data:,">';
  // As the app's pages have it. Between pages that differ in it the browser begins a new process, with everything cold.
  const headers = { 'content-type': 'text/html', 'cross-origin-opener-policy': 'same-origin' };
  await page.route(`**${WITHOUT_APP}`, (route) => route.fulfill({ headers, body }));
  await page.goto(WITHOUT_APP);
  // A page with a route has no cache.
  await page.unroute(`**${WITHOUT_APP}`);
}

/** Puts a game where the app keeps them. The page stays on the app's origin. */
export async function store(page: Page, record: GameRecord, id = 'e2e', savedAt = Date.now()): Promise<void> {
  if (!(await isOnOrigin(page))) await openWithoutApp(page);
  const rows = { row: rowOf({ id, record }, savedAt), entries: entryRowsOf(id, record.log) };
  await page.evaluate(
    ({ row, entries }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('three-crowns-tables', 2);
        opening.onupgradeneeded = () => {
          const db = opening.result;
          db.createObjectStore('tables', { keyPath: 'id' });
          db.createObjectStore('entries', { keyPath: ['table', 'seq'] });
          db.createObjectStore('leases', { keyPath: 'table' });
          db.createObjectStore('taken', { keyPath: 'old' });
          db.createObjectStore('analyses', { keyPath: 'table' });
        };
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction(['tables', 'entries'], 'readwrite');
          writing.objectStore('entries').delete(IDBKeyRange.bound([row.id], [row.id, []]));
          for (const entry of entries) writing.objectStore('entries').put(entry);
          writing.objectStore('tables').put(row);
          writing.onabort = () => reject(writing.error);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    rows,
  );
}

/** The saved game as it is now. */
export async function saved(page: Page, id = 'e2e'): Promise<Saved> {
  const { row, entries } = await page.evaluate(
    (key) =>
      new Promise<{ row: TableRow; entries: EntryRow[] }>((resolve, reject) => {
        const opening = indexedDB.open('three-crowns-tables');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction(['tables', 'entries']);
          const row = reading.objectStore('tables').get(key);
          const entries = reading.objectStore('entries').getAll(IDBKeyRange.bound([key], [key, []]));
          reading.onabort = () => reject(reading.error);
          reading.oncomplete = () => {
            opening.result.close();
            resolve({ row: row.result, entries: entries.result });
          };
        };
      }),
    id,
  );
  return { record: { ...row.base, log: entries.map(({ line }) => line) }, wishes: row.wishes };
}
