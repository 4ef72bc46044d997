/**
 * The same rules behind boardgame.io's reducer, as a board-game app of the usual kind runs them: its action goes through
 * `makeMove`, Immer and its plugins. Its undo history is off, which is kind to it.
 */
import { createRequire } from 'node:module';
import { type AnyGame, randomMove, worldLuck } from '@three-crowns/core';
import { repeat, type Subject } from './subject.ts';

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

export function behindBoardgameIo(game: AnyGame): Subject {
  const luck = worldLuck('bench');
  const counts = [game.seats.min, game.seats.max];
  return {
    name: `${game.name}: the same behind boardgame.io 0.50.2`,
    what: 'moves',
    run(milliseconds) {
      const { CreateGameReducer, InitializeGame, ActivePlayers } = load();
      return repeat(milliseconds, (i) => {
        const seats = counts[i % counts.length];
        const wrapped = {
          setup: () => game.rules.setup(game.parseOptions({ seats }), `bench/${i}`),
          moves: {
            play: ({ G, playerID }: { G: unknown; playerID: string }, move: unknown) => {
              game.rules.play(G, Number(playerID), move);
            },
          },
          turn: { activePlayers: ActivePlayers.ALL },
          disableUndo: true,
        };
        const reduce = CreateGameReducer({ game: wrapped });
        let match = InitializeGame({ game: wrapped, numPlayers: seats });
        let moves = 0;
        for (let choice = randomMove(game, match.G, luck); choice; choice = randomMove(game, match.G, luck)) {
          const payload = { type: 'play', args: [choice.move], playerID: `${choice.seat}` };
          const before = match.G;
          match = reduce(match, { type: 'MAKE_MOVE', payload });
          if (match.G === before) throw new Error('boardgame.io refused a legal move: the comparison would be false');
          moves += 1;
        }
        return moves;
      });
    },
  };
}

/** It ships CommonJS; in production mode it leaves its checks for developers out. */
function load(): Internal & Core {
  process.env.NODE_ENV ??= 'production';
  const require = createRequire(import.meta.url);
  const internal: Internal = require('boardgame.io/internal');
  const core: Core = require('boardgame.io/core');
  return { ...internal, ActivePlayers: core.ActivePlayers };
}
