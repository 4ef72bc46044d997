/** Rules, boards and option fields of the games in the list, by id. */
import { type AnyGame, BadInput, type GameRecord, shown, versionOf } from '@three-crowns/core';
import type { NewGameForm } from '../newGame/form.ts';
import type { Registration } from '../registration/registration.ts';
import type { Reasons } from '../table/screen/reasons.ts';
import type { GameScreen } from '../table/screen/screen.ts';
import { registered } from './list.ts';

function gameAt(id: string): Registration {
  const found = registered(id);
  if (found === undefined) throw new BadInput('game', `unknown game ${shown(id)}`);
  return found;
}

/** The rules of today, for new games. Throws BadInput for a game that is not in the list, as all here do. */
export const rulesOf = async (id: string): Promise<AnyGame> => (await gameAt(id).rules()).game;

/** The rules a record was played with, however old it is. */
export async function rulesFor({ game, rulesVersion }: Pick<GameRecord, 'game' | 'rulesVersion'>): Promise<AnyGame> {
  return versionOf(await gameAt(game).rules(), rulesVersion);
}

const loading = new Map<string, Promise<GameScreen>>();

/** A failed load is forgotten, so that the next one tries again. */
export function screenOf(id: string): Promise<GameScreen> {
  const known = loading.get(id);
  if (known !== undefined) return known;
  const made = loadScreen(id);
  loading.set(id, made);
  made.catch(() => loading.delete(id));
  return made;
}

async function loadScreen(id: string): Promise<GameScreen> {
  const game = gameAt(id);
  if (game.screen !== undefined) return game.screen();
  const { defaultScreen } = await import('../table/default/screen.ts');
  return defaultScreen((await game.rules()).game);
}

export const reasonsOf = async (id: string): Promise<Reasons | undefined> => gameAt(id).reasons?.();

export const formOf = async (id: string): Promise<NewGameForm | undefined> => gameAt(id).form?.();
