/** A server of one table without a network: a real host behind sockets that can be cut. */
import { newRecord, openTable, type Seat } from '@three-crowns/core';
import { kingOfTheValley } from '@three-crowns/king-of-the-valley';
import { type AnyTable, type Host, type HostInput, openHost, parseClientMessage, step } from '@three-crowns/protocol';
import { vi } from 'vitest';

export class Server {
  readonly #host: Host;
  readonly #lines = new Map<string, FakeSocket>();
  readonly #watching: FakeSocket[] = [];
  #count = 0;
  #isDown = false;
  /** The seats of whoever connects next. */
  seats: readonly Seat[] = [0];

  constructor() {
    const seats = [{ name: 'Mathilde' }, { name: 'Anselm' }];
    const record = newRecord(kingOfTheValley, { options: { seats: 2, start: '1' }, seed: 'online', seats });
    const table: AnyTable = openTable(kingOfTheValley, record);
    this.#host = openHost({ table, pace: { kind: 'free' }, standIn: 'squire', chat: [] }, Date.now());
    const server = this;
    vi.stubGlobal(
      'WebSocket',
      class extends FakeSocket {
        constructor() {
          super();
          server.#connect(this);
        }
      },
    );
    vi.stubGlobal('window', new EventTarget());
    vi.stubGlobal('document', new EventTarget());
    vi.stubGlobal('location', { protocol: 'http:', host: 'crowns.test' });
  }

  get entries(): number {
    return this.#host.table.entries.length;
  }

  /** The network goes, for everybody. */
  cut(): void {
    this.#isDown = true;
    for (const [id, socket] of this.#lines) {
      this.#lines.delete(id);
      socket.dispatchEvent(new Event('close'));
      this.#tell({ kind: 'disconnected', connection: id });
    }
  }

  /** It goes without a word to those who are connected. */
  lose(): void {
    this.#isDown = true;
  }

  mend(): void {
    this.#isDown = false;
  }

  #connect(socket: FakeSocket): void {
    this.#count += 1;
    const connection = `c${this.#count}`;
    queueMicrotask(() => {
      if (this.#isDown) {
        socket.dispatchEvent(new Event('close'));
        return;
      }
      this.#lines.set(connection, socket);
      socket.heard = (text) => this.#hear(connection, text);
      socket.dispatchEvent(new Event('open'));
    });
  }

  /** Somebody opens a table at which the same people play again, and all who watch the lists are told. */
  openNext(id: string, host: string): void {
    const tables: Record<string, object> = {
      one: { next: id },
      [id]: { chairs: [{ kind: 'person', name: host }], hostSeat: 0 },
    };
    vi.stubGlobal('fetch', async (path: string) => Response.json({ table: tables[path.split('/')[3]] }));
    for (const socket of this.#watching) {
      socket.dispatchEvent(new MessageEvent('message', { data: '{"kind":"changed"}' }));
    }
  }

  #hear(connection: string, text: string): void {
    const message = parseClientMessage(text);
    const line = this.#lines.get(connection);
    if (message.kind === 'watch' && line !== undefined) this.#watching.push(line);
    if (message.kind === 'join') {
      this.#tell({ kind: 'connected', connection, seats: this.seats, name: 'somebody', join: message });
    } else this.#tell({ kind: 'message', connection, message });
  }

  #tell(input: HostInput): void {
    for (const effect of step(this.#host, Date.now(), input)) {
      if (effect.kind === 'store') {
        const { seq } = effect.entry;
        queueMicrotask(() => this.#tell({ kind: 'stored', seq }));
      }
      if (effect.kind === 'send') {
        for (const id of effect.to)
          this.#lines.get(id)?.dispatchEvent(new MessageEvent('message', { data: effect.text }));
      }
    }
  }
}

class FakeSocket extends EventTarget {
  heard: (text: string) => void = () => undefined;
  send(text: string): void {
    queueMicrotask(() => this.heard(text));
  }
  close(): void {
    this.heard = () => undefined;
  }
}
