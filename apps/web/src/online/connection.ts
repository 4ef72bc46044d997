/** The client of a table, driven by a real socket and real time. */
import type { Seat } from '@three-crowns/core';
import {
  type Client,
  type ClientEffect,
  type ClientInput,
  type Model,
  newClient,
  stepClient,
} from '@three-crowns/protocol';
import { newId } from '../storage/random.ts';
import type { Together } from '../table/session/together.ts';

export type Answered = Extract<ClientEffect, { kind: 'answered' }>['answer'];

export class Connection {
  readonly #client: Client;
  readonly #waiting = new Map<string, (answer: Answered) => void>();
  #changed: () => void = () => undefined;
  #socket: WebSocket | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(table: string, how: Parameters<typeof newClient>[2] = {}) {
    this.#client = newClient(table, performance.now(), how);
  }

  /** Whenever the model or the status is another one. */
  listen(changed: () => void): void {
    this.#changed = changed;
  }

  /** Undefined until the table was joined. */
  get model(): Model | undefined {
    return this.#client.model;
  }

  get status(): Client['status'] {
    return this.#client.status;
  }

  /** When the next try begins, by `performance.now`; undefined while one is under way, or none is needed. */
  get triesAt(): number | undefined {
    return this.#client.connectAt;
  }

  /** Something wanted has not been stored for a while. */
  get isLate(): boolean {
    return this.#client.isLate;
  }

  /** Said here, and not heard at the table yet. */
  get saying(): Together['saying'] {
    return this.#client.saying.map(({ line }) => line);
  }

  start(): void {
    if (this.#socket !== undefined) return;
    // After a close nobody was there to hear that the socket went.
    if (this.#client.isOpen) stepClient(this.#client, performance.now(), { kind: 'closed' });
    this.#isClosed = false;
    window.addEventListener('offline', this.#offline);
    window.addEventListener('online', this.#awake);
    document.addEventListener('visibilitychange', this.#awake);
    this.#tell({ kind: 'start' });
  }

  close(): void {
    this.#isClosed = true;
    window.removeEventListener('offline', this.#offline);
    window.removeEventListener('online', this.#awake);
    document.removeEventListener('visibilitychange', this.#awake);
    clearTimeout(this.#timer);
    this.#leave();
  }

  /** The socket does not notice for minutes. */
  readonly #offline = (): void => {
    this.#leave();
    this.#tell({ kind: 'closed' });
  };

  readonly #awake = (): void => {
    if (!document.hidden) this.#tell({ kind: 'awake' });
  };

  /** Somebody does not want to wait for the next try. */
  tryNow(): void {
    this.#tell({ kind: 'awake' });
  }

  /** Kept until it is answered, over lost connections. */
  want(line: string): Promise<Answered> {
    const id = `${newId()}${newId()}`;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.#tell({ kind: 'want', id, line });
    });
  }

  shown(seat: Seat): void {
    this.#tell({ kind: 'shown', seat });
  }

  touched(): void {
    this.#tell({ kind: 'touched' });
  }

  agree(seat: Seat, agrees: boolean): void {
    this.#tell({ kind: 'agree', seat, agrees });
  }

  point(seat: Seat, targets: readonly string[]): void {
    this.#tell({ kind: 'point', seat, targets });
  }

  say(text: string): void {
    this.#tell({ kind: 'say', id: newId(), text });
  }

  #tell(input: ClientInput): void {
    if (this.#isClosed) return;
    for (const effect of stepClient(this.#client, performance.now(), input)) this.#carryOut(effect);
  }

  #carryOut(effect: ClientEffect): void {
    switch (effect.kind) {
      case 'connect':
        this.#connect();
        break;
      case 'disconnect':
        // Its closing is told, and begins the next try.
        this.#socket?.close();
        break;
      case 'send':
        this.#socket?.send(effect.text);
        break;
      case 'wake':
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => this.#tell({ kind: 'tick' }), Math.max(0, effect.at - performance.now()));
        break;
      case 'changed':
      case 'reload':
        this.#changed();
        break;
      case 'answered':
        this.#waiting.get(effect.answer.id)?.(effect.answer);
        this.#waiting.delete(effect.answer.id);
        break;
    }
  }

  #connect(): void {
    this.#leave();
    const socket = new WebSocket(socketAddress(location));
    this.#socket = socket;
    // What an earlier socket still says is not heard.
    const tell = (input: ClientInput) => {
      if (this.#socket === socket) this.#tell(input);
    };
    socket.addEventListener('open', () => tell({ kind: 'opened' }));
    socket.addEventListener('message', ({ data }) => tell({ kind: 'received', text: String(data) }));
    socket.addEventListener('close', () => tell({ kind: 'closed' }));
  }

  #leave(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
  }
}

export const socketAddress = ({ protocol, host }: Pick<Location, 'protocol' | 'host'>): string =>
  `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/socket`;
