/** The boards of the web app. Each is loaded when a table needs it, so that the first page stays small. */
import { BadInput, shown } from '@three-crowns/core';
import type { GameScreen } from '../table/screen.ts';

const LOADERS: Readonly<Record<string, () => Promise<GameScreen>>> = {
  'king-of-the-valley': async () => (await import('./king-of-the-valley/index.ts')).screen,
};

const loading = new Map<string, Promise<GameScreen>>();

/** A failed load is forgotten, so that the next one tries again. */
export function loadScreen(id: string): Promise<GameScreen> {
  const known = loading.get(id);
  if (known !== undefined) return known;
  const load = Object.hasOwn(LOADERS, id) ? LOADERS[id] : undefined;
  if (load === undefined) return Promise.reject(new BadInput('game', `unknown game ${shown(id)}`));
  const made = load();
  loading.set(id, made);
  made.catch(() => loading.delete(id));
  return made;
}
