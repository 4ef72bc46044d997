/** The pages about a game are complete in every language, and name only numbers and rulings that exist. */
import { LANGUAGES, type Language, type Texts } from '@three-crowns/core';
import { CONTENT_SETS } from '@three-crowns/king-of-the-valley';
import { argumentsOf, formatMessage } from '@three-crowns/texts';
import { describe, expect, test } from 'vitest';
import { isRuling } from '../../src/games/king-of-the-valley/learn/rulings/ids.ts';
import { HOW_TO } from '../../src/games/king-of-the-valley/learn/sections.ts';
import {
  componentsTexts,
  howToTexts,
  numbersOf,
  rulingsFrameTexts,
} from '../../src/games/king-of-the-valley/learn/words.ts';
import { type Chapter, chapterAt } from '../../src/learn/chapters.ts';
import { de } from '../../src/learn/texts/de.ts';
import { en } from '../../src/learn/texts/en.ts';
import { fr } from '../../src/learn/texts/fr.ts';

const TABLES: Readonly<Record<string, Texts>> = {
  frame: { en, de, fr },
  howTo: howToTexts,
  components: componentsTexts,
  rulingsFrame: rulingsFrameTexts,
};
/** Given by the page where they are used. */
const OTHERS = {
  count: 3,
  min: 2,
  max: 4,
  found: 1,
  all: 4,
  even: 'X',
  ramped: 'X',
  option: 'X',
  custom: 'X',
  id: 'X1',
};
const args = { ...numbersOf(CONTENT_SETS.even), ...OTHERS };
const namesIn = (table: string, language: Language, key: string) =>
  [...new Set(argumentsOf(TABLES[table], language, key).map((argument) => argument.name))].sort();
const keysOf = (table: string) => Object.keys(TABLES[table].en);

describe.each(Object.keys(TABLES))('%s', (table) => {
  test.each(LANGUAGES)('%s can be said with the numbers of the table', (language) => {
    for (const key of keysOf(table)) {
      const text = formatMessage(TABLES[table], language, { key, args });
      expect(text, key).toMatch(/^\S(.*\S)?$/);
      expect(text, key).not.toMatch(/[{}]/);
      expect((text.match(/\*\*/g) ?? []).length % 2, key).toBe(0);
    }
  });

  test.each(['de', 'fr'] as const)('%s names the same numbers and rulings as English', (language) => {
    const marks = (text: string) => [...(text.match(/\[[A-Z]\d+\]/g) ?? [])].sort();
    for (const key of keysOf(table)) {
      const [english, other] = [TABLES[table].en[key], TABLES[table][language][key]];
      expect(namesIn(table, language, key), key).toEqual(namesIn(table, 'en', key));
      expect(marks(other), key).toEqual(marks(english));
      expect(
        marks(other).every((mark) => isRuling(mark.slice(1, -1))),
        key,
      ).toBe(true);
    }
  });
});

test('French puts no plain space before a double sign', () => {
  for (const [name, table] of Object.entries(TABLES)) {
    for (const [key, text] of Object.entries(table.fr)) expect(text, `${name} ${key}`).not.toMatch(/ [:;?!]/);
  }
});

test('every section of the book has its title', () => {
  for (const { id } of HOW_TO) expect(howToTexts.en).toHaveProperty([`${id}.title`]);
});

test('an anchor opens its chapter', () => {
  const Body = () => null;
  const chapters: Chapter[] = [
    { id: 'one', title: '', sections: [{ id: 'goal', title: '' }], Body },
    { id: 'two', title: '', sections: [], Body, owns: isRuling },
  ];
  const opened = ['', 'goal', 'two', 'X8', 'nonsense'].map((anchor) => chapterAt(chapters, anchor).id);
  expect(opened).toEqual(['one', 'one', 'two', 'two', 'one']);
});
