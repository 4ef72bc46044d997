/** Tables at boardgame.io's server, over its own messages and the library for sockets that it brings. */
import { createRequire } from 'node:module';
import path from 'node:path';
import type { AnyGame, Seat } from '@three-crowns/core';
import { SEATS } from './games.ts';
import type { Hear, Place, Seated } from './place.ts';

interface TheirState {
  readonly G: unknown;
  readonly _stateID: number;
}

interface LogEntry {
  readonly action: { readonly payload: { readonly playerID: string } };
}

interface Socket {
  on(event: 'connect', act: () => void): void;
  on(event: 'sync', act: (match: string, sync: { state: TheirState }) => void): void;
  on(event: 'update', act: (match: string, state: TheirState, log: readonly LogEntry[]) => void): void;
  on(event: 'connect_error', act: (error: Error) => void): void;
  emit(event: string, ...args: unknown[]): void;
  disconnect(): void;
}

interface Library {
  io(url: string, options: object): Socket;
}

/** @param folder the one it was fetched into */
export function theirPlace(url: string, folder: string): Place {
  const library: Library = createRequire(path.join(folder, 'package.json'))('socket.io-client');
  let opened = 0;
  return {
    open: (game, hear) => {
      const match = `match-${opened++}`;
      const seats = Array.from({ length: SEATS }, (_, seat) => seat);
      // The first one makes the match.
      return seats.reduce<Promise<readonly Seated[]>>(
        async (before, seat) => [...(await before), await join(library, { url, game, match, seat }, hear(seat))],
        Promise.resolve([]),
      );
    },
  };
}

interface Where {
  readonly url: string;
  readonly game: AnyGame;
  readonly match: string;
  readonly seat: Seat;
}

function join({ io }: Library, { url, game, match, seat }: Where, hear: Hear): Promise<Seated> {
  const socket = io(`${url}/${game.id}`, { transports: ['websocket'], forceNew: true });
  const player = String(seat);
  let stateId = 0;
  const show = ({ G, _stateID }: TheirState, movers: readonly Seat[]): void => {
    stateId = _stateID;
    hear(G, movers);
  };
  const seated: Seated = {
    play: (move) => {
      const payload = { type: 'play', args: [move], playerID: player };
      socket.emit('update', { type: 'MAKE_MOVE', payload }, stateId, match, player);
    },
    close: () => socket.disconnect(),
  };
  return new Promise((resolve, reject) => {
    socket.on('connect', () => socket.emit('sync', match, player, undefined, SEATS));
    socket.on('connect_error', reject);
    socket.on('sync', (_match, { state }) => {
      show(state, []);
      resolve(seated);
    });
    socket.on('update', (_match, state, log) => {
      show(
        state,
        log.map(({ action }) => Number(action.payload.playerID)),
      );
    });
  });
}
