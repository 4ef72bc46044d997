/** The storage of the build before this one, as that build had it: a page of it may still be open. */
import type { Page } from '@playwright/test';

export interface OldGame {
  readonly id: string;
  readonly record: unknown;
  readonly undone: readonly string[];
  readonly savedAt: unknown;
  readonly wishes?: unknown;
}

/** Its connection stays open, as that build left it. */
export function saveOldGame(page: Page, game: OldGame): Promise<void> {
  return page.evaluate(
    (value) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('three-crowns', 1);
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore('games', { keyPath: 'id' }).createIndex('savedAt', 'savedAt');
        };
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('games', 'readwrite');
          writing.objectStore('games').put(value);
          writing.oncomplete = () => resolve();
          writing.onabort = () => reject(writing.error);
        };
      }),
    game,
  );
}
