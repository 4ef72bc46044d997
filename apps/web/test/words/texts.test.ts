import { LANGUAGES, type Language } from '@three-crowns/core';
import { argumentsOf } from '@three-crowns/texts';
import { expect, test } from 'vitest';
import { type Key, texts } from '../../src/words/texts/index.ts';

const keys = Object.keys(texts.en) as Key[];

/** Words that are the same in two of the languages. */
const SAME: readonly Key[] = [
  'nav.rules',
  'speed.normal',
  'seat.bot',
  'page.table',
  'home.minutes',
  'about.iconsBy',
  'bot.page',
  'bot.baron',
  'noise.horn',
  'noise.page',
];

test.each(LANGUAGES)('%s says everything, without blanks at the ends', (language) => {
  expect(Object.keys(texts[language]).sort()).toEqual([...keys].sort());
  for (const key of keys) expect(texts[language][key], key).toMatch(/^\S(.*\S)?$/);
});

test.each(['de', 'fr'] as const)('%s is translated throughout', (language) => {
  const same = keys.filter((key) => texts[language][key] === texts.en[key] && !SAME.includes(key));
  expect(same).toEqual([]);
});

test.each(['de', 'fr'] as const)('%s takes the arguments that English takes', (language) => {
  const names = (tongue: Language, key: Key) => new Set(argumentsOf(texts, tongue, key).map(({ name }) => name));
  for (const key of keys) expect(names(language, key), key).toEqual(names('en', key));
});
