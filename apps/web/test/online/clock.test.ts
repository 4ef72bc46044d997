import { expect, it } from 'vitest';
import { clockFigures, leftOn, letterTime } from '../../src/table/together/clock.ts';

it.each([
  [600_000, '10:00'],
  [59_001, '1:00'],
  [30_000, '0:30'],
  [10_000, '0:10'],
  [9_949, '0:09.9'],
  [0, '0:00.0'],
])('shows %i milliseconds as %s', (left, shown) => {
  expect(clockFigures(left)).toBe(shown);
});

it('runs only where it runs, and never below nothing', () => {
  const clocks = { left: [5000, 7000], running: [1] };
  const together = { clocks, clocksAt: 1000 };
  expect(leftOn(together, 0, 3000)).toBe(5000);
  expect(leftOn(together, 1, 3000)).toBe(5000);
  expect(leftOn(together, 1, 99_000)).toBe(0);
  expect(leftOn({ ...together, clocks: { left: [], running: [] } }, 0, 0)).toBeUndefined();
});

it('counts days and hours by letter', () => {
  expect(letterTime(28 * 3_600_000)).toEqual({ days: 1, hours: 4 });
});
