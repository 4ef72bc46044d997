import { expect, it } from 'vitest';
import { dealWorld, draw, type Luck, playRandom, previewWorld, worldLuck } from '../src/index.ts';
import { type State, toy } from './toy/index.ts';

function middle(): State {
  const state = toy.rules.setup({ seats: 3 }, 'worlds');
  playRandom(toy, state, worldLuck('worlds'), { maxMoves: 8 });
  return state;
}

const drawn = (luck: Luck) => Array.from({ length: 8 }, () => draw(luck, 1000)).join();

it('deals every world with a luck of its own, and leaves the view as it is', () => {
  const view = toy.secrets.view(middle(), 0);
  const before = JSON.stringify(view);
  const luck = worldLuck('search');
  const worlds = Array.from({ length: 50 }, () => dealWorld(toy, view, luck));
  expect(luck.at).toBe(50);
  expect(new Set(worlds.map((world) => drawn(world.luck))).size).toBe(50);
  expect(new Set(worlds.map(({ hands }) => JSON.stringify(hands))).size).toBeGreaterThan(10);
  for (const world of worlds) expect(JSON.stringify(toy.secrets.view(world, 0))).toBe(before);
  expect(JSON.stringify(view)).toBe(before);
});

it('deals the same world for the same view to preview in, however often', () => {
  const view = toy.secrets.view(middle(), 0);
  const first = previewWorld(toy, view);
  playRandom(toy, first, worldLuck('played on'));
  const [second, third] = [previewWorld(toy, view), previewWorld(toy, view)];
  expect(second).toEqual(third);
  expect(toy.secrets.view(second, 0)).toEqual(view);
});
