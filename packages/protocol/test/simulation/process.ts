/** A process that hosts the table, until it dies. */
import { BadInput, forkTable, type Seat, stateOf } from '@three-crowns/core';
import {
  type Host,
  type HostEffect,
  type HostInput,
  type News,
  openHost,
  parseClientMessage,
  step,
} from '../../src/index.ts';
import type { Link } from './link.ts';
import type { Schedule } from './schedule.ts';

export class SimulatedProcess {
  readonly name: string;
  readonly #schedule: Schedule;
  #host: Host | undefined;
  readonly #links = new Map<string, Link>();
  /** Raised by every death: what was under way is lost. */
  #life = 0;
  #wakes = 0;
  /** How far its clock is off. */
  #offset = 0;

  constructor(name: string, schedule: Schedule) {
    this.name = name;
    this.#schedule = schedule;
  }

  get isAlive(): boolean {
    return this.#host !== undefined;
  }

  get #now(): number {
    return this.#schedule.world.now + this.#offset;
  }

  start(): void {
    const { reference, store, pace, mistake } = this.#schedule;
    const last = store.entries.at(-1);
    const table = forkTable(reference.table);
    this.#host = openHost(
      {
        table: mistake?.table?.(table) ?? table,
        ...(last === undefined ? {} : { last }),
        pace,
        standIn: 'page',
        chat: [],
      },
      this.#now,
    );
  }

  /** Everybody who was connected learns of it sooner or later. */
  die(): void {
    const links = [...this.#links.values()];
    this.#host = undefined;
    this.#life += 1;
    this.#links.clear();
    for (const link of links) link.cut();
  }

  jump(by: number): void {
    this.#offset += by;
  }

  tell(input: HostInput): void {
    if (this.#host === undefined) return;
    const { mistake } = this.#schedule;
    const told = mistake?.input?.(input) ?? input;
    for (const effect of step(this.#host, this.#now, told)) this.#carryOut(effect);
  }

  receive(link: Link, text: string): void {
    if (this.#host === undefined || !link.isUp) return;
    const message = parsed(text);
    if (message === undefined) return;
    if (this.#links.has(link.id)) this.tell({ kind: 'message', connection: link.id, message });
    else if (message.kind === 'join') {
      this.#links.set(link.id, link);
      const { seats, name } = link.person;
      this.tell({ kind: 'connected', connection: link.id, seats, name, join: message });
    }
  }

  leave(link: Link): void {
    if (this.#links.delete(link.id)) this.tell({ kind: 'disconnected', connection: link.id });
  }

  #carryOut(effect: HostEffect): void {
    const { world, store, mistake } = this.#schedule;
    switch (effect.kind) {
      case 'store': {
        const { seq } = effect.entry;
        store.append(
          effect.entry,
          this.#ifAlive((kind) => this.tell({ kind, seq })),
        );
        if (mistake?.acknowledgesFirst) this.tell({ kind: 'stored', seq });
        break;
      }
      case 'read':
        store.read(
          effect.after,
          this.#ifAlive((entries) =>
            this.tell(entries === undefined ? { kind: 'unread' } : { kind: 'entries', entries }),
          ),
        );
        break;
      case 'send':
        for (const to of effect.to) this.#links.get(to)?.toClient(mistake?.text?.(effect.text) ?? effect.text);
        break;
      case 'wake':
        this.#wakes += 1;
        world.after(effect.at - this.#now, this.#ifAlive(this.#tick(this.#wakes)));
        break;
      case 'think':
        world.after(
          world.below(800),
          this.#ifAlive(() => this.#think(effect.seat, effect.question)),
        );
        break;
      case 'share':
        this.#share(effect.news);
        break;
      case 'broken':
        world.problem(`${this.name} is broken: ${effect.problem}`);
        break;
      case 'close':
      case 'keepChat':
        break;
    }
  }

  /** Nobody answers a process that has died, nor the one that took its place. */
  #ifAlive<A extends unknown[]>(act: (...args: A) => void): (...args: A) => void {
    const life = this.#life;
    return (...args) => {
      if (life === this.#life) act(...args);
    };
  }

  #tick(wake: number): () => void {
    return () => {
      if (wake === this.#wakes) this.tell({ kind: 'tick' });
    };
  }

  /** A move drawn from all legal ones; now and then the bot fails. */
  #think(seat: Seat, question: string): void {
    const { world } = this.#schedule;
    if (this.#host === undefined) return;
    const { game } = this.#host.table;
    const state = stateOf(this.#host.table);
    const moves = world.chance(world.trouble.failing / 3) ? [] : game.rules.legalMoves(state, seat);
    const text = moves.length === 0 ? {} : { text: game.notation.formatMove(state, world.pick(moves)) };
    this.tell({ kind: 'thought', seat, question, ...text });
  }

  #share(news: News): void {
    const { world, processes } = this.#schedule;
    for (const other of processes) {
      if (other === this || world.chance(world.trouble.loss)) continue;
      world.after(world.below(world.trouble.slow), () => other.tell({ kind: 'shared', process: this.name, news }));
    }
  }
}

function parsed(text: string) {
  try {
    return parseClientMessage(text);
  } catch (error) {
    if (error instanceof BadInput) return undefined;
    throw error;
  }
}
