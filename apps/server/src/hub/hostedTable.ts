/** One table in this process: the host machine of the protocol, driven by the real clock, store, sockets and bots. */
import { isEnded, questionOf, stateOf } from '@three-crowns/core';
import {
  type Host,
  type HostEffect,
  type HostInput,
  type News,
  openHost,
  type StoredEntry,
  step,
} from '@three-crowns/protocol';
import type { Store } from '../storage/store.ts';
import type { TableContent } from '../tables/content.ts';
import type { Bots } from './bots.ts';

/** Where a text goes. */
export interface Outlet {
  send(connections: readonly string[], text: string): void;
  close(connection: string): void;
}

export interface Around {
  readonly store: Store<TableContent>;
  readonly bots: Bots;
  readonly outlet: Outlet;
  /** The name of this process. */
  readonly process: string;
  readonly now: () => number;
  /** An entry was stored, and took so many milliseconds; or it was not. */
  readonly measured: (what: 'stored' | 'taken' | 'failed', took: number) => void;
  readonly say: (problem: string) => void;
  readonly broken: (id: string, problem: string) => void;
  readonly ended: (id: string) => void;
}

export class HostedTable {
  readonly id: string;
  readonly #host: Host;
  readonly #around: Around;
  readonly #connections = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  /** When it wants to be woken next, and when it will be. */
  #wakeAt: number | undefined;
  #timerAt = Number.POSITIVE_INFINITY;
  /** What is on its way to the store or comes from it. */
  #busy = 0;
  #thinking = 0;
  #isTold = false;
  #isClosed = false;
  #present: News | undefined;
  #usedAt: number;

  constructor(id: string, setup: Parameters<typeof openHost>[0], around: Around) {
    this.id = id;
    this.#around = around;
    this.#usedAt = around.now();
    this.#host = openHost(setup, this.#usedAt);
  }

  get host(): Host {
    return this.#host;
  }

  get seq(): number {
    return this.#host.table.entries.length;
  }

  get isOver(): boolean {
    return isEnded(this.#host.table);
  }

  get connections(): ReadonlySet<string> {
    return this.#connections;
  }

  /** Until when nothing happens by itself: undefined when nothing ever will. */
  get restsUntil(): number | undefined {
    return this.#wakeAt;
  }

  /** Nobody is connected, nothing is under way, and nobody has used it for so long. */
  isIdle(time: number): boolean {
    const isQuiet = this.#connections.size === 0 && this.#busy === 0 && this.#thinking === 0;
    return isQuiet && this.#around.now() - this.#usedAt >= time;
  }

  use(): void {
    this.#usedAt = this.#around.now();
  }

  tell(input: HostInput): void {
    if (this.#isClosed) return;
    if (input.kind === 'connected') this.#connections.add(input.connection);
    if (input.kind === 'disconnected') this.#connections.delete(input.connection);
    if (input.kind === 'connected' || input.kind === 'message') this.use();
    for (const effect of step(this.#host, this.#around.now(), input)) this.#carryOut(effect);
    if (this.isOver && !this.#isTold) {
      this.#isTold = true;
      this.#around.ended(this.id);
    }
  }

  /** Looks for what other processes have stored. */
  async look(): Promise<void> {
    await this.#read(this.seq);
  }

  /** Once more, for a process that has just opened this table. */
  shareAgain(): void {
    if (this.#present !== undefined) this.#share(this.#present);
  }

  /** Whether something is on its way to the store. */
  get isBusy(): boolean {
    return this.#busy > 0;
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  #carryOut(effect: HostEffect): void {
    const { outlet, store, broken } = this.#around;
    switch (effect.kind) {
      case 'store':
        void this.#store(effect.entry);
        break;
      case 'read':
        void this.#read(effect.after);
        break;
      case 'send':
        outlet.send(effect.to, effect.text);
        break;
      case 'close':
        this.#connections.delete(effect.connection);
        outlet.close(effect.connection);
        break;
      case 'wake':
        this.#wake(effect.at);
        break;
      case 'think':
        void this.#think(effect);
        break;
      case 'share':
        this.#share(effect.news);
        break;
      case 'keepChat':
        // Talk that is not kept is lost to who comes later, and to nobody else.
        store.chat.keep(this.id, effect.line).catch(() => {});
        break;
      case 'broken':
        broken(this.id, effect.problem);
        break;
    }
  }

  async #store(entry: StoredEntry): Promise<void> {
    const { store, now, measured } = this.#around;
    const began = now();
    const kind = await this.#during(() =>
      store.journal.append(this.id, entry).then(
        ({ status }) => (status === 'stored' ? 'stored' : 'taken'),
        () => 'failed' as const,
      ),
    );
    measured(kind, now() - began);
    this.tell({ kind, seq: entry.seq });
  }

  async #read(after: number): Promise<void> {
    const { store } = this.#around;
    const entries = await this.#during(() => store.journal.after(this.id, after).catch(() => undefined));
    this.tell(entries === undefined ? { kind: 'unread' } : { kind: 'entries', entries });
  }

  async #during<T>(work: () => Promise<T>): Promise<T> {
    this.#busy++;
    try {
      return await work();
    } finally {
      this.#busy--;
    }
  }

  /** A tick that comes too early does nothing but ask for the next: a timer is only ever set to an earlier time. */
  #wake(at: number): void {
    this.#wakeAt = at;
    if (at >= this.#timerAt) return;
    clearTimeout(this.#timer);
    this.#timerAt = at;
    // A timer takes 31 bits.
    const wait = Math.min(2 ** 31 - 1, Math.max(0, at - this.#around.now()));
    this.#timer = setTimeout(() => {
      this.#wakeAt = undefined;
      this.#timerAt = Number.POSITIVE_INFINITY;
      this.tell({ kind: 'tick' });
    }, wait);
  }

  async #think({ seat, bot, question }: Extract<HostEffect, { kind: 'think' }>): Promise<void> {
    const { table } = this.#host;
    if (questionOf(table, seat) !== question) return;
    const { game } = table;
    const view: unknown = game.secrets.view(stateOf(table), seat);
    const seed = `${this.id}/${table.entries.length}`;
    const task = { table: this.id, game: game.id, rulesVersion: table.base.rulesVersion, bot, seat, view, seed };
    this.#thinking++;
    try {
      const text = await this.#around.bots.think(task);
      this.tell({ kind: 'thought', seat, question, text });
    } catch (error) {
      if (this.#isClosed) return;
      this.#around.say(`table ${this.id}: ${bot} failed: ${error instanceof Error ? error.message : error}`);
      this.tell({ kind: 'thought', seat, question });
    } finally {
      this.#thinking--;
    }
  }

  #share(news: News): void {
    if (news.kind === 'present') this.#present = news;
    this.#around.store.tell({ from: this.#around.process, kind: 'news', table: this.id, news });
  }
}
