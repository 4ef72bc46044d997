/** What is measured of a game: random playouts, whole games, and the price of a copy, a view and a dealt world. */
import { BOTS } from '@three-crowns/ai';
import { type AnyGame, luckOf, playRandom, worldLuck } from '@three-crowns/core';
import { repeat, type Subject } from './subject.ts';

const COPIES_AT_ONCE = 100;

export function subjectsOf(game: AnyGame): Subject[] {
  const { min, max } = game.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return [
    playouts(game, counts),
    copies(game, 'clone', (state) => game.rules.clone(state)),
    copies(game, 'view', (state) => game.secrets.view(state, 0)),
    copies(game, 'world dealt from a view', (state, i) => game.secrets.determinize(state, worldLuck(`${i}`)), true),
    ...counts.map((seats) => botGames(game, seats, 'random')),
    ...counts.map((seats) => botGames(game, seats, 'greedy')),
  ];
}

/** The legal moves are listed at every step; the seat counts take turns. */
function playouts(game: AnyGame, counts: readonly number[]): Subject {
  const luck = worldLuck('bench');
  return {
    name: `${game.name}: random playouts`,
    what: 'moves',
    run: (milliseconds) =>
      repeat(milliseconds, (i) => {
        const options = game.parseOptions({ seats: counts[i % counts.length] });
        return playRandom(game, game.rules.setup(options, `bench/${i}`), luck);
      }),
  };
}

function copies(game: AnyGame, name: string, copy: (state: unknown, i: number) => unknown, ofView = false): Subject {
  return {
    name: `${game.name}: ${name}`,
    what: 'copies',
    run(milliseconds) {
      const full = midGame(game);
      const state = ofView ? game.secrets.view(full, 0) : full;
      return repeat(milliseconds, (i) => {
        for (let k = 0; k < COPIES_AT_ONCE; k++) copy(state, i * COPIES_AT_ONCE + k);
        return COPIES_AT_ONCE;
      });
    },
  };
}

function midGame(game: AnyGame): unknown {
  const state = game.rules.setup(game.parseOptions({ seats: game.seats.max }), 'bench');
  playRandom(game, state, worldLuck('bench'), { maxMoves: 60 });
  return state;
}

/** Bots are given views, as at a real table. */
function botGames(game: AnyGame, seats: number, name: string): Subject {
  const bot = BOTS[name];
  return {
    name: `${game.name}: ${name} games, ${seats} seats`,
    what: 'games',
    run: (milliseconds) =>
      repeat(milliseconds, (i) => {
        const state = game.rules.setup(game.parseOptions({ seats }), `bench/${i}`);
        const luck = luckOf(`bench/${i}`);
        for (let asked = game.rules.pending(state); asked.length > 0; asked = game.rules.pending(state)) {
          const { seat } = asked[0];
          game.rules.play(state, seat, bot.choose(game, game.secrets.view(state, seat), seat, luck));
        }
        return 1;
      }),
  };
}
