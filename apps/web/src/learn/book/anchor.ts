/** The anchor in the address bar, and going there once the page has it. */
import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';

/** The anchor of a book that lies over a table: the address is the table's. */
export const OverTable = createContext<string | undefined>(undefined);

/** It has no leaf that leads away, and no second board: things go by the names they have on the table. */
export const useIsOverTable = (): boolean => useContext(OverTable) !== undefined;

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  addEventListener('popstate', listener);
  return () => {
    removeEventListener('hashchange', listener);
    removeEventListener('popstate', listener);
  };
}

function anchorNow(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
}

export function useAnchor(): string {
  const inAddress = useSyncExternalStore(subscribe, anchorNow);
  return useContext(OverTable) ?? inAddress;
}

/** The browser finds an anchor by itself only if it is on the page already; a chapter may have to be opened first. */
export function useGoTo(anchor: string): void {
  useEffect(() => {
    const place = anchor === '' ? null : document.getElementById(anchor);
    if (place === null) return;
    place.scrollIntoView();
    place.focus({ preventScroll: true });
  }, [anchor]);
}
