import { describe, expect, it } from 'vitest';
import { beginKey, endKey, mixList, plainKey } from '../src/index.ts';

function keyOf(...lists: number[][]): number {
  beginKey();
  for (const list of lists) mixList(list);
  return endKey();
}

describe('keys', () => {
  it('are whole numbers of 53 bits, and differ wherever one small number does', () => {
    const keys = new Set<number>();
    for (let a = -4; a < 60; a++)
      for (let b = -4; b < 60; b++) for (let c = 0; c < 8; c++) keys.add(keyOf([a, b, c, 0]));
    expect(keys.size).toBe(64 * 64 * 8);
    for (const key of keys) expect(Number.isSafeInteger(key) && key >= 0).toBe(true);
  });

  it('use all their bits alike', () => {
    const counts = Array<number>(53).fill(0);
    const many = 4000;
    for (let i = 0; i < many; i++) {
      let rest = keyOf([i]);
      for (let bit = 0; bit < counts.length; bit++) {
        counts[bit] += rest % 2;
        rest = Math.floor(rest / 2);
      }
    }
    for (const count of counts) expect(Math.abs(count / many - 0.5)).toBeLessThan(0.05);
  });

  it('know where one list ends and the next begins', () => {
    expect(keyOf([1], [2, 3])).not.toBe(keyOf([1, 2], [3]));
    expect(keyOf([], [0])).not.toBe(keyOf([0], []));
  });
});

describe('keys of plain values', () => {
  it('do not depend on the order of properties', () => {
    expect(plainKey({ do: 'take', to: 3, cells: [1, 2] })).toBe(plainKey({ cells: [1, 2], to: 3, do: 'take' }));
  });

  it.each([
    [
      { do: 'take', to: 3 },
      { do: 'take', to: 4 },
    ],
    [
      { do: 'take', to: 3 },
      { do: 'take', at: 3 },
    ],
    [{ do: 'pass' }, { do: 'pass', all: true }],
    [{ is: true }, { is: false }],
    [{ is: null }, { is: 0 }],
    [
      [[1], [2]],
      [[1, 2], []],
    ],
  ])('differ: %j and %j', (one, other) => {
    expect(plainKey(one)).not.toBe(plainKey(other));
  });
});
