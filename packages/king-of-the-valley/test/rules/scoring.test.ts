import { describe, expect, test } from 'vitest';
import { outcome } from '../../src/scoring.ts';
import { finished, situation } from '../situation.ts';

const points = (castle: string) => finished(castle).scores()[0];
const result = (...castles: string[]) => outcome(finished(...castles).state);

describe('influence', () => {
  for (const [tile, influence] of [
    ['Q', 5],
    ['D', 4],
    ['C', 3],
    ['Kl', 2],
    ['Kf', 2],
    ['Ko', 2],
    ['Ks', 2],
    ['F', 1],
    ['W', 1],
  ] as const) {
    test(`V1: ${tile} has influence ${influence}, face up and face down`, () => {
      expect(points(`up ${tile}`)).toBe(influence);
      expect(points(`down ${tile}`)).toBe(influence);
      expect(points(`up ${tile} down ${tile}`)).toBe(2 * influence);
    });
  }

  test('V1: all tiles together', () => {
    expect(points('up 2Q D 3C Ks down 2D C')).toBe(10 + 12 + 12 + 2);
  });

  test('V1: the castle of a seat counts for that seat', () => {
    expect(finished('up Q', 'up D', 'up C', '').scores()).toEqual([5, 4, 3, 0]);
  });

  test('V1: no scores before the end', () => {
    expect(outcome(situation('castle 1 gold 5 kingdoms 0').state)).toBeUndefined();
  });
});

describe('bonuses', () => {
  test('V2: five points for each kingdom token', () => {
    for (const tokens of [0, 1, 2, 6]) expect(points(`kingdoms ${tokens}`)).toBe(5 * tokens);
  });

  for (const order of ['Kl', 'Kf', 'Ko', 'Ks']) {
    for (const [count, bonus] of [0, 0, 0, 3, 5, 8].entries()) {
      test(`V3: ${count} knights ${order}: ${bonus} points`, () => {
        expect(points(count === 0 ? '' : `up ${count}${order}`)).toBe(2 * count + bonus);
      });
    }
  }

  test('V3: up and down together, not cumulative', () => {
    expect(points('up 2Kl down 2Kl')).toBe(8 + 5);
  });

  test('V3: several orders', () => {
    expect(points('up 3Kl 4Kf 5Ko 2Ks')).toBe(28 + 3 + 5 + 8);
  });

  test('V3: knights of different orders do not add up', () => {
    expect(points('up 2Kl 2Kf Ko Ks')).toBe(12);
  });

  test('V3: no comparison with other players', () => {
    expect(finished('up 3Kl', 'up 2Kl').scores()).toEqual([9, 4]);
    expect(finished('up 3Kl 3Kf', 'up 2Kl').scores()).toEqual([18, 4]);
  });

  test('V4: two points for each farmer with a wife', () => {
    for (const [castle, influence, couples] of [
      ['up F W', 2, 1],
      ['up 3F 2W', 5, 2],
      ['up 2F 5W', 7, 2],
      ['up F down W', 2, 1],
      ['up 4F', 4, 0],
      ['up 4W', 4, 0],
    ] as const) {
      expect(points(castle)).toBe(influence + 2 * couples);
    }
  });

  test('V4: jesters do not count', () => {
    expect(points('up F JW')).toBe(1);
    expect(points('up JF W')).toBe(1);
    expect(points('up 2F W JW')).toBe(3 + 2);
  });

  test('V5: one point for each gold', () => {
    for (const gold of [0, 1, 7, 90]) expect(points(`gold ${gold}`)).toBe(gold);
  });

  test('V5: everything together, line by line', () => {
    const score = result('gold 7 kingdoms 2 up Q 3Kl F down D 2W JQ', '')?.scores[0];
    expect(score?.lines.filter((line) => line.count > 0)).toEqual([
      { key: 'Q', count: 1, points: 5 },
      { key: 'D', count: 1, points: 4 },
      { key: 'K', count: 3, points: 6 },
      { key: 'F', count: 1, points: 1 },
      { key: 'W', count: 2, points: 2 },
      { key: 'kingdoms', count: 2, points: 10 },
      { key: 'lion', count: 3, points: 3 },
      { key: 'couples', count: 1, points: 2 },
      { key: 'gold', count: 7, points: 7 },
    ]);
    expect(score?.total).toBe(40);
  });
});

describe('the winner', () => {
  test('V6: most points win', () => {
    expect(result('gold 4', 'gold 5', 'gold 3')).toMatchObject({ places: [2, 1, 3], winners: [1] });
  });

  test('V6: a tie is broken by the influence subtotal', () => {
    const tie = result('gold 6', 'up Q gold 1');
    expect(tie?.scores.map((score) => score.total)).toEqual([6, 6]);
    expect(tie).toMatchObject({ places: [2, 1], winners: [1] });
  });

  test('V6: by nothing else: bonus points are no influence', () => {
    // 9 each: three knights of one order, or three of different orders and three gold.
    expect(result('up 3Kf', 'gold 3 up Kl Ko Ks')).toMatchObject({ places: [1, 1], winners: [0, 1] });
    expect(result('kingdoms 1', 'up Q')).toMatchObject({ places: [2, 1], winners: [1] });
  });

  test('V6: influence breaks ties only: more points beat more influence', () => {
    expect(result('gold 6', 'up Q')).toMatchObject({ winners: [0] });
  });

  test('V6: still tied: the win is shared', () => {
    expect(result('gold 1 up Q', 'gold 2 up D', 'gold 1 up Q', 'gold 1')).toMatchObject({
      places: [1, 3, 1, 4],
      winners: [0, 2],
    });
  });

  test('V6: all equal: everybody wins', () => {
    expect(result('gold 2', 'gold 2', 'gold 2', 'gold 2')).toMatchObject({
      places: [1, 1, 1, 1],
      winners: [0, 1, 2, 3],
    });
  });
});
