/**
 * A Chromium that is killed in the middle of a write leaves half a line at the end of its log. It writes on behind that, and at the
 * start after the next takes the log for damaged and throws away all that this site has kept. So whoever comes after a page that
 * was killed first writes so much that the browser begins a new log. Other browsers lose a tenth of a second.
 */
import { deleteDB, type IDBPDatabase, openDB } from 'idb';
import { newId } from './random.ts';

/** Pages that are looked at; one that is hidden, or left, is crossed out. It stands in the same log, before what may be torn. */
const PAGES = 'three-crowns-pages';
const SPARE = 'three-crowns-spare';

/** Together more than a log holds, which is 4 MB; each so small that it is written into the log and not beside it. */
const PARTS = 80;
const PART = 'x'.repeat(60_000);

/** To be waited for before anything is written. */
export async function comeAfterKilled(): Promise<void> {
  try {
    const pages = await openDB(PAGES, 1, {
      upgrade: (fresh) => void fresh.createObjectStore(PAGES),
      blocking: (_current, _wanted, event) => (event.target as IDBDatabase).close(),
    });
    if ((await pages.count(PAGES)) > 0) {
      await beginNewLog();
      await pages.clear(PAGES);
    }
    const own = newId();
    document.addEventListener('visibilitychange', () => void tell(pages, own));
    await tell(pages, own);
  } catch {
    // Where nothing is kept nothing is torn.
  }
}

async function tell(pages: IDBPDatabase, own: string): Promise<void> {
  try {
    const telling = pages.transaction(PAGES, 'readwrite');
    const told = document.hidden ? telling.store.delete(own) : telling.store.put(true, own);
    // At once: a page that goes waits for no answer.
    telling.commit();
    await Promise.all([told, telling.done]);
  } catch {
    // It was closed, or the page goes: at worst a page that was not killed is taken for one.
  }
}

async function beginNewLog(): Promise<void> {
  const spare = await openDB(SPARE, 1, { upgrade: (fresh) => void fresh.createObjectStore(SPARE) });
  const filling = spare.transaction(SPARE, 'readwrite');
  await Promise.all([...Array.from({ length: PARTS }, (_, i) => filling.store.put(PART, i)), filling.done]);
  spare.close();
  // Nobody waits for it: another tab may be at the same.
  deleteDB(SPARE).catch(() => {});
}
