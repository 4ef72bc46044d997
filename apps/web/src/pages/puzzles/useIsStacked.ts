import { useSyncExternalStore } from 'react';

/** As the stylesheet of the page asks. */
const STACKED = '(max-width: 999px)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(STACKED);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** No room for two columns: the task stands above the board, and what came of a try between the board and the question. */
export const useIsStacked = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(STACKED).matches);
