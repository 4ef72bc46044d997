import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cloneLuck, draw, forkLuck, type Luck, luckOf, noLuck, shuffle, worldLuck } from '../src/index.ts';

const KINDS: [string, (seed: string) => Luck][] = [
  ['chacha8', luckOf],
  ['fast', worldLuck],
];

const drawn = (luck: Luck, count: number, n: number) => Array.from({ length: count }, () => draw(luck, n));

describe.each(KINDS)('%s luck', (kind, make) => {
  it('is of its kind, and draws alike from the same seed', () => {
    expect(make('x').kind).toBe(kind);
    expect(drawn(make('x'), 100, 1000)).toEqual(drawn(make('x'), 100, 1000));
    expect(drawn(make('x'), 100, 1000)).not.toEqual(drawn(make('y'), 100, 1000));
  });

  it('draws on alike in a clone and in a saved copy, and apart from them', () => {
    const luck = make('x');
    drawn(luck, 23, 6);
    const [copy, saved] = [cloneLuck(luck), JSON.parse(JSON.stringify(luck)) as Luck];
    const rest = drawn(luck, 50, 6);
    expect(drawn(copy, 50, 6)).toEqual(rest);
    expect(drawn(saved, 50, 6)).toEqual(rest);
  });

  it('does not depend on who else draws meanwhile', () => {
    const alone = drawn(make('x'), 60, 97);
    const [luck, other] = [make('x'), make('other')];
    const between = Array.from({ length: 60 }, () => {
      draw(other, 5);
      return draw(luck, 97);
    });
    expect(between).toEqual(alone);
  });

  it('stays in range and counts what it used', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 }), fc.string(), (n, seed) => {
        const luck = make(seed);
        const value = draw(luck, n);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThan(n);
        expect(luck.at).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  // Chi-squared with n-1 degrees of freedom; 0.001 of honest generators would exceed these.
  it.each([
    [2, 10.83],
    [6, 20.52],
    [10, 27.88],
    [52, 87.97],
  ])('draws each of %i values as often', (n, limit) => {
    const count = 20_000;
    const found = new Array<number>(n).fill(0);
    for (const value of drawn(make(`even ${n}`), count, n)) found[value] += 1;
    const chi = found.reduce((sum, times) => sum + (times - count / n) ** 2 / (count / n), 0);
    expect(chi).toBeLessThan(limit);
  });

  it('throws words away that would favour small values', () => {
    // Three quarters of the range: one word in four is over the largest multiple, and a third of the rest is below n/3.
    const n = 3 * 2 ** 30;
    const luck = make('reject');
    const values = drawn(luck, 4000, n);
    expect(luck.at).toBeGreaterThan(4000 * 1.25);
    expect(luck.at).toBeLessThan(4000 * 1.42);
    const low = values.filter((value) => value < n / 3).length / 4000;
    expect(low).toBeGreaterThan(0.3);
    expect(low).toBeLessThan(0.37);
  });

  it('shuffles every order as often', () => {
    const orders = new Map<string, number>();
    const luck = make('orders');
    for (let i = 0; i < 12_000; i++) {
      const items = ['a', 'b', 'c', 'd'];
      shuffle(luck, items);
      orders.set(items.join(''), (orders.get(items.join('')) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    const chi = [...orders.values()].reduce((sum, times) => sum + (times - 500) ** 2 / 500, 0);
    expect(chi).toBeLessThan(49.73);
  });
});

it('has nothing to draw in a view', () => {
  expect(() => draw(noLuck(), 6)).toThrow('a view has no luck');
});

it('refuses a key that is none', () => {
  expect(() => draw({ kind: 'chacha8', key: [1, 2], at: 0 }, 6)).toThrow('luck.key: expected 8 words');
});

it('draws the same on every machine and in every version: a recorded game depends on it', () => {
  expect(drawn(luckOf('three crowns'), 8, 1000)).toEqual([573, 665, 618, 761, 731, 263, 185, 664]);
  expect(drawn(worldLuck('three crowns'), 8, 1000)).toEqual([700, 480, 20, 705, 859, 705, 106, 59]);
});

// Written down from the code of rules version 1, when a key was text: six draws of each size, and the words used so far.
const RECORDED: readonly (readonly [n: number, drawn: readonly number[], at: number])[] = [
  [2, [0, 1, 1, 0, 1, 1], 6],
  [6, [3, 2, 2, 1, 4, 3], 12],
  [52, [36, 49, 33, 32, 22, 8], 18],
  [1000, [864, 67, 999, 294, 606, 40], 24],
  [2147483648, [835890654, 736642873, 603306997, 466060386, 1144554152, 671898322], 30],
  [3221225472, [282087839, 3117692408, 1244837797, 1906943956, 2332873030, 2041671465], 36],
  [4294967296, [2910209337, 50443841, 2758051457, 3126459377, 1323043069, 3007328868], 42],
];

it('draws what it drew when keys were text', () => {
  const luck = luckOf('recorded');
  for (const [n, values, at] of RECORDED) {
    expect(drawn(luck, values.length, n)).toEqual(values);
    expect(luck.at).toBe(at);
  }
});

describe('a forked luck', () => {
  it('is the same from the same luck, and costs it one word', () => {
    const [luck, copy] = [worldLuck('x'), worldLuck('x')];
    expect(forkLuck(luck)).toEqual(forkLuck(copy));
    expect(luck.at).toBe(1);
  });

  it('differs from the one before it, from its parent, and is fast whatever it comes from', () => {
    for (const luck of [worldLuck('x'), luckOf('x')]) {
      const forks = Array.from({ length: 200 }, () => forkLuck(luck));
      expect(forks.every(({ kind }) => kind === 'fast')).toBe(true);
      const draws = [luck, ...forks].map((one) => drawn(cloneLuck(one), 8, 1000).join());
      expect(new Set(draws).size).toBe(201);
    }
  });
});
