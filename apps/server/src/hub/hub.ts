/**
 * The tables that are in use in this process. Any process may serve any table; a lease says which of them lets its clocks run
 * and its bots think.
 */
import { DAY, formatServerMessage, type Join, LOST_AFTER } from '@three-crowns/protocol';
import { Unreachable } from '../storage/database.ts';
import type { Identity } from '../storage/identities.ts';
import type { Told } from '../storage/store.ts';
import { hasBegun, seatsOf } from '../tables/content.ts';
import type { TableKeeper } from '../tables/keeper.ts';
import { Driving } from './driving.ts';
import { type Around, HostedTable } from './hostedTable.ts';
import { openStored, snapshotOf } from './opening.ts';

/** In milliseconds. */
export interface Rhythm {
  /** How often leases are renewed and other processes' work is looked for. */
  readonly beat: number;
  /** How long a lease holds, and how long a process that says nothing is believed to live. */
  readonly lease: number;
  /** How long a table that nobody uses stays in memory. */
  readonly idle: number;
}

export const RHYTHM: Rhythm = { beat: 2_000, lease: 10_000, idle: 2 * LOST_AFTER };

/** Taken over in one beat, of those that nobody drives. */
const ORPHANS = 20;

/** A table that is put away with so many entries more than its snapshot gets a new one. */
const SNAPSHOT_EVERY = 100;

export interface HubSetup extends Omit<Around, 'broken' | 'ended'> {
  readonly keeper: TableKeeper;
  readonly rhythm: Rhythm;
}

export class Hub {
  readonly #setup: HubSetup;
  readonly #rhythm: Rhythm;
  readonly #around: Around;
  readonly #opening = new Map<string, Promise<HostedTable | undefined>>();
  readonly #tables = new Map<string, HostedTable>();
  /** Of how many entries the last snapshot of each is. */
  readonly #snapshots = new Map<string, number>();
  readonly #driving: Driving;
  /** Of the other processes, when each was last heard of. */
  readonly #others = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  #beating: Promise<void> = Promise.resolve();
  #isDraining = false;

  constructor(setup: HubSetup) {
    this.#setup = setup;
    this.#rhythm = setup.rhythm;
    this.#around = {
      ...setup,
      broken: (id, problem) => this.#broken(id, problem),
      ended: (id) => void this.#ended(id),
    };
    const { store, process, now } = setup;
    this.#driving = new Driving({ leases: store.leases, process, now, time: this.#rhythm.lease });
    store.hear((told) => this.#hear(told));
    // In this process, too.
    store.hearAll((told) => {
      if (told.kind === 'forgotten') this.#waitForFewer();
    });
    this.#plan();
  }

  get size(): number {
    return this.#tables.size;
  }

  get isDraining(): boolean {
    return this.#isDraining;
  }

  /** The table with its host; undefined when there is none, or it has not begun. */
  async open(id: string): Promise<HostedTable | undefined> {
    const known = this.#tables.get(id);
    known?.use();
    if (known !== undefined) return known;
    const opening = this.#opening.get(id) ?? this.#find(id).finally(() => this.#opening.delete(id));
    this.#opening.set(id, opening);
    return opening;
  }

  /** The same for who lists many tables: one that cannot be opened does not hide the others. */
  async tryOpen(id: string): Promise<HostedTable | undefined> {
    try {
      return await this.open(id);
    } catch (error) {
      if (error instanceof Unreachable) throw error;
      this.#sayUnopened(id, error);
      return undefined;
    }
  }

