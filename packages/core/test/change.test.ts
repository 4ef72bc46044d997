import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Change, changed, changeOf } from '../src/index.ts';

/** As a text holds it: there −0 is 0. */
const written = fc.jsonValue().map((value): unknown => JSON.parse(JSON.stringify(value)));

it('leads from any JSON value to any other', () => {
  fc.assert(
    fc.property(written, written, (before, after) => {
      const change = changeOf(before, after);
      expect(changed(before, JSON.parse(JSON.stringify(change ?? null)) ?? undefined)).toEqual(after);
    }),
  );
});

it.each(['valueOf', '__proto__', 'constructor'])('tells of a field named %s like of any other', (name) => {
  const has = (value: unknown): unknown => JSON.parse(`{ "${name}": ${JSON.stringify(value)} }`);
  for (const [before, after] of [
    [has(0), {}],
    [{}, has({ x: 1 })],
    [has({ x: 1 }), has({ x: 2 })],
  ]) {
    const change: unknown = JSON.parse(JSON.stringify(changeOf(before, after)));
    expect(JSON.stringify(changed(before, change as Change))).toBe(JSON.stringify(after));
  }
});

it('says nothing of what stays, and leaves the value before it alone', () => {
  const before = { a: [1, 2, [3]], b: { c: 1, d: 2 }, e: 'x' };
  const after = { a: [1, 2, [4], 5], b: { c: 1 }, e: 'x' };
  const change = changeOf(before, after);
  expect(change).toEqual({
    o: {
      a: {
        n: 4,
        a: [
          [2, { n: 1, a: [[0, { v: 4 }]] }],
          [3, { v: 5 }],
        ],
      },
      b: { o: {}, gone: ['d'] },
    },
  });
  expect(changed(before, change)).toEqual(after);
  expect(before).toEqual({ a: [1, 2, [3]], b: { c: 1, d: 2 }, e: 'x' });
  expect(changeOf(before, structuredClone(before))).toBeUndefined();
});
