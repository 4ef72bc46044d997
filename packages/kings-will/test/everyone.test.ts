/** What everyone together has seen, and worlds dealt from it: as after an undo over luck. */
import { UNKNOWN, worldLuck } from '@three-crowns/core';
import { describe, expect, test } from 'vitest';
import { parseMove } from '../src/notation.ts';
import { parseOptions } from '../src/options.ts';
import { setup } from '../src/setup.ts';
import type { State } from '../src/state.ts';
import { play } from '../src/turn.ts';
import { determinize, view } from '../src/view.ts';
import { NO_WILL } from '../src/vocabulary.ts';

const stateOf = (options: Readonly<Record<string, unknown>>): State =>
  setup(parseOptions({ seats: 3, ...options }), 'everyone');

function keep(state: State, seat: number): void {
  const move = parseMove(state, seat, 'keep 1');
  if (move === undefined) throw new Error('nothing to keep');
  play(state, seat, move);
}

const WORLDS = 40;
const worldsOf = (state: State): State[] =>
  Array.from({ length: WORLDS }, (_, i) => determinize(view(state, 'everyone'), worldLuck(`everyone ${i}`)));

describe.each(['on', 'off'])('notebook %s', (notebook) => {
  test('everyone has seen all hands, the cards put away, and those of the plan that somebody looked at', () => {
    const state = stateOf({ notebook });
    keep(state, 1);
    const seen = view(state, 'everyone');
    expect(seen.hands).toEqual(state.hands);
    expect(seen.discards).toEqual(state.discards);
    expect(seen.plan[1]).toBe(state.plan[1]);
    expect(seen.plan.slice(3)).toEqual(state.plan.slice(3).map((will) => (will === NO_WILL ? NO_WILL : UNKNOWN)));
  });

  test('a card that a seat looks at later is seen from then on', () => {
    const state = stateOf({ notebook });
    const last = state.plan.length - 1;
    expect(view(state, 'everyone').plan[last]).toBe(UNKNOWN);
    state.seen[last] = 0b100;
    expect(view(state, 'everyone').plan[last]).toBe(state.plan[last]);
  });
});

test('everyone has seen all points, and no board of a later round', () => {
  const state = stateOf({});
  state.palatinates[2].points = 9;
  const seen = view(state, 'everyone');
  expect(seen.palatinates).toEqual(state.palatinates);
  expect(seen.journey).toEqual([state.journey[0], ...Array(state.journey.length - 1).fill(UNKNOWN)]);
});

test('in worlds dealt from it hands and points stay; unseen cards of the plan and later boards change', () => {
  const state = stateOf({ notebook: 'off' });
  keep(state, 0);
  const worlds = worldsOf(state);
  const last = state.plan.length - 1;
  for (const world of worlds) {
    expect(world.hands).toEqual(state.hands);
    expect(world.discards).toEqual(state.discards);
    expect(world.palatinates).toEqual(state.palatinates);
    expect(world.plan[0]).toBe(state.plan[0]);
    expect(world.journey[0]).toBe(state.journey[0]);
    for (const viewer of [0, 1, 2, 'spectator'] as const) expect(view(world, viewer)).toEqual(view(state, viewer));
  }
  expect(new Set(worlds.map(({ plan }) => plan[last])).size).toBeGreaterThan(1);
  expect(new Set(worlds.map(({ journey }) => journey.join())).size).toBeGreaterThan(5);
});
