import type { Lanes } from '@three-crowns/coach';
import { describe, expect, test } from 'vitest';
import { barsOf, reachOf, shareIn, verdictOf } from '../../src/pages/analysis/study/lanes.ts';
import { numbersOf } from '../../src/pages/analysis/study/numbers.ts';

const lanes = (even: number, luck: number, own: number, others: number): Lanes => ({
  even,
  luck,
  own,
  others,
  result: even + luck + own + others,
});

test('the bars lead without a gap from the even start to the result', () => {
  const way = lanes(62.5, 1.875, -3.375, 7);
  const bars = barsOf(way);
  expect(bars[0].from).toBe(way.even);
  expect(bars.map(({ to }) => to).slice(0, -1)).toEqual(bars.slice(1).map(({ from }) => from));
  expect(bars.at(-1)?.to).toBe(way.result);
});

test('all seats are drawn by one measure', () => {
  const reach = reachOf([lanes(10, 5, -8, 1), lanes(10, -2, 0, 4)]);
  expect(reach).toEqual([7, 15]);
  expect([shareIn(reach, 7), shareIn(reach, 11), shareIn(reach, 15)]).toEqual([0, 50, 100]);
  expect(shareIn(reachOf([lanes(3, 0, 0, 0)]), 3)).toBe(50);
});

describe('what decided', () => {
  const [skilled, lucky, unlucky] = [lanes(0.5, 0.1, -0.1, 0.5), lanes(0.5, 0.6, -0.2, 0.1), lanes(0.5, -0.7, 0, 0.2)];

  test('is what was decided where that brought the winner more than luck', () => {
    expect(verdictOf([skilled, unlucky], [0])).toEqual({ by: 'skill', helped: undefined });
    expect(verdictOf([skilled, lucky], [0])).toEqual({ by: 'skill', helped: 1 });
  });

  test('is luck where that brought the winner more', () => {
    expect(verdictOf([unlucky, lucky], [1])).toEqual({ by: 'luck', helped: undefined });
  });

  test('is nothing where nobody has won, or several have', () => {
    expect(verdictOf([skilled, lucky], [])).toBeUndefined();
    expect(verdictOf([skilled, lucky], [0, 1])).toBeUndefined();
  });
});

test('numbers are written as the reader writes them, and nothing has no sign', () => {
  const { change, value } = numbersOf('de');
  expect([change('chances', 0.071), change('chances', -0.07), change('chances', -0.001)]).toEqual([
    '+7 %',
    '−7 %',
    '0 %',
  ]);
  expect([change('points', -1.84), change('points', 0.02), value('points', -3.5)]).toEqual(['−1,8', '0,0', '−3,5']);
  expect(numbersOf('en').value('points', 62.6)).toBe('62.6');
});
