/** Addresses of the app, from and to their text. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'new'; readonly game: string }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'score'; readonly id: string }
  | { readonly page: 'analysis'; readonly id: string }
  | { readonly page: 'learn'; readonly game: string }
  | { readonly page: 'rules' }
  /** Tables of the server; one that waits for its people. */
  | { readonly page: 'friends' }
  | { readonly page: 'sit'; readonly id: string }
  /** The same table on a screen for everybody in the room. */
  | { readonly page: 'tv'; readonly id: string }
  | { readonly page: 'games' }
  | { readonly page: 'daily' }
  | { readonly page: 'puzzles' }
  | { readonly page: 'progress' }
  | { readonly page: 'settings' }
  | { readonly page: 'about' }
  | { readonly page: 'lost'; readonly path: string };

/** Pages whose address is their name. */
const PLAIN = ['rules', 'friends', 'games', 'progress', 'daily', 'puzzles', 'settings', 'about'] as const;

export function parsePath(path: string): Route {
  const parts = decoded(path);
  if (parts === undefined) return { page: 'lost', path };
  const [first, second, third] = parts;
  const isEnd = parts.length === (second === undefined ? 1 : 2);
  if (first === undefined) return { page: 'home' };
  if (second === undefined) {
    const plain = PLAIN.find((page) => page === first);
    if (plain !== undefined) return { page: plain };
  } else if (first === 'new' || first === 'learn') {
    if (isEnd) return { page: first, game: second };
  } else if (first === 'sit' || first === 'tv' || first === 'analysis') {
    if (isEnd) return { page: first, id: second };
  } else if (first === 'table') {
    if (isEnd) return { page: 'table', id: second };
    if (third === 'score' && parts.length === 3) return { page: 'score', id: second };
  }
  return { page: 'lost', path };
}

/** Undefined where the address holds a broken escape. */
function decoded(path: string): string[] | undefined {
  try {
    return path
      .split('/')
      .filter((part) => part !== '')
      .map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

export function pathOf(route: Exclude<Route, { page: 'lost' }>): string {
  switch (route.page) {
    case 'home':
      return '/';
    case 'new':
    case 'learn':
      return `/${route.page}/${encodeURIComponent(route.game)}`;
    case 'sit':
    case 'tv':
    case 'table':
    case 'analysis':
      return `/${route.page}/${encodeURIComponent(route.id)}`;
    case 'score':
      return `/table/${encodeURIComponent(route.id)}/score`;
    default:
      return `/${route.page}`;
  }
}
