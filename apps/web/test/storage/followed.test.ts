import { expect, test } from 'vitest';
import { followed } from '../../src/storage/followed.ts';

test.each([
  ['', '', 'same'],
  ['a b', 'a b', 'same'],
  ['a', 'a b', 'same'],
  ['a b', 'a', 'further'],
  ['a b', '', 'further'],
  ['a c', 'a b', 'apart'],
  ['a c d', 'a b', 'apart'],
  ['c', 'a b', 'apart'],
  ['a b', 'a undo', 'apart'],
])('"%s" there and "%s" here: %s', (there, here, course) => {
  const lines = (text: string) => text.split(' ').filter(Boolean);
  expect(followed(lines(there), lines(here))).toBe(course);
});
