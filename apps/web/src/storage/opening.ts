/** How a database of the browser is opened: once for all who ask, and again when it was closed. */

/** A killed browser's processes may still hold it. Nobody waits longer than this in all: what is played then is kept later. */
const WAITS = [100, 300, 900, 1_800];

/** What may be over in a moment. A browser that keeps nothing says something else, and nobody waits for it. */
const PASSING = new Set(['UnknownError', 'AbortError', 'TimeoutError']);

const isPassing = (error: unknown): boolean => error instanceof DOMException && PASSING.has(error.name);

/** @param open is told how to say that it was closed */
export function openedOnce<T>(open: (forget: () => void) => Promise<T>): () => Promise<T> {
  let opened: Promise<T> | undefined;
  let waits = WAITS;
  const forget = () => {
    opened = undefined;
  };
  const tryOften = async (): Promise<T> => {
    try {
      const database = await open(forget);
      waits = WAITS;
      return database;
    } catch (error) {
      const [wait, ...later] = waits;
      if (wait === undefined || !isPassing(error)) throw error;
      waits = later;
      await new Promise((resolve) => setTimeout(resolve, wait));
      return tryOften();
    }
  };
  return () => {
    if (opened === undefined) {
      opened = tryOften();
      opened.catch(forget);
    }
    return opened;
  };
}
