import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BadInput, shown } from '../src/index.ts';
import { toy } from './toy/index.ts';

/** `[[[…]]]`, deeper than a stack is. */
function nested(depth: number): unknown {
  let value: unknown = [];
  for (let i = 0; i < depth; i++) value = [value];
  return value;
}

describe('a value in a message', () => {
  it.each([
    ['text', '"text"'],
    [7, '7'],
    [null, 'null'],
    [undefined, 'undefined'],
    [{ a: [1, 'b'] }, '{"a":[1,"b"]}'],
    ['x'.repeat(100), `"${'x'.repeat(39)}…`],
  ])('is written short: %j', (value, text) => {
    expect(shown(value)).toBe(text);
  });

  it('is written however deep or long it is', () => {
    expect(shown(nested(100_000))).toMatch(/^\[+…/);
    expect(shown(Array(1_000_000).fill(1))).toHaveLength(41);
    expect(shown('y'.repeat(5_000_000))).toHaveLength(41);
  });

  it('is never longer than the limit, whatever it is', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(shown(value).length).toBeLessThanOrEqual(41);
      }),
    );
  });

  it('lets options be refused in words that are nested deeper than a stack is', () => {
    expect(() => toy.parseOptions({ seats: nested(5000) })).toThrow(BadInput);
  });
});
