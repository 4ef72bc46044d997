/**
 * The service worker: the app works without a network after the first visit, a table in play included. It is put
 * together by serviceWorker.ts, which writes `BUILT` before it. A classic script: no imports.
 *
 * A new version takes over with the next page load. The cache of the version before stays, so that a page that is still
 * open finds the parts it has not loaded yet.
 */
declare const BUILT: { readonly version: string; readonly files: readonly string[] };

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Asked extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Asked) => void): void;
}
interface CacheStore {
  match(request: Request | string): Promise<Response | undefined>;
  put(request: Request | string, response: Response): Promise<void>;
}
declare const self: WorkerScope;
declare const caches: {
  open(name: string): Promise<CacheStore>;
  keys(): Promise<string[]>;
  delete(name: string): Promise<boolean>;
  match(request: Request | string): Promise<Response | undefined>;
};

const PREFIX = 'three-crowns-';
const NAME = PREFIX + BUILT.version;
/** How long a page may take before the stored one is shown, in milliseconds. */
const PATIENCE = 3000;

self.addEventListener('install', (event) => event.waitUntil(store().then(() => self.skipWaiting())));

self.addEventListener('activate', (event) => event.waitUntil(tidy().then(() => self.clients.claim())));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (BUILT.files.includes(pathname) || pathname.startsWith('/assets/')) event.respondWith(stored(request));
});

/** Files of assets/ are named after their content: those of an older version need no second load. */
async function store(): Promise<void> {
  const cache = await caches.open(NAME);
  await Promise.all(
    BUILT.files.map(async (file) => {
      const known = file.startsWith('/assets/') ? await caches.match(file) : undefined;
      const response = known ?? (await fetch(file, { cache: 'no-cache' }));
      if (!response.ok) throw new Error(`${file}: ${response.status}`);
      await cache.put(file, response);
    }),
  );
}

/** Keeps this version and the one before. */
async function tidy(): Promise<void> {
  const ours = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
  await Promise.all(ours.slice(0, -1).map((name) => caches.delete(name)));
}

async function stored(request: Request): Promise<Response> {
  const own = await (await caches.open(NAME)).match(request);
  return own ?? (await caches.match(request)) ?? fetch(request);
}

/** The page from the network; without one, or with a slow or broken one, the stored page. */
async function page(request: Request): Promise<Response> {
  const fresh = fetch(request);
  const late = new Promise<undefined>((resolve) => {
    setTimeout(resolve, PATIENCE, undefined);
  });
  const answer = await Promise.race([fresh, late]).catch(() => undefined);
  if (answer !== undefined && answer.status < 500) return answer;
  const cached = await (await caches.open(NAME)).match('/index.html');
  return cached ?? fresh;
}
