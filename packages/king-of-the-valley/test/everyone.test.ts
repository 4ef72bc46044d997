/** What everyone together has seen, and worlds dealt from it: as after an undo over luck. */
import { worldLuck } from '@three-crowns/core';
import { expect, test } from 'vitest';
import { kingOfTheValley } from '../src/index.ts';

const { rules, secrets, parseOptions } = kingOfTheValley;
const state = rules.setup(parseOptions({ seats: 3 }), 'everyone');

test('nobody has a secret of their own: everyone has seen what anybody sees', () => {
  const seen = secrets.view(state, 'everyone');
  for (const viewer of [0, 1, 2, 'spectator'] as const) expect(seen).toEqual(secrets.view(state, viewer));
});

test('in worlds dealt from it the valley stays and the stacks keep their tiles in other orders', () => {
  const worlds = Array.from({ length: 20 }, (_, i) =>
    secrets.determinize(secrets.view(state, 'everyone'), worldLuck(`everyone ${i}`)),
  );
  const sorted = (tiles: readonly number[]) => tiles.toSorted((a, b) => a - b);
  for (const world of worlds) {
    expect(world.valley).toEqual(state.valley);
    expect(world.piles.map(sorted)).toEqual(state.piles.map(sorted));
  }
  expect(new Set(worlds.map(({ piles }) => piles.join())).size).toBe(worlds.length);
});
