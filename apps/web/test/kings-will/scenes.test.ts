import { expect, test } from 'vitest';
import { variantsOf } from '../../src/games/kings-will/pieces/spots.ts';

test('the next landscape of a kind shows the other picture, outwards from the four laid first', () => {
  expect(variantsOf([0, 1, 2, 3, 1, 1])).toEqual([0, 0, 0, 0, 1, 0]);
  expect(variantsOf([5, 1, 1, 0, 1, 2, 3, 5])).toEqual([0, 0, 1, 0, 0, 0, 0, 0]);
  expect(variantsOf([])).toEqual([]);
});

test('a land that is added, at the left or at the right, changes no other picture', () => {
  const lands = [5, 2, 0, 1, 3, 4, 4];
  const scenes = variantsOf(lands);
  expect(variantsOf([5, ...lands]).slice(1)).toEqual(scenes);
  expect(variantsOf([...lands, 4]).slice(0, -1)).toEqual(scenes);
  expect(variantsOf([5, ...lands])[0]).not.toBe(scenes[0]);
});
