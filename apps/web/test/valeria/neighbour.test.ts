import { PLACE_NAMES } from '@three-crowns/valeria/board';
import { expect, test } from 'vitest';
import { neighbour } from '../../src/games/valeria/board/neighbour.ts';

test('arrows lead over the grid, to the dice and into the own area', () => {
  expect(neighbour('m1', 'right')).toBe('m2');
  expect(neighbour('m1', 'down')).toBe('c1');
  expect(neighbour('c1', 'down')).toBe('c6');
  expect(neighbour('c6', 'down')).toBe('d1');
  expect(neighbour('d3', 'down')).toBe('gold');
  expect(neighbour('m1', 'up')).toBe('m1');
  expect(neighbour('c6', 'left')).toBe('c6');
  expect(neighbour('m5', 'right')).toBe('dice');
  expect(neighbour('dice', 'left')).toBe('m5');
  expect(neighbour('gold', 'down')).toBe('strength');
  expect(neighbour('gold', 'up')).toBe('d1');
});

test('every place leads back the way one came', () => {
  for (const place of PLACE_NAMES) {
    const right = neighbour(place, 'right');
    if (right !== undefined && right !== 'dice') expect(neighbour(right, 'left')).toBe(place);
    const down = neighbour(place, 'down');
    if (down !== undefined && PLACE_NAMES.includes(down)) expect(neighbour(down, 'up')).toBe(place);
  }
});
