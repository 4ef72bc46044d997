import { useSyncExternalStore } from 'react';

/** The screens on which the prompt lies under the board in full width. */
const QUERY = '(max-width: 999px)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(QUERY).matches);
}
