import { LANGUAGES, type Language, type Texts } from '@three-crowns/core';
import { argumentsOf } from '@three-crowns/texts';
import { expect, test } from 'vitest';
import { de as valleyDe } from '../../src/games/king-of-the-valley/sayings/de.ts';
import { en as valleyEn } from '../../src/games/king-of-the-valley/sayings/en.ts';
import { fr as valleyFr } from '../../src/games/king-of-the-valley/sayings/fr.ts';
import { de } from '../../src/table/texts/de.ts';
import { en } from '../../src/table/texts/en.ts';
import { fr } from '../../src/table/texts/fr.ts';

const tables: readonly Texts[] = [
  { en, de, fr },
  { en: valleyEn, de: valleyDe, fr: valleyFr },
];

test.each(LANGUAGES)('%s says everything, with the arguments of English', (language) => {
  for (const table of tables) {
    for (const [key, text] of Object.entries(table[language])) {
      expect(text, key).toMatch(/^\S(.*\S)?$/);
      expect(namesIn(table, language, key), key).toEqual(namesIn(table, 'en', key));
    }
  }
});

const namesIn = (table: Texts, language: Language, key: string): string[] =>
  [...new Set(argumentsOf(table, language, key).map(({ name }) => name))].sort();
