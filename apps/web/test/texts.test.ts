import { expect, test } from 'vitest';
import { languages, pickLanguage, texts } from '../src/shell/texts/index.ts';

function sentences(value: unknown, at = ''): [string, string][] {
  if (typeof value === 'string') return [[at, value]];
  return Object.entries(value as object).flatMap(([key, inside]) =>
    sentences(inside, at === '' ? key : `${at}.${key}`),
  );
}

test.each(languages)('%s says everything, without blanks at the ends', (language) => {
  for (const [key, text] of sentences(texts[language])) expect(text, key).toMatch(/^\S(.*\S)?$/);
});

test.each(languages.filter((language) => language !== 'en'))('%s is translated throughout', (language) => {
  const english = new Map(sentences(texts.en));
  const same = sentences(texts[language]).filter(([key, text]) => english.get(key) === text);
  expect(same).toEqual([]);
});

test.each([
  [[], 'en'],
  [[null, 'de-AT', 'fr'], 'de'],
  [['fr', 'de'], 'fr'],
  [['nonsense', 'it', 'FR-ca'], 'fr'],
  [['it', 'nl'], 'en'],
  [[''], 'en'],
])('the wishes %j give %s', (wishes, language) => {
  expect(pickLanguage(wishes)).toBe(language);
});
