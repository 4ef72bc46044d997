/** Pages that show the lists of tables. They are told that something there is another; what it is they ask the API. */
import { formatServerMessage } from '@three-crowns/protocol';
import { WATCH_EVERY } from '../limits.ts';
import type { Told } from '../storage/store.ts';
import type { Outlet } from './hostedTable.ts';

interface Watcher {
  readonly guest: string | undefined;
  /** Those he sits at: of moves elsewhere he is told nothing. */
  tables: ReadonlySet<string>;
  timer: NodeJS.Timeout | undefined;
}

const CHANGED = formatServerMessage({ kind: 'changed' });

export interface LobbySetup {
  /** What happens to tables, in all processes. */
  hear(listener: (told: Told) => void): void;
  /** The tables at which a guest sits. */
  tablesOf(guest: string): Promise<readonly string[]>;
  readonly outlet: Outlet;
  readonly say: (problem: string) => void;
}

export class Lobby {
  readonly #setup: LobbySetup;
  readonly #watchers = new Map<string, Watcher>();

  constructor(setup: LobbySetup) {
    this.#setup = setup;
    setup.hear((told) => this.#hear(told));
  }

  async watch(connection: string, guest: string | undefined): Promise<void> {
    const watcher: Watcher = { guest, tables: new Set(), timer: undefined };
    this.#watchers.set(connection, watcher);
    await this.#look(watcher);
  }

  leave(connection: string): void {
    clearTimeout(this.#watchers.get(connection)?.timer);
    this.#watchers.delete(connection);
  }

  #hear(told: Told): void {
    if (told.kind !== 'touched') return;
    for (const [connection, watcher] of this.#watchers) {
      const isElsewhere = told.hasEntries && told.tables?.every((id) => !watcher.tables.has(id));
      if (!isElsewhere) watcher.timer ??= setTimeout(() => void this.#call(connection, watcher), WATCH_EVERY);
    }
  }

  /** However much happens, each is called once in a while. */
  async #call(connection: string, watcher: Watcher): Promise<void> {
    watcher.timer = undefined;
    this.#setup.outlet.send([connection], CHANGED);
    await this.#look(watcher);
  }

  async #look(watcher: Watcher): Promise<void> {
    if (watcher.guest === undefined) return;
    try {
      watcher.tables = new Set(await this.#setup.tablesOf(watcher.guest));
    } catch (error) {
      this.#setup.say(error instanceof Error ? error.message : String(error));
    }
  }
}
