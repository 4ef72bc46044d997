/** Opens a saved game: its session and the screen of its game. */
import { rulesFor, screenOf } from '../../games/load.ts';
import { tableIn } from '../../online/ids.ts';
import { tables } from '../../storage/tables.ts';
import { readWatched, WATCHED } from '../../storage/watched.ts';
import type { GameScreen } from '../../table/screen/screen.ts';
import { LocalTable } from '../../table/session/localTable.ts';
import type { TableSession } from '../../table/session/session.ts';
import { WatchedTable } from '../../table/session/watchedTable.ts';
import { browser } from './surroundings.ts';

export type Loaded =
  | { readonly state: 'loading' }
  /** Its server cannot be reached; it is opened as soon as it can. */
  | { readonly state: 'away' }
  | { readonly state: 'lost' }
  | { readonly state: 'failed'; readonly reason: string }
  | { readonly state: 'open'; readonly session: TableSession; readonly screen: GameScreen };

interface How {
  /** On a screen for everybody in the room, which shows a table of the server and holds no seat there. */
  readonly isTelevision: boolean;
  /** Its server cannot be reached at the moment. */
  onAway(): void;
}

export async function loadTable(id: string, how: How): Promise<Loaded> {
  try {
    const session = await opened(id, how);
    if (session === undefined) return { state: 'lost' };
    return { state: 'open', session, screen: await screenOf(session.snapshot().game.id) };
  } catch (error) {
    return { state: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}

async function opened(id: string, how: How): Promise<TableSession | undefined> {
  const online = tableIn(id);
  if (online !== undefined) {
    const { joinTable } = await import('../../online/joinTable.ts');
    return joinTable(online, rulesFor, how);
  }
  return id === WATCHED ? watched() : local(id);
}

async function local(id: string): Promise<TableSession | undefined> {
  const saved = await tables.read(id);
  return saved && new LocalTable(saved, browser, await rulesFor(saved.record));
}

async function watched(): Promise<TableSession | undefined> {
  const record = readWatched();
  return record && new WatchedTable(WATCHED, record, await rulesFor(record));
}
