import { expect, it } from 'vitest';
import { BadInput, lineAt, listAt, numberAt, objectAt, oneOfAt, shown, wholeAt } from '../src/index.ts';

it.each<[string, () => unknown, string]>([
  ['no object', () => objectAt([], 'row', ['a'], ['b']), 'row: expected an object with a, b, found []'],
  ['a stranger', () => objectAt({ a: 1, c: 2 }, 'row', ['a'], ['b']), 'row.c: unknown; expected a, b'],
  ['what is missing', () => objectAt({ b: 1 }, 'row', ['a'], ['b']), 'row.a: missing'],
  ['what stands only in the prototype', () => objectAt({}, '', ['toString']), 'toString: missing'],
  ['no list', () => listAt('ab', 'list', 2), 'list: expected a list, found "ab"'],
  ['another length', () => listAt([1], 'list', 2), 'list: expected a list of 2, found one of 1'],
  ['too long a list', () => listAt([1, 2], 'list', { most: 1 }), 'list: expected a list of at most 1, found one of 2'],
  ['a broken number', () => wholeAt(1.5, 'n', 0, 3), 'n: expected a whole number from 0 to 3, found 1.5'],
  ['a number out of range', () => wholeAt(4, 'n', 0, 3), 'n: expected a whole number from 0 to 3, found 4'],
  ['no number', () => numberAt('1', 'n'), 'n: expected a number, found "1"'],
  ['a number without end', () => numberAt(Infinity, 'n'), 'n: expected a number, found Infinity'],
  ['no text', () => lineAt(undefined, 't', 3), 't: expected a text, found undefined'],
  ['too long a text', () => lineAt('abcd', 't', 3), 't: expected at most 3 characters, found 4'],
  ['two lines', () => lineAt('a\u2028b', 't', 3), 't: expected one line without control characters'],
  ['none of them', () => oneOfAt('c', 'x', ['a', 'b']), 'x: expected a, b, found "c"'],
])('refuses %s', (_name, check, message) => {
  expect(check).toThrow(BadInput);
  expect(check).toThrow(message);
});

it('returns what is right', () => {
  expect(objectAt({ a: 1 }, 'row', ['a'], ['b'])).toEqual({ a: 1 });
  expect(listAt([1, 2], 'list', 2)).toEqual([1, 2]);
  expect(wholeAt(0, 'n', 0, 3)).toBe(0);
  expect(lineAt('abc', 't', 3)).toBe('abc');
  expect(oneOfAt('b', 'x', ['a', 'b'])).toBe('b');
});

it('shows a value from outside shortly and on one line', () => {
  expect(shown('a\nb')).toBe('"a\\nb"');
  expect(shown(undefined)).toBe('undefined');
  expect(shown('x'.repeat(100))).toHaveLength(41);
});
