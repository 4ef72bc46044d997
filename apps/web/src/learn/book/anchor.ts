/** The anchor in the address bar, and going there once the page has it. */
import { useEffect, useSyncExternalStore } from 'react';

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
  return useSyncExternalStore(subscribe, anchorNow);
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
