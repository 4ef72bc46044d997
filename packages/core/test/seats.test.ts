import { describe, expect, it } from 'vitest';
import { askedFirst, startAt } from '../src/index.ts';

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

describe('who is asked first', () => {
  const asked = [0, 1, 2, 3].map((seat) => ({ seat, ask: 'keep' }));
  const first = (bots: readonly number[], holder?: number) =>
    askedFirst(asked, (seat) => bots.includes(seat), holder)?.seat;

  it('is who answers unasked, then who holds the screen, then the next', () => {
    expect(first([2, 3], 1)).toBe(2);
    expect(first([], 1)).toBe(1);
    expect(first([])).toBe(0);
    expect(first([7], 7)).toBe(0);
  });

  it('is nobody when nobody is', () => {
    expect(askedFirst([], () => true, 0)).toBeUndefined();
  });
});
