import { LANGUAGES } from '@three-crowns/core';
import { expect, test } from 'vitest';
import { texts as valley } from '../../src/games/king-of-the-valley/guide/texts/index.ts';
import { texts as will } from '../../src/games/kings-will/guide/texts/index.ts';
import { texts as realm } from '../../src/games/valeria/guide/texts/index.ts';

const MOST_WORDS = 16;

/** Signs that stand alone, as before a French colon, are no words. */
const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

const all = Object.entries({ valley, realm, will }).flatMap(([name, texts]) =>
  LANGUAGES.map((language) => [name, language, texts[language] as Readonly<Record<string, string>>] as const),
);

test.each(all)('%s, %s: the goal is a sentence, an instruction has at most 16 words', (_name, _language, texts) => {
  expect(wordsIn(texts['goal.title'])).toBeLessThanOrEqual(MOST_WORDS);
  const long = Object.keys(texts)
    .filter((key) => key.endsWith('.head'))
    .map((key) => `${texts[key]} ${texts[key.replace(/head$/, 'text')]}`)
    .filter((said) => wordsIn(said) > MOST_WORDS);
  expect(long).toEqual([]);
});

test('a sentence that is too long is found', () => {
  expect(wordsIn('Arrêtez-vous juste derrière : toute la série vient.')).toBe(7);
});
