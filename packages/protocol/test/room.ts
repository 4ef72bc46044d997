/** A host with an obedient store and a clock in the test's hand. */
import { formatLine, newRecord, openTable, type RecordSeat, type Seat, stateOf } from '@three-crowns/core';
import { kingOfTheValley } from '@three-crowns/king-of-the-valley';
import {
  type Command,
  type Host,
  type HostEffect,
  type HostInput,
  openHost,
  type Pace,
  PROTOCOL,
  parseServerMessage,
  type ServerMessage,
  type StoredEntry,
  step,
} from '../src/index.ts';

type Kind = ServerMessage['kind'];

export const PERSONS: readonly RecordSeat[] = [{ name: 'Ada' }, { name: 'Ben' }, { name: 'Cem' }];

export class Room {
  readonly host: Host;
  now = 1_000_000;
  /** What is durable, and what waits to be while the store holds it back. */
  readonly stored: StoredEntry[] = [];
  readonly held: StoredEntry[] = [];
  isHolding = false;
  readonly effects: HostEffect[] = [];
  #number = 0;

  constructor(pace: Pace = { kind: 'free' }, seats: readonly RecordSeat[] = PERSONS) {
    const options = { seats: seats.length, start: 1 };
    const table = openTable(kingOfTheValley, newRecord(kingOfTheValley, { options, seed: 'room', seats }));
    this.host = openHost({ table, pace, standIn: 'page', chat: [] }, this.now);
  }

  tell(input: HostInput): void {
    const effects = step(this.host, this.now, input);
    this.effects.push(...effects);
    for (const effect of effects) {
      if (effect.kind === 'store' && this.isHolding) this.held.push(effect.entry);
      else if (effect.kind === 'store') this.keep(effect.entry);
      else if (effect.kind === 'read') this.tell({ kind: 'entries', entries: this.stored.slice(effect.after) });
    }
  }

  keep(entry: StoredEntry): void {
    this.stored.push(entry);
    this.tell({ kind: 'stored', seq: entry.seq });
  }

  join(connection: string, seats: readonly Seat[], has?: { seq: number; seats: readonly Seat[] }): void {
    const join = { kind: 'join', protocol: PROTOCOL, table: 'room', ...(has === undefined ? {} : { has }) } as const;
    this.tell({ kind: 'connected', connection, seats, name: connection, join });
  }

  want(connection: string, line: string, seen: Command['seen'], id = this.newId()): string {
    this.tell({ kind: 'message', connection, message: { kind: 'command', id, line, seen } });
    return id;
  }

  /** The first legal move of who is asked. */
  play(connection: string): string {
    const [{ seat, question }] = this.host.asked;
    return this.want(connection, formatLine(seat, this.moveOf(seat)), question);
  }

  say(connection: string, text: string, id = this.newId()): void {
    this.tell({ kind: 'message', connection, message: { kind: 'talk', id, text } });
  }

  moveOf(seat: Seat): string {
    const { game } = this.host.table;
    const state = stateOf(this.host.table);
    return game.notation.formatMove(state, game.rules.legalMoves(state, seat)[0]);
  }

  /** So much later; the host is woken. */
  pass(time: number): void {
    this.now += time;
    this.tell({ kind: 'tick' });
  }

  /** What one connection was sent of a kind, in order. */
  heard<K extends Kind>(connection: string, kind: K): Extract<ServerMessage, { kind: K }>[] {
    return this.effects
      .flatMap((effect) => (effect.kind === 'send' && effect.to.includes(connection) ? [effect.text] : []))
      .map((text) => parseServerMessage(text))
      .filter((message): message is Extract<ServerMessage, { kind: K }> => message.kind === kind);
  }

  answers(connection: string): string[] {
    return this.heard(connection, 'answer').map((answer) =>
      answer.status === 'refused' ? `refused ${answer.refusal.key}` : answer.status,
    );
  }

  get lines(): string[] {
    return this.stored.map(({ line }) => line);
  }

  newId(): string {
    this.#number += 1;
    return `command-${this.#number}`;
  }
}
