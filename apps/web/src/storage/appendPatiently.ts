/** Enters something however long it takes: where there is no room (a full disk, a quota) there may be some later. */
import type { Appended, NewEntry, TableStore } from './store.ts';

/** Between two tries, in milliseconds; the last one again and again. */
const PAUSES = [500, 1_000, 2_000, 5_000, 10_000];

interface Patience {
  /** Hears true after the first try that failed, and false when it is written after all. */
  readonly onUnsaved: (isUnsaved: boolean) => void;
  /** Gives up: the promise rejects with the last failure. */
  readonly signal: AbortSignal;
  readonly pauses?: readonly number[];
}

export async function appendPatiently(
  store: Pick<TableStore, 'append'>,
  id: string,
  entry: NewEntry,
  { onUnsaved, signal, pauses = PAUSES }: Patience,
): Promise<Appended> {
  for (let tries = 0; ; tries++) {
    try {
      const answer = await store.append(id, entry);
      if (tries > 0) onUnsaved(false);
      return answer;
    } catch (error) {
      if (signal.aborted) throw error;
      if (tries === 0) onUnsaved(true);
      await pause(pauses[Math.min(tries, pauses.length - 1)], signal);
    }
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
