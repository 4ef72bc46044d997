/** Opens a saved game: its session and the screen of its game. */
import { registered } from '../../games/list.ts';
import { rulesFor, screenOf } from '../../games/load.ts';
import { tableIn } from '../../online/ids.ts';
import { firstGameAt, settings } from '../../settings/settings.ts';
import { tables } from '../../storage/tables.ts';
import { readWatched, WATCHED } from '../../storage/watched.ts';
import type { Guide } from '../../table/screen/guide.ts';
import type { GameScreen } from '../../table/screen/screen.ts';
import { LocalTable } from '../../table/session/localTable.ts';
import type { TableSession } from '../../table/session/session.ts';
import { WatchedTable } from '../../table/session/watchedTable.ts';
import { browser } from './surroundings.ts';

export interface Opened {
  readonly state: 'open';
  readonly session: TableSession;
  readonly screen: GameScreen;
  /** At the table of a first game, while its lessons go on: the table comes with it, never before it. */
  readonly guide: Guide | undefined;
}

export type Loaded =
  | { readonly state: 'loading' }
  /** Its server cannot be reached; it is opened as soon as it can. */
  | { readonly state: 'away' }
  | { readonly state: 'lost' }
  /** The server knows no such table. */
  | { readonly state: 'unknown' }
  /** It has not begun: its people come together elsewhere. */
  | { readonly state: 'waits'; readonly table: string }
  | { readonly state: 'failed'; readonly reason: string }
  | Opened;

interface How {
  /** On a screen for everybody in the room, which shows a table of the server and holds no seat there. */
  readonly isTelevision: boolean;
  /** Its server cannot be reached at the moment. */
  onAway(): void;
}

export async function loadTable(id: string, how: How): Promise<Loaded> {
  try {
    const session = await opened(id, how);
    if (session === undefined) return notThere(id);
    const { id: game } = session.snapshot().game;
    const [screen, guide] = await Promise.all([screenOf(game), guideAt(id, game)]);
    return { state: 'open', session, screen, guide };
  } catch (error) {
    return { state: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}

async function notThere(id: string): Promise<Loaded> {
  const table = tableIn(id);
  if (table === undefined) return { state: 'lost' };
  const { api } = await import('../../online/api.ts');
  const status = await api.table(table).then(
    (found) => found.status,
    () => undefined,
  );
  return status === 'open' ? { state: 'waits', table } : { state: 'unknown' };
}

/** A table whose guide cannot be fetched is played without. */
async function guideAt(table: string, game: string): Promise<Guide | undefined> {
  const isGuided = firstGameAt(settings(), table, game)?.lessons === 'on';
  return isGuided
    ? registered(game)
        ?.firstGame?.guide()
        .catch(() => undefined)
    : undefined;
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
