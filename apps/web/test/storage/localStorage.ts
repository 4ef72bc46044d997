import { afterEach, beforeEach, vi } from 'vitest';

/** A browser's storage for the tests of a file, empty before each: what is kept, by key. */
export function fakeLocalStorage(): Map<string, string> {
  const storage = new Map<string, string>();
  beforeEach(() => {
    storage.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  return storage;
}
