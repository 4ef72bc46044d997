/** What a finished game says of the situations on its way. */
import type { Outcome } from '@three-crowns/core';
import { expect, test } from 'vitest';
import { samplesOf } from '../src/notes.ts';

const score = (total: number) => ({ total, lines: [] });
const outcome: Outcome = { scores: [score(12), score(9)], places: [1, 2], winners: [0] };
/** Two turns of two seats, one feature. */
const rows = [[1], [-1], [2], [-2]].map((row) => Float32Array.from(row));
const notes = { seats: 2, width: 1, rows, outcome };
const weights = { win: [1, 0], margin: [1, 0] };

test('the end alone counts without weights, or with a blend of 1', () => {
  for (const samples of [samplesOf(notes, undefined, 0.5), samplesOf(notes, weights, 1)]) {
    expect([...samples.rows]).toEqual([1, -1, 2, -2]);
    expect([...samples.margins]).toEqual([3, -3, 3, -3]);
    expect([...samples.wins]).toEqual([1, 0, 1, 0]);
  }
});

test('a blend takes what the value says of the next turn', () => {
  const { margins, wins } = samplesOf(notes, weights, 0.5);
  expect([...margins]).toEqual([2.5, -2.5, 3, -3]);
  const chance = 1 / (1 + Math.exp(-2));
  expect(wins[0]).toBeCloseTo((1 + chance) / 2);
  expect([...wins].slice(2)).toEqual([1, 0]);
});

test('a victory is shared, and a rival without a seat is one', () => {
  const shared = samplesOf({ ...notes, outcome: { ...outcome, winners: [0, 1] } }, undefined, 1);
  expect([...shared.wins]).toEqual([0.5, 0.5, 0.5, 0.5]);
  const lord = { key: 'lord', score: score(20), place: 1 };
  const lost = samplesOf({ ...notes, outcome: { ...outcome, winners: [], rivals: [lord] } }, undefined, 1);
  expect([...lost.margins]).toEqual([-8, -11, -8, -11]);
});

test('a game without an end teaches nothing', () => {
  expect(samplesOf({ ...notes, outcome: undefined }, undefined, 1).margins).toHaveLength(0);
});
