/**
 * What is measured of a game: random playouts; the price of a copy, a view, a dealt world, a judgement and a move at a
 * table; worlds played out as a search does it; what the bots decide.
 */
import { type Bot, greedyBot, randomBot } from '@three-crowns/ai';
import { type AnyGame, dealWorld, luckOf, playRandom, worldLuck } from '@three-crowns/core';
import { preparing } from './preparing.ts';
import { seatCounts } from './seatCounts.ts';
import type { Subject } from './subject.ts';

const AT_ONCE = 100;

export const PLAYOUTS = 'random playouts';

export function rowsOf(game: AnyGame): Subject[] {
  const { rules, secrets, instinct } = game;
  const thread = `${game.id} parts`;
  const row = (name: string, what: string, prepare: () => () => number): Subject => ({
    name: `${game.name}: ${name}`,
    what,
    thread,
    prepare,
  });
  const ofState = (work: (state: unknown, i: number) => unknown) => () => manyTimes(midGame(game), work);
  const ofView = (work: (view: unknown, i: number) => unknown) => () => manyTimes(secrets.view(midGame(game), 0), work);
  const luck = worldLuck('bench');
  const worth = new Float64Array(game.seats.max);
  return [
    { ...row(PLAYOUTS, 'moves', () => playouts(game)), thread: `${game.id} playouts` },
    row(
      'clone',
      'copies',
      ofState((state) => rules.clone(state)),
    ),
    row(
      'view',
      'views',
      ofState((state) => secrets.view(state, 0)),
    ),
    row(
      'world dealt from a view',
      'worlds',
      ofView((view) => dealWorld(game, view, luck)),
    ),
    row('world dealt and played out', 'worlds', () => playedOut(game)),
    row(
      'evaluate',
      'situations',
      ofState((state) => instinct.evaluate(state, worth)),
    ),
    row('prepare', 'moves', () => preparing(game)),
    row('random bot', 'decisions', () => decisions(game, randomBot)),
    row('greedy bot', 'decisions', () => decisions(game, greedyBot)),
  ];
}

/** The legal moves are listed at every step; the seat counts take turns. */
function playouts(game: AnyGame): () => number {
  const luck = worldLuck('bench');
  const counts = seatCounts(game);
  let games = 0;
  return () => {
    const options: unknown = game.parseOptions({ seats: counts[games % counts.length] });
    games += 1;
    return playRandom(game, game.rules.setup(options, `bench/${games}`), luck);
  };
}

/** What one thought of a search costs: a world of the viewer's view, played at random to its end. */
function playedOut(game: AnyGame): () => number {
  const luck = worldLuck('bench');
  const view: unknown = game.secrets.view(midGame(game), 0);
  return () => {
    playRandom(game, dealWorld(game, view, luck), luck);
    return 1;
  };
}

/** Bots are given views, as at a real table; the seat counts take turns. */
function decisions(game: AnyGame, bot: Bot): () => number {
  const { rules, secrets } = game;
  const luck = luckOf('bench');
  const counts = seatCounts(game);
  let games = 0;
  let state: unknown;
  return () => {
    let asked = state === undefined ? [] : rules.pending(state);
    if (asked.length === 0) {
      state = rules.setup(game.parseOptions({ seats: counts[games % counts.length] }), `bench/${games}`);
      games += 1;
      asked = rules.pending(state);
    }
    const { seat } = asked[0];
    rules.play(state, seat, bot.choose(game, secrets.view(state, seat), seat, luck));
    return 1;
  };
}

function manyTimes<T>(thing: T, work: (thing: T, i: number) => unknown): () => number {
  return () => {
    for (let i = 0; i < AT_ONCE; i++) work(thing, i);
    return AT_ONCE;
  };
}

function midGame(game: AnyGame): unknown {
  const state: unknown = game.rules.setup(game.parseOptions({ seats: game.seats.max }), 'bench');
  playRandom(game, state, worldLuck('bench'), { maxMoves: 60 });
  return state;
}