  #sayUnopened(id: string, error: unknown): void {
    this.#setup.say(`table ${id} cannot be opened: ${error instanceof Error ? error.message : error}`);
  }

  /** Lets a connection in; who is no guest has no name. Which seats it holds is read anew: the content of a table says who sits where. */
  async join(connection: string, join: Join, guest: Identity | undefined): Promise<HostedTable | undefined> {
    const [stored, table] = await Promise.all([this.#setup.store.tables.find(join.table), this.open(join.table)]);
    if (stored === undefined || table === undefined) return undefined;
    // What everybody in the room looks at shows nobody's secrets, whoever has opened it.
    const seats = join.television === true ? [] : seatsOf(stored.content, guest?.id);
    table.tell({ kind: 'connected', connection, seats, name: guest?.name ?? '', join });
    return table;
  }

  /** Sends everybody to another process, when everything that was under way is stored. */
  async drain(): Promise<void> {
    this.#isDraining = true;
    clearTimeout(this.#timer);
    await this.#beating;
    const { store, outlet, process } = this.#setup;
    for (const table of this.#tables.values()) this.#driving.stop(table);
    while ([...this.#tables.values()].some((table) => table.isBusy)) await new Promise(setImmediate);
    for (const table of this.#tables.values()) {
      for (const connection of table.connections) {
        outlet.send([connection], formatServerMessage({ kind: 'bye', reason: 'moved' }));
        outlet.close(connection);
      }
      table.close();
    }
    await store.leases.releaseAll(process);
    store.tell({ from: process, kind: 'gone' });
  }

  async #find(id: string): Promise<HostedTable | undefined> {
    const { store, process, now } = this.#setup;
    const stored = await store.tables.find(id);
    if (stored === undefined || !hasBegun(stored) || this.#isDraining) return undefined;
    const { setup, snapshotAt } = await openStored(store, stored);
    const hosted = new HostedTable(id, setup, this.#around);
    this.#snapshots.set(id, snapshotAt);
    this.#tables.set(id, hosted);
    store.tell({ from: process, kind: 'opened', table: id });
    if (now() - stored.touchedAt > DAY) await store.tables.touch(id, now());
    await this.#driving.take(hosted);
    await this.#lookForForgotten(hosted);
    return hosted;
  }

  #waitForFewer(): void {
    for (const table of this.#tables.values()) {
      this.#lookForForgotten(table).catch((error: Error) => this.#setup.say(error.message));
    }
  }

  /** By letter people are waited for: not for who is known no more. */
  async #lookForForgotten({ id, host }: HostedTable): Promise<void> {
    const { store } = this.#setup;
    if (host.pace.kind !== 'letters') return;
    const chairs = (await store.tables.find(id))?.content.chairs ?? [];
    const seen = await Promise.all(
      chairs.map((chair) => (chair.kind === 'person' ? store.identities.seenAt(chair.identity) : 0)),
    );
    const seats = seen.flatMap((at, seat) => (at === undefined ? seat : []));
    if (seats.length > 0) this.#tables.get(id)?.tell({ kind: 'forgotten', seats });
  }

  #plan(): void {
    this.#timer = setTimeout(() => {
      this.#beating = this.#beat()
        .catch((error: Error) => this.#setup.say(error.message))
        .finally(() => {
          if (!this.#isDraining) this.#plan();
        });
    }, this.#rhythm.beat);
    this.#timer.unref();
  }

  async #beat(): Promise<void> {
    const { store, process, now } = this.#setup;
    store.tell({ from: process, kind: 'alive' });
    this.#buryOthers();
    await this.#driving.renew(this.#tables.values());
    for (const table of this.#tables.values()) await this.#driving.take(table);
    await this.#lookForNews();
    for (const id of await store.leases.orphans(now(), ORPHANS)) await this.#adopt(id);
    await this.#letGo();
  }

  /** One that cannot be opened does not keep the others from being driven, nor one whose process died when it ended. */
  async #adopt(id: string): Promise<void> {
    try {
      const table = await this.open(id);
      if (table?.isOver) await this.#ended(id);
    } catch (error) {
      this.#sayUnopened(id, error);
      await this.#driving.shun(id, this.#setup.now() + DAY);
    }
  }

  /** What nobody told us of is found here. */
  async #lookForNews(): Promise<void> {
    const tables = [...this.#tables.values()];
    if (tables.length === 0) return;
    const heads = await this.#setup.store.tables.heads(tables.map(({ id }) => id));
    const behind = tables.filter((table) => (heads.get(table.id)?.seq ?? 0) > table.seq);
    await Promise.all(behind.map((table) => table.look()));
  }

  async #letGo(): Promise<void> {
    const { store, now } = this.#setup;
    for (const table of this.#tables.values()) {
      // A table whose clock or bot has something to do soon is kept.
      const rests = table.restsUntil ?? Number.MAX_SAFE_INTEGER;
      if (!table.isIdle(this.#rhythm.idle) || rests < now() + this.#rhythm.idle) continue;
      const isLong = table.seq - (this.#snapshots.get(table.id) ?? 0) >= SNAPSHOT_EVERY;
      await this.#driving.rest(table, rests);
      this.#forget(table);
      if (isLong) await store.snapshots.keep(table.id, snapshotOf(table.host.table));
    }
  }

  #forget(table: HostedTable): void {
    table.close();
    this.#tables.delete(table.id);
    this.#snapshots.delete(table.id);
  }

  #hear(told: Told): void {
    if (told.from !== '') this.#others.set(told.from, this.#setup.now());
    switch (told.kind) {
      case 'touched': {
        const tables = told.tables?.flatMap((id) => this.#tables.get(id) ?? []) ?? this.#tables.values();
        for (const table of tables) void table.look();
        break;
      }
      case 'news':
        this.#tables.get(told.table)?.tell({ kind: 'shared', process: told.from, news: told.news });
        break;
      case 'opened':
        this.#tables.get(told.table)?.shareAgain();
        break;
      case 'forgotten':
      case 'alive':
        break;
      case 'gone':
        this.#bury(told.from);
        break;
    }
  }

  #buryOthers(): void {
    const since = this.#setup.now() - this.#rhythm.lease;
    for (const [process, at] of this.#others) if (at < since) this.#bury(process);
  }

  #bury(process: string): void {
    this.#others.delete(process);
    for (const table of this.#tables.values()) table.tell({ kind: 'processGone', process });
  }

  async #ended(id: string): Promise<void> {
    try {
      await this.#setup.keeper.end(id);
    } catch (error) {
      // Whoever opens it next says so again.
      this.#setup.say(error instanceof Error ? error.message : String(error));
    }
  }

  #broken(id: string, problem: string): void {
    const table = this.#tables.get(id);
    this.#setup.say(`table ${id} is broken: ${problem}`);
    if (table === undefined) return;
    for (const connection of table.connections) {
      this.#setup.outlet.send([connection], formatServerMessage({ kind: 'bye', reason: 'gone' }));
      this.#setup.outlet.close(connection);
    }
    this.#driving.stop(table);
    this.#forget(table);
  }
}
