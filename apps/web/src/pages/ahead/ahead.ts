/**
 * What comes next on the way to a table is fetched before somebody goes there: once the first page is there and the browser
 * has nothing else to do, or as soon as a game is pointed at.
 */
import { registered } from '../../games/list.ts';

export const loadTable = () => import('../table/TablePage.tsx');
export const loadStart = () => import('../new/startGame.ts');

/** Resolves when the page has loaded, the browser rests and the letters are there: nothing else uses the network then. */
export async function quiet(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((loaded) => addEventListener('load', loaded, { once: true }));
  const rest = globalThis.requestIdleCallback ?? setTimeout;
  await new Promise<void>((resolve) => rest(() => resolve()));
  await document.fonts.ready;
}

declare global {
  interface Navigator {
    /** Not in every browser. */
    readonly connection?: { readonly saveData: boolean };
  }
}

/** Whoever saves data gets what is asked for and nothing ahead. */
const isSavingData = (): boolean => navigator.connection?.saveData === true;

/** What fails here is tried again when it is needed, and told then. */
const ignore = (): undefined => undefined;

/** All that every table needs. */
export function loadTableAhead(): void {
  if (!isSavingData()) void quiet().then(() => Promise.all([loadTable(), loadStart()]).catch(ignore));
}

/** All that a table of the game needs, at once: somebody points at it, and a phone takes long. */
export function loadGameAhead(id: string): void {
  const game = registered(id);
  void Promise.all([loadTable(), loadStart(), game?.rules(), game?.screen?.(), game?.firstGame?.guide()]).catch(ignore);
}
