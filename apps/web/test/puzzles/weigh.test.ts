import type { Line } from '@three-crowns/coach';
import { expect, test } from 'vitest';
import { faultIn } from '../../src/pages/puzzles/weigh.ts';

const lineOf = (text: string, chance: number): Line => {
  const sure = { mean: chance, error: 0.01 };
  const rest = { mean: 1 - chance, error: 0.01 };
  return { texts: [text, 'then'], outlook: { chances: [sure, rest], points: [sure, rest] }, why: [{ kind: 'waits' }] };
};

const advice = (...chances: readonly number[]) => ({
  seat: 0,
  lines: chances.map((chance, i) => lineOf(`move ${i}`, chance)),
});

test('a move is as good where it loses less than two in a hundred', () => {
  expect(faultIn(advice(0.6, 0.585, 0.5), 'move 0')).toBeUndefined();
  expect(faultIn(advice(0.6, 0.585, 0.5), 'move 1')).toBeUndefined();
  expect(faultIn(advice(0.6, 0.585, 0.5), 'move 2')?.lost).toBeCloseTo(0.1);
});

test('one that is not among the best is at most as good as the last of them', () => {
  expect(faultIn(advice(0.6, 0.59, 0.5), 'another')).toMatchObject({ why: [{ kind: 'waits' }] });
  expect(faultIn(advice(0.6, 0.595, 0.59), 'another')).toBeUndefined();
  expect(faultIn(advice(), 'another')).toBeUndefined();
});
