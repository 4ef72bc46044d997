import type { Texts } from '@three-crowns/core';
import { expect, it } from 'vitest';
import { textFaults } from '../src/index.ts';

const faultsOf = (de: Texts['en'], en: Texts['en']) => textFaults({ en, de, fr: en });

it('finds nothing where every language says the same', () => {
  const en = {
    plain: 'no arguments',
    goods: '{name} has {count, plural, =0 {nothing} one {# good} other {# goods}}.',
    here: '{names} {count, plural, one {is} other {are}} here.',
    brace: "“'}'” was expected.",
  };
  const de = { ...en, here: 'Da: {names}.' };
  expect(faultsOf(de, en)).toEqual([]);
});

it.each<[string, Texts['en'], Texts['en'], readonly string[]]>([
  ['what is missing', {}, { a: 'a' }, ['de a: missing']],
  ['what English does not have', { a: 'a', b: 'b' }, { a: 'a' }, ['de b: not in English']],
  ['a forgotten argument', { a: 'a' }, { a: '{name}' }, ['de a: {name} is missing']],
  ['a forgotten number', { a: 'a' }, { a: '{n, plural, one {#} other {#}}' }, ['de a: {n} is missing']],
  ['a forgotten choice', { a: 'a' }, { a: '{side, select, l {left} other {right}}' }, ['de a: {side} is missing']],
  [
    'an argument by another name',
    { a: '{nam}' },
    { a: '{name}' },
    ['de a: {name} is missing', 'de a: {nam} is not in English'],
  ],
  [
    'a blank at the end of one branch',
    { a: '{n, plural, one {# } other {#}}' },
    { a: '{n, plural, one {#} other {#}}' },
    ['de a: "1 "'],
  ],
  ['a blank too many', { a: 'a  b' }, { a: 'a b' }, ['de a: "a  b"']],
  ['nothing', { a: '' }, { a: 'a' }, ['de a: ""']],
  ['a straight apostrophe', { a: "s'il" }, { a: 'a' }, ['de a: "s\'il"']],
])('finds %s', (_name, de, en, faults) => {
  expect(faultsOf(de, en)).toEqual(faults);
});
