/** The pages about the games are complete in every language, and name only numbers and rulings that exist. */
import { LANGUAGES, type Texts } from '@three-crowns/core';
import { formatMessage } from '@three-crowns/texts';
import { describe, expect, test } from 'vitest';
import { type Chapter, chapterAt } from '../../src/learn/book/chapters.ts';
import { de } from '../../src/learn/texts/de.ts';
import { en } from '../../src/learn/texts/en.ts';
import { fr } from '../../src/learn/texts/fr.ts';
import { BOOKS } from './books.ts';

const FRAME = { name: 'frame', table: { en, de, fr } as Texts, args: { min: 2, max: 4 }, isRuling: () => false };
const TABLES = [
  FRAME,
  ...BOOKS.flatMap(({ name, args, isRuling, howTo, components, rulingsFrame, lessons }) =>
    Object.entries({ howTo, components, rulingsFrame, ...(lessons && { lessons }) }).map(([part, table]) => ({
      name: `${name} ${part}`,
      table,
      args,
      isRuling,
    })),
  ),
];

describe.each(TABLES)('$name', ({ table, args, isRuling }) => {
  const keys = Object.keys(table.en);

  test.each(LANGUAGES)('%s can be said with the numbers of the table', (language) => {
    for (const key of keys) {
      const text = formatMessage(table, language, { key, args });
      expect(text, key).toMatch(/^\S(.*\S)?$/);
      expect(text, key).not.toMatch(/[{}]/);
      expect((text.match(/\*\*/g) ?? []).length % 2, key).toBe(0);
    }
  });

  test.each(['de', 'fr'] as const)('%s names the same rulings as English', (language) => {
    const marks = (text: string) => [...(text.match(/\[[A-Z]?\d+\]/g) ?? [])].sort();
    for (const key of keys) {
      const [english, other] = [table.en[key], table[language][key]];
      expect(marks(other), key).toEqual(marks(english));
      expect(
        marks(other).every((mark) => isRuling(mark.slice(1, -1))),
        key,
      ).toBe(true);
    }
  });
});

test.each(BOOKS)('$name: every section has its title, and its paragraphs', ({ sections, howTo }) => {
  for (const { id, paragraphs } of sections) {
    for (const key of [`${id}.title`, ...paragraphs]) expect(howTo.en).toHaveProperty([key]);
  }
});

test('an anchor opens its chapter', () => {
  const Body = () => null;
  const [{ isRuling }] = BOOKS;
  const chapters: Chapter[] = [
    { id: 'one', title: '', sections: [{ id: 'goal', title: '' }], Body },
    { id: 'two', title: '', sections: [], Body, owns: isRuling },
  ];
  const opened = ['', 'goal', 'two', 'X8', 'nonsense'].map((anchor) => chapterAt(chapters, anchor).id);
  expect(opened).toEqual(['one', 'one', 'two', 'two', 'one']);
});
