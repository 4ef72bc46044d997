/** The boards of the web app. Each is loaded when a table needs it, so that the first page stays small. */
import { BadInput, shown } from '@three-crowns/core';
import type { NewGameForm } from '../newGame/form.ts';
import type { GameScreen } from '../table/screen/screen.ts';

interface Loader {
  screen(): Promise<GameScreen>;
  /** The option fields of a new game, where the plain list of `game.options` will not do. */
  form?(): Promise<NewGameForm>;
}

const LOADERS: Readonly<Record<string, Loader>> = {
  'king-of-the-valley': { screen: async () => (await import('./king-of-the-valley/screen.ts')).screen },
  'kings-will': {
    screen: async () => (await import('./kings-will/screen.ts')).screen,
    form: async () => (await import('./kings-will/newGame/form.ts')).form,
  },
  valeria: {
    screen: async () => (await import('./valeria/screen.ts')).screen,
    form: async () => (await import('./valeria/newGame/form.ts')).form,
  },
};

const loaderOf = (id: string): Loader | undefined => (Object.hasOwn(LOADERS, id) ? LOADERS[id] : undefined);

const loading = new Map<string, Promise<GameScreen>>();

/** A failed load is forgotten, so that the next one tries again. */
export function loadScreen(id: string): Promise<GameScreen> {
  const known = loading.get(id);
  if (known !== undefined) return known;
  const loader = loaderOf(id);
  if (loader === undefined) return Promise.reject(new BadInput('game', `unknown game ${shown(id)}`));
  const made = loader.screen();
  loading.set(id, made);
  made.catch(() => loading.delete(id));
  return made;
}

export async function loadForm(id: string): Promise<NewGameForm | undefined> {
  return loaderOf(id)?.form?.();
}
