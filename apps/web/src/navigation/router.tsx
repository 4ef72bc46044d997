/** Where in the app somebody is: the address bar is the truth, links change it without loading the page anew. */
import { type AnchorHTMLAttributes, type MouseEvent, useSyncExternalStore } from 'react';

export { parsePath, pathOf, type Route } from './routes.ts';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

/** The path may end with a query, which `parsePath` does not look at. */
export function go(path: string, { replace = false } = {}): void {
  const { hash } = location;
  history[replace ? 'replaceState' : 'pushState']({}, '', path);
  scrollTo(0, 0);
  // Pages that follow the anchor hear of it as they do when a person changes it.
  if (location.hash !== hash) dispatchEvent(new HashChangeEvent('hashchange'));
  for (const listener of listeners) listener();
}

export function usePath(): string {
  return useSyncExternalStore(subscribe, () => location.pathname);
}

/** A real link: it can be opened in a new tab, copied, and read by a screen reader. */
export function Link({ href, onClick, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string }) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    const isHere = rest.target === undefined && rest.download === undefined;
    if (event.defaultPrevented || !isPlain || !isHere) return;
    event.preventDefault();
    go(href);
  };
  return <a href={href} onClick={follow} {...rest} />;
}
