/** Plays the seats of a guest at random over a WebSocket, comes back when the line is cut, and notes what it was promised. */
import { type Change, changed, draw, type Luck, type Seat, type Viewer, worldLuck } from '@three-crowns/core';
import { type Asked, formatClientMessage, PROTOCOL, type ServerMessage, type Standing } from '@three-crowns/protocol';
import { WebSocket } from 'ws';
import { gameNamed } from '../../src/games.ts';

interface PlayerSetup {
  /** Where a server is now. */
  readonly url: () => string;
  readonly cookie: string;
  readonly table: string;
  readonly seed: string;
  /** Plays by itself; else it only watches. */
  readonly plays?: boolean;
}

interface Pending {
  readonly id: string;
  readonly line: string;
  readonly seen: string;
}

/** Long enough not to keep a server busy that is not there. */
const AGAIN = 50;

export class Player {
  readonly #setup: PlayerSetup;
  readonly #luck: Luck;
  #socket: WebSocket | undefined;
  #isClosed = false;
  #sent = 0;
  #pending: Pending | undefined;
  #game = '';
  readonly log: string[] = [];
  readonly views = new Map<Viewer, unknown>();
  asked: readonly Asked[] = [];
  /** What the server said is stored: the number of each entry, and its line. */
  readonly promised = new Map<number, string>();
  readonly heard: ServerMessage[] = [];
  isOver = false;
  joins = 0;

  constructor(setup: PlayerSetup) {
    this.#setup = setup;
    this.#luck = worldLuck(setup.seed);
    this.#connect();
  }

  get seats(): Seat[] {
    return [...this.views.keys()].filter((viewer) => viewer !== 'spectator');
  }

  say(text: string): void {
    this.#socket?.send(text);
  }

  /** As if the network had gone: it comes back by itself. */
  cut(): void {
    this.#socket?.terminate();
  }

  close(): void {
    this.#isClosed = true;
    this.#socket?.close();
  }

  #connect(): void {
    const { url, cookie, table } = this.#setup;
    const socket = new WebSocket(new URL('/api/socket', url()), { headers: cookie === '' ? {} : { cookie } });
    this.#socket = socket;
    const has = this.joins === 0 ? {} : { has: { seq: this.log.length, seats: this.seats } };
    socket.on('open', () => socket.send(formatClientMessage({ kind: 'join', protocol: PROTOCOL, table, ...has })));
    socket.on('message', (data) => this.#hear(JSON.parse(String(data))));
    socket.on('error', () => {});
    socket.on('close', () => {
      if (!this.#isClosed) setTimeout(() => this.#isClosed || this.#connect(), AGAIN);
    });
  }

  #hear(message: ServerMessage): void {
    this.heard.push(message);
    if (message.kind === 'answer') this.#answered(message);
    if (message.kind === 'joined') {
      this.joins++;
      this.#game = message.game;
      this.log.splice(0, this.log.length, ...message.log);
      for (const { viewer, start, moments } of message.views) this.#follow(viewer, start, moments);
      this.#stand(message);
    }
    // As a page does it: what does not follow upon what it has is not taken. A server that loses moves would send that.
    if (message.kind === 'update' && message.after === this.log.length) {
      this.log.push(...message.lines);
      for (const { viewer, moments } of message.views) this.#follow(viewer, this.views.get(viewer), moments);
      this.#stand(message);
    }
  }

  #stand({ asked, over }: Standing): void {
    this.asked = asked;
    this.isOver = over !== undefined;
    if (this.#pending !== undefined) this.#send(this.#pending);
    else this.#play();
  }

  #follow(viewer: Viewer, from: unknown, moments: readonly { readonly change?: Change }[]): void {
    let view = from;
    for (const { change } of moments) view = changed(view, change);
    this.views.set(viewer, view);
  }

  #answered(answer: Extract<ServerMessage, { kind: 'answer' }>): void {
    if (answer.id !== this.#pending?.id || answer.status === 'voting') return;
    if (answer.status === 'entered' || answer.status === 'known') this.promised.set(answer.seq, this.#pending.line);
    this.#pending = undefined;
    this.#play();
  }

  #play(): void {
    const mine = this.asked.find(({ seat }) => this.views.has(seat));
    if (mine === undefined || this.#pending !== undefined || this.#setup.plays !== true) return;
    const game = gameNamed(this.#game);
    const view = this.views.get(mine.seat);
    const moves = game.rules.legalMoves(view, mine.seat);
    const text = game.notation.formatMove(view, moves[draw(this.#luck, moves.length)]);
    this.#sent++;
    const id = `${this.#setup.seed.replaceAll(/\W/g, '')}-${String(this.#sent).padStart(8, '0')}`.slice(-60);
    this.#pending = { id, line: `${mine.seat + 1} ${text}`, seen: mine.question };
    this.#send(this.#pending);
  }

  #send(pending: Pending): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.say(formatClientMessage({ kind: 'command', ...pending }));
  }
}
