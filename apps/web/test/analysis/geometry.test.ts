import type { Step } from '@three-crowns/coach';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  apart,
  linesOf,
  namedRounds,
  openingOf,
  pathBelow,
  pathThrough,
  plotIn,
  quietest,
  rangeOf,
  scalingOf,
  ticksOf,
  withRoom,
} from '../../src/pages/analysis/graph/geometry.ts';

const STEPS: readonly Step[] = [
  {
    ply: 0,
    seat: 0,
    before: { chances: [0.5, 0.5], points: [20, 24] },
    after: { chances: [0.4, 0.6], points: [18, 24] },
  },
  {
    ply: 1,
    seat: 1,
    before: { chances: [0.45, 0.55], points: [19, 23] },
    after: { chances: [0.45, 0.55], points: [19, 23] },
  },
];

describe('lines', () => {
  test('hold what each decision began with and came to, and the result at their end', () => {
    const end = { chances: [0, 1], points: [17, 31] };
    expect(linesOf(STEPS, 'chances', 2, end)[0]).toEqual([
      { ply: 0, value: 0.5 },
      { ply: 0.5, value: 0.4 },
      { ply: 1, value: 0.45 },
      { ply: 1.5, value: 0.45 },
      { ply: 2, value: 0 },
    ]);
  });

  test('end where the analysis is, while it goes on', () => {
    expect(linesOf(STEPS, 'points', 2)[1].at(-1)).toEqual({ ply: 1.5, value: 23 });
    expect(linesOf([], 'points', 2)).toEqual([[], []]);
  });
});

test('chances are drawn from none to all, points between tens around them', () => {
  const lines = linesOf(STEPS, 'points', 2, { chances: [0, 1], points: [17, 31] });
  expect(rangeOf(lines, 'chances')).toEqual([0, 1]);
  expect(rangeOf(lines, 'points')).toEqual([10, 40]);
  expect(rangeOf([[{ ply: 0, value: 20 }]], 'points')).toEqual([20, 30]);
  expect(rangeOf([[]], 'points')).toEqual([0, 10]);
  expect(ticksOf([10, 40])).toEqual([10, 17.5, 25, 32.5, 40]);
});

test('a place on the graph is the ply that is drawn there', () => {
  const plies = fc.integer({ min: 1, max: 400 });
  fc.assert(
    fc.property(plies, fc.nat(), fc.integer({ min: 300, max: 2000 }), fc.boolean(), (count, n, width, isSmall) => {
      const scaling = scalingOf(plotIn({ width, height: 200 }, isSmall), count, [0, 1]);
      const ply = n % (count + 1);
      expect(scaling.plyAt(scaling.x(ply))).toBe(ply);
    }),
  );
  const scaling = scalingOf({ left: 10, top: 0, width: 100, height: 50 }, 4, [0, 1]);
  expect([scaling.plyAt(-50), scaling.plyAt(500)]).toEqual([0, 4]);
  expect([scaling.y(0), scaling.y(1)]).toEqual([50, 0]);
});

test('a line and the ground below it are paths of the same dots', () => {
  const scaling = scalingOf({ left: 0, top: 0, width: 100, height: 100 }, 2, [0, 1]);
  const dots = [
    { ply: 0, value: 0.5 },
    { ply: 2, value: 1 },
  ];
  expect(pathThrough(dots, scaling)).toBe('M0 50L100 0');
  expect(pathBelow(dots, scaling, 100)).toBe('M0 50L100 0L100 100L0 100Z');
  expect(pathBelow([], scaling, 100)).toBe('');
});

test('names beside the lines keep their order and a distance, and stay inside', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 1, maxLength: 5 }), (wanted) => {
      const places = apart(wanted, 18, 0, 200);
      const sorted = [...places].sort((a, b) => a - b);
      for (const [i, place] of sorted.entries()) {
        expect(place).toBeGreaterThanOrEqual(0);
        expect(place).toBeLessThanOrEqual(200);
        if (i > 0) expect(place - sorted[i - 1]).toBeGreaterThanOrEqual(18);
      }
      for (const [i, a] of wanted.entries())
        for (const [j, b] of wanted.entries()) if (a < b) expect(places[i]).toBeLessThan(places[j]);
    }),
  );
  expect(apart([10, 100], 18, 0, 200)).toEqual([10, 100]);
});

test('where there is little room every second round is named, or every third', () => {
  const rounds = Array.from({ length: 12 }, (_, i) => ({ name: String(i + 1), from: i, to: i + 1 }));
  const names = (width: number) => namedRounds(rounds, width, 26).map(({ name }) => name);
  expect(names(400)).toHaveLength(12);
  expect(names(200)).toEqual(['1', '3', '5', '7', '9', '11']);
  expect(names(110)).toEqual(['1', '4', '7', '10']);
});

test('the opening of a line of chances is told apart, and meets the rest in a dot', () => {
  const dots = Array.from({ length: 9 }, (_, ply) => ({ ply, value: 0.5 }));
  const [opening, rest] = openingOf(dots, 8, 'chances');
  expect(opening.map(({ ply }) => ply)).toEqual([0, 1, 2, 3]);
  expect(rest.map(({ ply }) => ply)).toEqual([3, 4, 5, 6, 7, 8]);
  expect(openingOf(dots.slice(0, 2), 8, 'chances')).toEqual([dots.slice(0, 2), []]);
  expect(openingOf(dots, 8, 'points')[1]).toEqual(dots);
});

test('of marks that lie on each other the first in order is shown, and whatever has room beside it', () => {
  const marks = [
    { x: 0, y: 0, r: 6 },
    { x: 10, y: 0, r: 9 },
    { x: 20, y: 20, r: 9 },
  ];
  expect([...withRoom(marks, [1, 0, 2])]).toEqual([1, 2]);
  expect([...withRoom(marks, [0, 1, 2])]).toEqual([0, 2]);
});

test('words stand where the lines are furthest', () => {
  expect(quietest([10, 50, 90], [12, 20, 88])).toBe(50);
  expect(quietest([10, 50, 90], [48, 52, 80])).toBe(10);
  expect(quietest([10, 90], [])).toBe(10);
});
