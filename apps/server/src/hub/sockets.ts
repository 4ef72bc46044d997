/** The WebSockets of this process: who they are, what they may say and how fast, and how much may wait for them. */
import type http from 'node:http';
import { STATUS_CODES } from 'node:http';
import process from 'node:process';
import type { Duplex } from 'node:stream';
import { BadInput } from '@three-crowns/core';
import { formatServerMessage, MESSAGE_BYTES, parseClientMessage } from '@three-crowns/protocol';
import { WebSocket, WebSocketServer } from 'ws';
import { isOwnHost, isOwnOrigin } from '../hosts.ts';
import {
  type Allowance,
  Allowances,
  BUFFERED_BYTES,
  JOIN_TIME,
  PING_EVERY,
  SOCKETS,
  SOCKETS_OF_ADDRESS,
} from '../limits.ts';
import { newSecret } from '../secrets.ts';
import { Unreachable } from '../storage/database.ts';
import type { Identity } from '../storage/identities.ts';
import type { Told } from '../storage/store.ts';
import { addressOf, type Trust } from '../visitor.ts';
import { frameOf } from './frame.ts';
import type { HostedTable, Outlet } from './hostedTable.ts';
import type { Hub } from './hub.ts';
import type { Lobby } from './lobby.ts';

const SOCKET_PATH = '/api/socket';

/** As RFC 6455 numbers them; from 4000 on they are ours. */
const CLOSE = { policy: 1008, later: 1013, tooMuch: 4008, silent: 4009 } as const;

export interface SocketSetup {
  readonly hosts: ReadonlySet<string>;
  readonly trust: Trust;
  readonly now: () => number;
  /** What one socket may say. */
  readonly messages: Allowance;
  readonly guestOf: (request: http.IncomingMessage) => Promise<Identity | undefined>;
  /** What processes tell each other, this one included. */
  hear(listener: (told: Told) => void): void;
  readonly say: (problem: string) => void;
}

interface Line {
  readonly socket: WebSocket;
  /** What the socket writes to. */
  readonly stream: Duplex;
  readonly address: string;
  /** Frames that wait for what belongs to them. */
  readonly held: Buffer[];
  /** Whose it is, once that is known. */
  guest: string | undefined;
  isAlive: boolean;
}

