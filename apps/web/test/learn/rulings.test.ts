/** Every ruling of the specifications has a text in three languages. */
import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@three-crowns/core';
import { formatMessage } from '@three-crowns/texts';
import { describe, expect, test } from 'vitest';
import { RULING_IDS, RULINGS, BOOK as VALLEY } from '../../src/games/king-of-the-valley/learn/texts/rulings/ids.ts';
import { rulingsTexts } from '../../src/games/king-of-the-valley/learn/texts/words.ts';
import { BOOK as KINGS_WILL } from '../../src/games/kings-will/learn/texts/rulings/ids.ts';
import { rulingsTexts as kingsWillTexts } from '../../src/games/kings-will/learn/texts/words.ts';
import { BOOK as VALERIA } from '../../src/games/valeria/learn/texts/rulings/ids.ts';
import { rulingsTexts as valeriaTexts } from '../../src/games/valeria/learn/texts/words.ts';
import { findRulings } from '../../src/learn/rulings/rulings.ts';
import { BOOKS } from './books.ts';

/** What the last column of a specification means. */
function supportOf(text: string): string {
  if (/^RECONSTRUCTED/.test(text)) return 'reconstructed';
  const isPrinted = /RULEBOOK|^M\d/.test(text);
  const isOurs = /RULING|own column|shared for/.test(text);
  if (isPrinted && isOurs) return 'both';
  if (isOurs) return 'ruling';
  return /^RULEBOOK/.test(text) ? 'rulebook' : 'deduced';
}

describe.each(BOOKS)('$name', ({ name, from, to, supports, groups, groupOf, isRuling, rulings, args, longest }) => {
  const page = readFileSync(new URL(`../../../../docs/${name}.md`, import.meta.url), 'utf8');
  const part = page.slice(page.indexOf(from), page.indexOf(to));
  const rows = [...part.matchAll(/^\| ([A-Z]?\d+) \| .* \| ([^|]*) \|$/gm)].map(([, id, support]) => ({ id, support }));
  const ids = Object.keys(supports);

  test('the page knows exactly the rulings of the specification, in its order', () => {
    expect(rows.length).toBeGreaterThan(0);
    // As the keys of an object: where they are numbers, in their order.
    expect(ids).toEqual(Object.keys(Object.fromEntries(rows.map((row) => [row.id, row]))));
  });

  test.each(rows)('$id rests on what the specification says: $support', ({ id, support }) => {
    expect(supports[id]).toBe(supportOf(support));
  });

  test('every ruling lies in a group', () => {
    expect([...new Set(ids.map(groupOf))].sort()).toEqual([...groups].sort());
  });

  describe.each(LANGUAGES)('%s', (language) => {
    const textOf = (id: string) => formatMessage(rulings, language, { key: id, args });

    test.each(ids)('%s has sentences of its own, and not too many', (id) => {
      const text = textOf(id);
      expect(text).toMatch(/^\S.{10,}(\.|\)\.?)$/);
      expect(text.length).toBeLessThanOrEqual(longest);
      if (language !== 'en') expect(rulings[language][id]).not.toBe(rulings.en[id]);
      if (language === 'fr') expect(text).not.toMatch(/ [:;?!]/);
    });

    test('rulings mention only rulings', () => {
      const mentioned = ids.flatMap((id) => textOf(id).match(/\b[A-Z]\d{1,2}\b|(?<=\[)\d+(?=\])/g) ?? []);
      expect(mentioned.filter((id) => !isRuling(id))).toEqual([]);
    });
  });
});

describe('search in King of the Valley', () => {
  const textOf = (id: keyof typeof rulingsTexts.fr) => rulingsTexts.fr[id];
  test('by id, whatever the case', () => expect(findRulings(VALLEY, textOf, 'x1', 'all')).toEqual(['X1']));
  test('by letter', () => expect(findRulings(VALLEY, textOf, 'J', 'all')).toEqual(['J1', 'J2', 'J3', 'J4']));
  test('without accents', () => expect(findRulings(VALLEY, textOf, 'echecs', 'all')).toEqual(['M1']));
  test('all words must fit', () => expect(findRulings(VALLEY, textOf, 'moine piece', 'all')).toEqual(['P7', 'P10']));
  test('by support', () => {
    expect(findRulings(VALLEY, textOf, '', 'deduced')).toEqual(RULING_IDS.filter((id) => RULINGS[id] === 'deduced'));
  });
});

describe('search in Valeria', () => {
  const textOf = (id: keyof typeof valeriaTexts.fr) => valeriaTexts.fr[id];
  test('by id, whatever the case', () => expect(findRulings(VALERIA, textOf, 'a14', 'all')).toEqual(['A14']));
  test('by number', () => expect(findRulings(VALERIA, textOf, '4', 'all')).toEqual(['A4']));
  test('without accents', () => expect(findRulings(VALERIA, textOf, 'heraut depart', 'all')).toEqual(['A9']));
  test('by support', () => expect(findRulings(VALERIA, textOf, '', 'reconstructed')).toEqual(['A36']));
});

describe('search in The King’s Will', () => {
  const textOf = (id: keyof typeof kingsWillTexts.fr) => kingsWillTexts.fr[id];
  test('by number', () => expect(findRulings(KINGS_WILL, textOf, '24', 'all')).toEqual(['24']));
  test('a letter that begins no id is a word', () =>
    expect(findRulings(KINGS_WILL, textOf, 'z', 'all').length).toBeGreaterThan(1));
  test('without accents', () => expect(findRulings(KINGS_WILL, textOf, 'revolte dernier', 'all')).toEqual(['18']));
  test('by support', () =>
    expect(findRulings(KINGS_WILL, textOf, '', 'reconstructed')).toEqual(['40', '45', '47', '48', '49', '51']));
});
