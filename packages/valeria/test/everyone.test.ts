/** What everyone together has seen, and worlds dealt from it: as after an undo over luck. */
import { UNKNOWN, worldLuck } from '@three-crowns/core';
import { expect, test } from 'vitest';
import { determinize } from '../src/determinize.ts';
import { parseOptions } from '../src/options.ts';
import { setup } from '../src/setup.ts';
import type { State } from '../src/state.ts';
import { view } from '../src/view.ts';
import { everyPly } from './random.ts';

const stateOf = (options: Readonly<Record<string, unknown>>): State => setup(parseOptions(options), 'everyone');
const WORLDS = 40;
const worldsOf = (state: State): State[] =>
  Array.from({ length: WORLDS }, (_, i) => determinize(view(state, 'everyone'), worldLuck(`everyone ${i}`)));

test('everyone has seen all dukes that were dealt, and no card that lies face down', () => {
  const state = stateOf({ seats: 3, events: 'on', mixed: 'on' });
  const seen = view(state, 'everyone');
  expect(seen.players.map(({ dukes }) => dukes)).toEqual(state.players.map(({ dukes }) => dukes));
  seen.grid.forEach((stack, place) => {
    expect(stack.slice(0, state.down[place])).toEqual(Array(state.down[place]).fill(UNKNOWN));
    expect(stack.slice(state.down[place])).toEqual(state.grid[place].slice(state.down[place]));
  });
  expect(seen.events).toEqual(Array(state.events.length).fill(UNKNOWN));
});

test("nobody has seen the Dark Lord's duke before the end", () => {
  const seen = view(stateOf({ seats: 1 }), 'everyone');
  expect(seen.lord?.dukes).toEqual([UNKNOWN]);
});

test('in worlds dealt from it the dukes stay and the face-down piles change', () => {
  const state = stateOf({ seats: 2, events: 'on', mixed: 'on' });
  const worlds = worldsOf(state);
  for (const { players } of worlds) expect(players).toEqual(state.players);
  expect(new Set(worlds.map(({ grid }) => grid.slice(-5).join())).size).toBeGreaterThan(WORLDS / 2);
  expect(new Set(worlds.map(({ events }) => events.join())).size).toBeGreaterThan(5);
});

test('at every moment a seat sees in such a world what it sees at the table', () => {
  for (const state of everyPly({ options: { seats: 2, events: 'on', mixed: 'on' }, seed: 'everyone', games: 1 })) {
    const world = determinize(view(state, 'everyone'), worldLuck('deal'));
    for (const seat of [0, 1]) expect(view(world, seat)).toEqual(view(state, seat));
  }
});