export class Sockets implements Outlet {
  readonly #setup: SocketSetup;
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: MESSAGE_BYTES,
    perMessageDeflate: false,
    clientTracking: false,
  });
  readonly #lines = new Map<string, Line>();
  /** Those that hold frames back. */
  readonly #holding: Line[] = [];
  readonly #messages: Allowances;
  readonly #ofAddress = new Map<string, number>();
  readonly #pinging: NodeJS.Timeout;
  #hub: Hub | undefined;
  #lobby: Lobby | undefined;

  constructor(setup: SocketSetup) {
    this.#setup = setup;
    this.#messages = new Allowances(setup.messages);
    this.#pinging = setInterval(() => this.#ping(), PING_EVERY);
    this.#pinging.unref();
    setup.hear((told) => {
      if (told.kind === 'forgotten') this.#closeThoseOf(told.identity);
    });
  }

  get size(): number {
    return this.#lines.size;
  }

  /** Takes the upgrades of an HTTP server; the guard of its requests does not see them. */
  attach(server: http.Server, hub: Hub, lobby: Lobby): void {
    this.#hub = hub;
    this.#lobby = lobby;
    server.on('upgrade', (request, socket, head) => {
      socket.on('error', () => socket.destroy());
      const refusal = this.#refusalOf(request);
      if (refusal !== undefined) return refuse(socket, refusal);
      this.#server.handleUpgrade(request, socket, head, (opened) => this.#open(opened, socket, request));
    });
  }

  send(connections: readonly string[], text: string): void {
    const frame = frameOf(text);
    for (const connection of connections) {
      const line = this.#lines.get(connection);
      if (line?.socket.readyState === WebSocket.OPEN) this.#hold(line, frame);
    }
  }

  /** An answer, an update and a clock of one step go out in one piece: each write would be a call of the system. */
  #hold(line: Line, frame: Buffer): void {
    // What still waits since before, however long one text may be. What it misses it gets when it comes back.
    if (line.held.length === 0 && line.socket.bufferedAmount > BUFFERED_BYTES) line.socket.terminate();
    else {
      if (this.#holding.length === 0) process.nextTick(() => this.#writeAll());
      if (line.held.length === 0) this.#holding.push(line);
      line.held.push(frame);
    }
  }

  #writeAll(): void {
    for (const line of this.#holding.splice(0)) write(line);
  }

  close(connection: string): void {
    const line = this.#lines.get(connection);
    if (line === undefined) return;
    write(line);
    line.socket.close();
  }

  closeAll(): void {
    clearInterval(this.#pinging);
    this.#writeAll();
    for (const { socket } of this.#lines.values()) socket.close(1001);
    this.#server.close();
  }

  /** Who has had himself forgotten is nobody on his other devices, too: they come back as anybody would. */
  #closeThoseOf(guest: string): void {
    for (const [id, line] of this.#lines) if (line.guest === guest) this.close(id);
  }

  #refusalOf(request: http.IncomingMessage): number | undefined {
    const { hosts, trust } = this.#setup;
    const { host, origin } = request.headers;
    if (host === undefined) return 400;
    if (!isOwnHost(host, hosts, request.socket.localAddress)) return 421;
    if (request.url?.split('?')[0] !== SOCKET_PATH) return 404;
    if (!isOwnOrigin(origin, host)) return 403;
    const ofAddress = this.#ofAddress.get(addressOf(request, trust)) ?? 0;
    const isFull = this.#lines.size >= SOCKETS || ofAddress >= SOCKETS_OF_ADDRESS || this.#hub?.isDraining === true;
    return isFull ? 503 : undefined;
  }

  #open(socket: WebSocket, stream: Duplex, request: http.IncomingMessage): void {
    const { trust, guestOf, say } = this.#setup;
    const id = newSecret();
    const line: Line = {
      socket,
      stream,
      address: addressOf(request, trust),
      held: [],
      guest: undefined,
      isAlive: true,
    };
    this.#lines.set(id, line);
    this.#count(line.address, 1);
    // Whoever it is may say something at once: it waits until he is known.
    const guest = guestOf(request);
    guest.then(
      (known) => {
        line.guest = known?.id;
      },
      // Told when he says something; until then nobody waits for it.
      () => {},
    );
    const silent = setTimeout(() => socket.close(CLOSE.silent), JOIN_TIME);
    let table: Promise<HostedTable | undefined> | undefined;
    socket.on('pong', () => {
      line.isAlive = true;
    });
    socket.on('error', () => socket.terminate());
    socket.on('message', (data, isBinary) => {
      clearTimeout(silent);
      // Another process hears it: who is sent there says it again.
      if (this.#hub?.isDraining === true) return;
      const before = table;
      table = this.#hear(id, line, isBinary ? undefined : String(data), guest, before).catch((error: Error) => {
        if (!(error instanceof BadInput)) say(error.message);
        socket.close(error instanceof Unreachable ? CLOSE.later : CLOSE.policy);
        // The table he is at is to hear that he has gone.
        return before;
      });
    });
    socket.on('close', () => {
      clearTimeout(silent);
      this.#lines.delete(id);
      this.#count(line.address, -1);
      this.#lobby?.leave(id);
      void table?.then((joined) => joined?.tell({ kind: 'disconnected', connection: id }));
    });
  }

  /** One message after the other. Gives the table that the socket is at. */
  async #hear(
    id: string,
    { socket }: Line,
    text: string | undefined,
    guest: Promise<Identity | undefined>,
    before: Promise<HostedTable | undefined> | undefined,
  ): Promise<HostedTable | undefined> {
    if (!this.#messages.take(id, this.#setup.now())) {
      socket.close(CLOSE.tooMuch);
      return before;
    }
    if (text === undefined) throw new BadInput('', 'expected text');
    const message = parseClientMessage(text);
    const table = await before;
    if (table !== undefined) {
      table.tell({ kind: 'message', connection: id, message });
      return table;
    }
    if (message.kind === 'watch') {
      const who = await guest;
      if (this.#lines.has(id)) await this.#lobby?.watch(id, who?.id);
      return undefined;
    }
    if (message.kind !== 'join') throw new BadInput('kind', 'expected join first');
    const joined = await this.#hub?.join(id, message, await guest);
    if (joined === undefined) {
      this.send([id], formatServerMessage({ kind: 'bye', reason: 'unknown' }));
      this.close(id);
    } else if (!this.#lines.has(id)) joined.tell({ kind: 'disconnected', connection: id });
    return joined;
  }

  #count(address: string, change: number): void {
    const count = (this.#ofAddress.get(address) ?? 0) + change;
    if (count > 0) this.#ofAddress.set(address, count);
    else this.#ofAddress.delete(address);
  }

  #ping(): void {
    for (const line of this.#lines.values()) {
      if (line.isAlive) line.socket.ping();
      else line.socket.terminate();
      line.isAlive = false;
    }
  }
}

/** Nothing comes after the frame that closes a socket. */
function write({ socket, stream, held }: Line): void {
  const frames = held.splice(0);
  if (frames.length === 0 || socket.readyState !== WebSocket.OPEN) return;
  stream.write(frames.length === 1 ? frames[0] : Buffer.concat(frames));
}

function refuse(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}
