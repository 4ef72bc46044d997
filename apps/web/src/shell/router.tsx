/** Where in the app somebody is: the address bar is the truth, links change it without loading the page anew. */
import { type AnchorHTMLAttributes, type MouseEvent, useSyncExternalStore } from 'react';

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'new'; readonly game: string }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'score'; readonly id: string }
  | { readonly page: 'learn'; readonly game: string }
  | { readonly page: 'games' }
  | { readonly page: 'settings' }
  | { readonly page: 'about' }
  | { readonly page: 'lost'; readonly path: string };

export function parsePath(path: string): Route {
  const [first = '', second, third] = path
    .split('/')
    .filter((part) => part !== '')
    .map(decodeURIComponent);
  if (first === '') return { page: 'home' };
  if (first === 'new' && second !== undefined) return { page: 'new', game: second };
  if (first === 'table' && second !== undefined) return { page: third === 'score' ? 'score' : 'table', id: second };
  if (first === 'learn' && second !== undefined) return { page: 'learn', game: second };
  if (first === 'games' || first === 'settings' || first === 'about') return { page: first };
  return { page: 'lost', path };
}

export function pathOf(route: Exclude<Route, { page: 'lost' }>): string {
  switch (route.page) {
    case 'home':
      return '/';
    case 'new':
    case 'learn':
      return `/${route.page}/${encodeURIComponent(route.game)}`;
    case 'table':
      return `/table/${encodeURIComponent(route.id)}`;
    case 'score':
      return `/table/${encodeURIComponent(route.id)}/score`;
    default:
      return `/${route.page}`;
  }
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

export function go(path: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState']({}, '', path);
  scrollTo(0, 0);
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
    if (event.defaultPrevented || !isPlain) return;
    event.preventDefault();
    go(href);
  };
  return <a href={href} onClick={follow} {...rest} />;
}
