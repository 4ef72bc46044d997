import type { Luck, Step } from '@three-crowns/coach';
import { expect, test } from 'vitest';
import { faultSpots, luckBars } from '../../src/pages/analysis/graph/course.ts';
import { chosenRows, faultsIn, rowsOf, stepAmong } from '../../src/pages/analysis/study/rows.ts';

/** Seat 0 or 1 gives up so much chance. */
function step(ply: number, seat: number, lost: number, more: Partial<Step> = {}): Step {
  const before = { chances: [0.5, 0.5], points: [20, 20] };
  const chances = before.chances.map((chance, i) => (i === seat ? chance - lost : chance + lost));
  return { ply, seat, before, after: { ...before, chances }, ...(lost > 0 && { better: ['other'] }), ...more };
}

const STEPS: readonly Step[] = [
  step(0, 0, 0),
  step(1, 1, 0.03),
  step(2, 0, 0, { mark: 'forced' }),
  step(3, 0, 0.2),
  step(4, 1, 0, { mark: 'brilliant' }),
  step(5, 1, 0.01),
];

const LUCKS: readonly Luck[] = [
  { ply: 1, seat: 0, chance: 0.06, points: 0.2 },
  { ply: 1, seat: 1, chance: -0.06, points: -3 },
  { ply: 4, seat: 0, chance: 0.03, points: 1 },
  { ply: 4, seat: 1, chance: -0.03, points: -1 },
];

test('a row for every decision that was one, and for luck that told, once a ply', () => {
  const rows = rowsOf(STEPS, LUCKS, () => true).map((row) => [row.ply, row.kind === 'luck' ? 'luck' : row.grade]);
  expect(rows).toEqual([
    [0, 'best'],
    [1, 'imprecise'],
    [1, 'luck'],
    [3, 'blunder'],
    [4, 'brilliant'],
    [5, 'good'],
  ]);
});

test('the filters: everything, what mattered, what one seat did', () => {
  const rows = rowsOf(STEPS, LUCKS, () => true);
  const plies = (filter: 'all' | 'mattered' | 'mine', own?: number) =>
    chosenRows(rows, filter, own).map(({ ply, kind }) => `${ply} ${kind}`);
  expect(plies('all')).toHaveLength(6);
  expect(plies('mattered')).toEqual(['1 decision', '1 luck', '3 decision', '4 decision']);
  expect(plies('mine', 0)).toEqual(['0 decision', '1 luck', '3 decision']);
  expect(plies('mine')).toEqual([]);
});

test('what changed without dice, draws or reveals matters where it is much', () => {
  const much: Luck = { ply: 3, seat: 1, chance: -0.2, points: 0 };
  const rows = rowsOf(STEPS, [...LUCKS, much], () => false);
  const lucks = (filter: 'all' | 'mattered') =>
    chosenRows(rows, filter, undefined).flatMap(({ kind, ply }) => (kind === 'luck' ? [ply] : []));
  expect(lucks('all')).toEqual([1, 3]);
  expect(lucks('mattered')).toEqual([3]);
});

test('from mistake to mistake, and no further than there are any', () => {
  const faults = faultsIn(STEPS);
  expect(faults).toEqual([1, 3]);
  expect([0, 1, 2, 3].map((at) => stepAmong(faults, at, 1))).toEqual([1, 3, 3, undefined]);
  expect([1, 2, 3, 5].map((at) => stepAmong(faults, at, -1))).toEqual([undefined, 1, 1, 3]);
});

test('the graph marks each of them on the line of who made it', () => {
  expect(faultSpots(STEPS, 'points')).toEqual([
    { ply: 1, seat: 1, value: 20, grade: 'imprecise' },
    { ply: 3, seat: 0, value: 20, grade: 'blunder' },
  ]);
});

test('a bar of luck is that of the seat it touched most, by what is shown', () => {
  expect(luckBars(LUCKS, 'chances').map(({ ply, seat }) => [ply, seat])).toEqual([
    [1, 0],
    [4, 0],
  ]);
  expect(luckBars(LUCKS, 'points').map(({ seat, value }) => [seat, value])).toEqual([
    [1, -3],
    [0, 1],
  ]);
});
