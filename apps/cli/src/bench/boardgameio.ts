/**
 * The same rules behind boardgame.io's reducer, as a board-game app of the usual kind runs them: its action goes through
 * `makeMove`, Immer and its plugins. Its undo history is off, which is kind to it.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type AnyGame, randomMove, worldLuck } from '@three-crowns/core';
import { LIBRARY, VERSION } from './fetch.ts';
import type { Subject } from './subject.ts';

interface MatchState {
  readonly G: unknown;
}

interface Internal {
  CreateGameReducer(options: { game: object }): (state: MatchState, action: object) => MatchState;
  InitializeGame(options: { game: object; numPlayers: number }): MatchState;
}

interface Core {
  readonly ActivePlayers: { readonly ALL: object };
}

export const BEHIND = `the same behind ${LIBRARY}`;

export function behindBoardgameIo(game: AnyGame, folder: string): Subject {
  return {
    name: `${game.name}: ${BEHIND} ${VERSION}`,
    what: 'moves',
    thread: `${game.id} boardgame.io`,
    prepare: () => stepsOf(game, load(folder)),
  };
}

interface Match {
  state: MatchState;
  readonly reduce: (state: MatchState, action: object) => MatchState;
}

/** A step is a move: a whole game takes too long. The smallest and the largest number of seats take turns. */
function stepsOf(game: AnyGame, library: Internal & Core): () => number {
  const luck = worldLuck('bench');
  const counts = [game.seats.min, game.seats.max];
  let matches = 0;
  let match: Match | undefined;
  return () => {
    let choice = match === undefined ? undefined : randomMove(game, match.state.G, luck);
    if (match === undefined || choice === undefined) {
      match = newMatch(game, library, counts[matches % counts.length], `bench/${matches}`);
      matches += 1;
      choice = randomMove(game, match.state.G, luck);
    }
    const payload = { type: 'play', args: [choice?.move], playerID: `${choice?.seat}` };
    const before = match.state.G;
    match.state = match.reduce(match.state, { type: 'MAKE_MOVE', payload });
    if (match.state.G === before) throw new Error('boardgame.io refused a legal move: the comparison would be false');
    return 1;
  };
}

function newMatch(game: AnyGame, library: Internal & Core, seats: number, seed: string): Match {
  const wrapped = {
    setup: () => game.rules.setup(game.parseOptions({ seats }), seed),
    moves: {
      play: ({ G, playerID }: { G: unknown; playerID: string }, move: unknown) => {
        game.rules.play(G, Number(playerID), move);
      },
    },
    turn: { activePlayers: library.ActivePlayers.ALL },
    disableUndo: true,
  };
  const reduce = library.CreateGameReducer({ game: wrapped });
  return { reduce, state: library.InitializeGame({ game: wrapped, numPlayers: seats }) };
}

/** It ships CommonJS; in production mode it leaves its checks for developers out. */
function load(folder: string): Internal & Core {
  process.env.NODE_ENV ??= 'production';
  const require = createRequire(join(folder, 'package.json'));
  const internal: Internal = require(`${LIBRARY}/internal`);
  const core: Core = require(`${LIBRARY}/core`);
  return { ...internal, ActivePlayers: core.ActivePlayers };
}
