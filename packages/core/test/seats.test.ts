import { describe, expect, it } from 'vitest';
import { startAt } from '../src/index.ts';

describe('the option start', () => {
  it.each([
    [undefined, 'random'],
    ['random', 'random'],
    [1, 0],
    ['3', 2],
  ])('%j is %j', (raw, start) => {
    expect(startAt(raw, 3)).toBe(start);
  });

  it.each([0, 4, 1.5, '0', '4', '12', 'one', null, true])('refuses %j', (raw) => {
    expect(() => startAt(raw, 3)).toThrow('options.start: expected random or a seat from 1 to 3');
  });
});
