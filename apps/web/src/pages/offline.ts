/** Registers the service worker once the page is there. Only built pages have one. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    // Without it (private windows, switched off) everything works as long as there is a network.
    navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  });
}
