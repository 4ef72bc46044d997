import { describe, expect, it } from 'vitest';
import { BOUND, eloOf, estimateOf, likelihoodRatio, shareAt, shareOf, verdictOf } from '../src/arena/statistics.ts';

describe('estimates', () => {
  it('give the mean and what a normal distribution says of it', () => {
    const { mean, low, high } = estimateOf([1, 2, 3, 4, 5]);
    expect(mean).toBe(3);
    // The standard error of 1 to 5 is the root of 2.5 / 5.
    expect(high - mean).toBeCloseTo(1.96 * Math.sqrt(0.5), 10);
    expect(mean - low).toBeCloseTo(high - mean, 10);
  });

  it('know nothing from a single number', () => {
    expect(estimateOf([7])).toEqual({ mean: 7, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY });
  });

  it('of shares stay between 0 and 1 and are not sure even where all deals are won', () => {
    const { mean, low, high } = shareOf(Array<number>(100).fill(1));
    expect({ mean, high }).toEqual({ mean: 1, high: 1 });
    expect(low).toBeGreaterThan(0.95);
    expect(low).toBeLessThan(1);
  });

  it('cover the true share in about 95 % of matches', () => {
    // Deals of two games that are won with a chance of 0.7 each, from a generator that is always the same.
    let word = 1;
    const isWon = () => {
      word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
      return word / 2 ** 32 < 0.7;
    };
    const deal = () => (Number(isWon()) + Number(isWon())) / 2;
    const matches = Array.from({ length: 1000 }, () => shareOf(Array.from({ length: 80 }, deal)));
    const covered = matches.filter(({ low, high }) => low <= 0.7 && high >= 0.7).length;
    expect(covered).toBeGreaterThan(930);
    expect(covered).toBeLessThan(980);
  });
});

describe('Elo', () => {
  it('is 0 at a fair share, whatever the table, and has its scale', () => {
    expect(eloOf(1 / 2, 2)).toBeCloseTo(0, 10);
    expect(eloOf(1 / 4, 4)).toBeCloseTo(0, 10);
    expect(eloOf(10 / 11, 2)).toBeCloseTo(400, 10);
    expect(eloOf(1, 2)).toBe(Number.POSITIVE_INFINITY);
  });

  it('is undone by the share', () => {
    for (const seats of [2, 3, 5]) expect(eloOf(shareAt(85, seats), seats)).toBeCloseTo(85, 10);
  });
});

describe('the sequential test', () => {
  const claims = { none: 0, gain: 10 };
  const shares = (won: number, drawn: number, lost: number) => [
    ...Array<number>(won).fill(1),
    ...Array<number>(drawn).fill(0.5),
    ...Array<number>(lost).fill(0),
  ];

  it('accepts a gain, refuses where there is none, and stays open in between', () => {
    expect(verdictOf(likelihoodRatio(shares(700, 900, 400), claims, 2))).toBe('gain');
    expect(verdictOf(likelihoodRatio(shares(400, 900, 700), claims, 2))).toBe('none');
    expect(verdictOf(likelihoodRatio(shares(26, 50, 25), claims, 2))).toBe('open');
  });

  it('has the bounds of errors of 5 % on both sides', () => {
    expect(BOUND).toBeCloseTo(Math.log(19), 10);
    expect([verdictOf(BOUND), verdictOf(-BOUND), verdictOf(0)]).toEqual(['gain', 'none', 'open']);
  });
});
