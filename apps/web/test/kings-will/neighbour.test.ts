import { expect, test } from 'vitest';
import { neighbour } from '../../src/games/kings-will/board/neighbour.ts';

test('arrows lead along the action row and from its end to the royal visit', () => {
  expect(neighbour('slot-4', 'right')).toBe('slot-5');
  expect(neighbour('slot-5', 'left')).toBe('slot-4');
  expect(neighbour('slot-9', 'right')).toBe('levy');
  expect(neighbour('slot-1', 'left')).toBeUndefined();
});

test('arrows lead along the landscapes and between road, site and yard', () => {
  expect(neighbour('farmer-2', 'right')).toBe('farmer-3');
  expect(neighbour('site-2-1', 'left')).toBe('site-1-1');
  expect(neighbour('farmer-1', 'left')).toBe('end-left');
  expect(neighbour('farmer-2', 'up')).toBe('site-2-1');
  expect(neighbour('farmer-2', 'down')).toBe('yard-2');
  expect(neighbour('yard-2', 'up')).toBe('farmer-2');
});

test('elsewhere the page decides', () => {
  expect(neighbour('will-3', 'right')).toBeUndefined();
  expect(neighbour('building-mint', 'down')).toBeUndefined();
});
