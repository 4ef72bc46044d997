// boardgame.io's own server, in memory, with the same rules and views. Legality is not checked, nothing is stored and nobody
// proves who he is, which is kind to it. Argument: the folder it was fetched into.
import { createRequire } from 'node:module';
import type net from 'node:net';
import path from 'node:path';
import process from 'node:process';
import type { AnyGame } from '@three-crowns/core';
import { LIBRARY } from '../../../cli/src/bench/fetch.ts';
import { GAMES, SEATS } from './games.ts';
import { reportOn } from './usage.ts';

interface Running {
  readonly appServer: net.Server;
}

interface Library {
  Server(setup: { games: readonly object[]; origins: readonly string[] }): { run(port: number): Promise<Running> };
  readonly ActivePlayers: { readonly ALL: object };
}

/** It ships CommonJS; in production mode it leaves its checks for developers out. */
function load(folder: string): Library {
  process.env.NODE_ENV = 'production';
  const require = createRequire(path.join(folder, 'package.json'));
  return { ...require(`${LIBRARY}/server`), ...require(`${LIBRARY}/core`) };
}

let setUp = 0;

function wrapped(game: AnyGame, { ActivePlayers }: Library): object {
  return {
    name: game.id,
    setup: () => game.rules.setup(game.parseOptions({ seats: SEATS }), `load ${setUp++}`),
    moves: {
      play: {
        move: ({ G, playerID }: { G: unknown; playerID: string }, move: unknown) => {
          game.rules.play(G, Number(playerID), move);
        },
        ignoreStaleStateID: true,
      },
    },
    turn: { activePlayers: ActivePlayers.ALL },
    playerView: ({ G, playerID }: { G: unknown; playerID: string | null }) =>
      game.secrets.view(G, playerID === null ? 'spectator' : Number(playerID)),
    disableUndo: true,
  };
}

const [folder] = process.argv.slice(2);
const library = load(folder);
const { appServer } = await library.Server({ games: GAMES.map((game) => wrapped(game, library)), origins: [] }).run(0);
const address = appServer.address();
if (address === null || typeof address === 'string') throw new Error('the server listens on no port');
reportOn(appServer, `http://127.0.0.1:${address.port}`);
