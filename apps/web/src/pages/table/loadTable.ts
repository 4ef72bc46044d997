/** Opens a saved game: its session and the screen of its game. */
import { BadInput } from '@three-crowns/core';
import { loadScreen } from '../../games/index.ts';
import { rulesFor } from '../../games/rules.ts';
import { loadGame } from '../../storage/saved.ts';
import { defaultScreen } from '../../table/default/screen.ts';
import type { GameScreen } from '../../table/screen/screen.ts';
import { Session } from '../../table/session/session.ts';
import { browser } from './surroundings.ts';

export type Loaded =
  | { readonly state: 'loading' }
  | { readonly state: 'lost' }
  | { readonly state: 'failed'; readonly reason: string }
  | { readonly state: 'open'; readonly session: Session; readonly screen: GameScreen };

export async function loadTable(id: string): Promise<Loaded> {
  try {
    const saved = await loadGame(id);
    if (saved === undefined) return { state: 'lost' };
    const session = new Session(saved, browser, await rulesFor(saved.record));
    return { state: 'open', session, screen: await screenFor(session) };
  } catch (error) {
    return { state: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}

/** A game without a screen of its own can still be played. */
async function screenFor(session: Session): Promise<GameScreen> {
  const { game } = session.snapshot();
  try {
    return await loadScreen(game.id);
  } catch (error) {
    if (error instanceof BadInput) return defaultScreen(game);
    throw error;
  }
}
