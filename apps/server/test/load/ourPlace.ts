/** Tables at our server: opened, joined and played as a page does it. */
import { randomUUID } from 'node:crypto';
import { type AnyGame, type Change, changed, type Seat } from '@three-crowns/core';
import {
  type Asked,
  type ClientMessage,
  type Clocks,
  formatClientMessage,
  type Pace,
  PROTOCOL,
  type ServerMessage,
} from '@three-crowns/protocol';
import { WebSocket } from 'ws';
import { begun, type Guest, guestNamed } from '../online/served.ts';
import { SEATS } from './games.ts';
import type { Hear, Place, Seated } from './place.ts';

/** Of one pair of people. */
const TABLES_AT_ONCE = 10;

/** @param urls of the processes that serve the same tables: who sits at one table comes to it by different ones */
export function ourPlace(urls: readonly string[], pace: Pace): Place {
  let opened = 0;
  let pair: Promise<readonly [Guest, Guest]>;
  return {
    open: async (game, hear) => {
      if (opened % TABLES_AT_ONCE === 0) pair = pairAt(urls[0], opened / TABLES_AT_ONCE);
      const number = opened++;
      const guests = await pair;
      const table = await begun(...guests, {
        game: game.id,
        options: { seats: SEATS },
        visibility: 'link',
        pace,
      });
      return Promise.all(
        guests.map(({ headers }, seat) => {
          const socket = new WebSocket(new URL('/api/socket', urls[(number + seat) % urls.length]), { headers });
          return OurSeat.join(socket, table, game, seat, hear(seat));
        }),
      );
    },
  };
}

/** Each pair comes from an address of its own: the server limits what one may do. */
function pairAt(url: string, n: number): Promise<[Guest, Guest]> {
  const headers = { 'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` };
  return Promise.all([guestNamed(url, 'Ada', headers), guestNamed(url, 'Bob', headers)]);
}

class OurSeat implements Seated {
  readonly #socket: WebSocket;
  readonly #game: AnyGame;
  readonly #seat: Seat;
  readonly #hear: Hear;
  #view: unknown;
  #asked: Asked | undefined;

  private constructor(socket: WebSocket, game: AnyGame, seat: Seat, hear: Hear) {
    this.#socket = socket;
    this.#game = game;
    this.#seat = seat;
    this.#hear = hear;
  }

  static join(socket: WebSocket, table: string, game: AnyGame, seat: Seat, hear: Hear): Promise<OurSeat> {
    const seated = new OurSeat(socket, game, seat, hear);
    return new Promise((resolve, reject) => {
      socket.on('open', () => seated.#say({ kind: 'join', protocol: PROTOCOL, table }));
      socket.on('message', (data) => {
        seated.#receive(JSON.parse(String(data)));
        resolve(seated);
      });
      socket.on('error', reject);
    });
  }

  play(move: unknown): void {
    const { question = '' } = this.#asked ?? {};
    const line = `${this.#seat + 1} ${this.#game.notation.formatMove(this.#view, move)}`;
    this.#say({ kind: 'command', id: randomUUID(), line, seen: question });
  }

  close(): void {
    this.#socket.close();
  }

  #say(message: ClientMessage): void {
    this.#socket.send(formatClientMessage(message));
  }

  #receive(message: ServerMessage): void {
    if (message.kind === 'answer' && message.status !== 'entered') throw new Error(JSON.stringify(message));
    if (message.kind !== 'joined' && message.kind !== 'update') return;
    const [{ moments }] = message.views;
    const start = 'start' in message.views[0] ? message.views[0].start : this.#view;
    this.#view = moments.reduce((view, { change }: { readonly change?: Change }) => changed(view, change), start);
    const asked = message.asked.find(({ seat }) => seat === this.#seat);
    this.#ask(asked, message.clocks);
    this.#hear(this.#view, message.kind === 'joined' ? [] : message.lines.map((line) => Number.parseInt(line, 10) - 1));
  }

  /** A page says when a question is on the screen: a clock starts. */
  #ask(asked: Asked | undefined, { left }: Clocks): void {
    const isNew = asked !== undefined && asked.question !== this.#asked?.question;
    this.#asked = asked;
    if (isNew && left.length > 0) this.#say({ kind: 'shown', seat: this.#seat, question: asked.question });
  }
}
