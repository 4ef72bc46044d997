/** Arrows of a hint keep off what is printed on the things they pass. */
import { expect, test } from 'vitest';
import { arrowBetween } from '../../src/table/hint/arrow.ts';

const SIZE = 100;
const at = (column: number, row: number) => ({ left: column * SIZE, top: row * SIZE, width: SIZE, height: SIZE });
const pointsOf = (path: string) =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

test('a level one runs through the middle, from the edge of the first to the last', () => {
  const points = pointsOf(arrowBetween(at(0, 0), at(3, 0))?.shaft ?? '');
  for (const [, y] of points) expect(y).toBe(SIZE / 2);
  expect(points[0][0]).toBeGreaterThan(SIZE / 2);
  expect(points[1][0]).toBeGreaterThan(2.5 * SIZE);
});

test('an upright one runs along the edge, where no name stands', () => {
  for (const [x] of pointsOf(arrowBetween(at(0, 3), at(0, 0))?.shaft ?? '')) expect(x).toBeGreaterThan(0.85 * SIZE);
  for (const [x] of pointsOf(arrowBetween(at(0, 0), at(0, 3))?.shaft ?? '')) expect(x).toBeGreaterThan(0.85 * SIZE);
});

test('a slanted one runs beside the middle', () => {
  const [[x, y]] = pointsOf(arrowBetween(at(0, 0), at(2, 2))?.shaft ?? '');
  expect(Math.abs(x - y)).toBeGreaterThan(0.1 * SIZE);
});

test('there is none where nothing moves', () => {
  expect(arrowBetween(at(1, 1), at(1, 1))).toBeUndefined();
});
