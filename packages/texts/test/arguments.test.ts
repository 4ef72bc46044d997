import type { Texts } from '@three-crowns/core';
import { expect, it } from 'vitest';
import { argumentsOf } from '../src/index.ts';

const en = {
  plain: 'no arguments',
  turns:
    '{player} turns {count, plural, =0 {nothing} one {{tile}} other {# tiles}} {side, select, l {left} other {right}}.',
  broken: '{count, plural, one {a}',
};
const texts: Texts = { en, de: en, fr: en };

it('lists the arguments of a text, also those inside branches', () => {
  expect(argumentsOf(texts, 'en', 'plain')).toEqual([]);
  expect(argumentsOf(texts, 'en', 'turns')).toEqual([
    { name: 'player', branches: [], isPlural: false, isShown: true },
    { name: 'count', branches: ['=0', 'one', 'other'], isPlural: true, isShown: true },
    { name: 'tile', branches: [], isPlural: false, isShown: true },
    { name: 'side', branches: ['l', 'other'], isPlural: false, isShown: false },
  ]);
});

it('refuses a text that is not ICU', () => {
  expect(() => argumentsOf(texts, 'en', 'broken')).toThrow();
});
