import { useSyncExternalStore } from 'react';

/** upright: zones one below the other. sideways: a rail, the board, a page. Stylesheets ask the same of the window. */
export type Phone = 'upright' | 'sideways' | undefined;

const UPRIGHT = '(max-width: 600px)';
const SIDEWAYS = '(min-width: 601px) and (max-height: 450px)';

function subscribe(listener: () => void): () => void {
  const queries = [UPRIGHT, SIDEWAYS].map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}

function phoneNow(): Phone {
  if (matchMedia(UPRIGHT).matches) return 'upright';
  return matchMedia(SIDEWAYS).matches ? 'sideways' : undefined;
}

export const usePhone = (): Phone => useSyncExternalStore(subscribe, phoneNow);
