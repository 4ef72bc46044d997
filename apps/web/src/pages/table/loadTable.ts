/** Opens a saved game: its session and the screen of its game. */
import { rulesFor, screenOf } from '../../games/load.ts';
import { tables } from '../../storage/tables.ts';
import type { GameScreen } from '../../table/screen/screen.ts';
import { LocalTable } from '../../table/session/localTable.ts';
import type { TableSession } from '../../table/session/session.ts';
import { browser } from './surroundings.ts';

export type Loaded =
  | { readonly state: 'loading' }
  | { readonly state: 'lost' }
  | { readonly state: 'failed'; readonly reason: string }
  | { readonly state: 'open'; readonly session: TableSession; readonly screen: GameScreen };

export async function loadTable(id: string): Promise<Loaded> {
  try {
    const saved = await tables.read(id);
    if (saved === undefined) return { state: 'lost' };
    const session = new LocalTable(saved, browser, await rulesFor(saved.record));
    return { state: 'open', session, screen: await screenOf(saved.record.game) };
  } catch (error) {
    return { state: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}
