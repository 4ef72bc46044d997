/** Every ruling of the specification has a text in three languages. */
import { readFileSync } from 'node:fs';
import { LANGUAGES, type Texts } from '@three-crowns/core';
import { CONTENT_SETS } from '@three-crowns/king-of-the-valley';
import { formatMessage } from '@three-crowns/texts';
import { describe, expect, test } from 'vitest';
import {
  GROUPS,
  groupOf,
  isRuling,
  RULING_IDS,
  RULINGS,
  type Support,
} from '../../src/games/king-of-the-valley/learn/rulings/ids.ts';
import { findRulings } from '../../src/games/king-of-the-valley/learn/rulings/search.ts';
import { numbersOf, rulingsTexts } from '../../src/games/king-of-the-valley/learn/words.ts';

const page = readFileSync(new URL('../../../../docs/king-of-the-valley.md', import.meta.url), 'utf8');
const rulings = page.slice(page.indexOf('## 4. Rulings'), page.indexOf('## 5. '));
const rows = [...rulings.matchAll(/^\| ([A-Z]\d+) \| .* \| ([^|]*) \|$/gm)].map(([, id, support]) => ({ id, support }));

/** What the last column of the specification means. */
function supportOf(text: string): Support {
  const isPrinted = /RULEBOOK|^M\d/.test(text);
  const isOurs = /RULING|own column|shared for/.test(text);
  if (isPrinted && isOurs) return 'both';
  if (isOurs) return 'ruling';
  return /^RULEBOOK/.test(text) ? 'rulebook' : 'deduced';
}

test('the page knows exactly the rulings of the specification, in its order', () => {
  expect(RULING_IDS).toEqual(rows.map((row) => row.id));
});

test.each(rows)('$id rests on what the specification says: $support', ({ id, support }) => {
  expect(isRuling(id) && RULINGS[id]).toBe(supportOf(support));
});

test('every ruling lies in a group', () => {
  expect([...new Set(RULING_IDS.map(groupOf))].sort()).toEqual([...GROUPS].sort());
});

describe.each(LANGUAGES)('%s', (language) => {
  const texts = rulingsTexts as Texts;
  const numbers = numbersOf(CONTENT_SETS.even);
  const textOf = (id: string) => formatMessage(texts, language, { key: id, args: numbers });

  test.each(RULING_IDS)('%s has one or two sentences of its own', (id) => {
    const text = textOf(id);
    expect(text).toMatch(/^\S.{10,230}\.$|^\S.{10,230}\)\.?$/);
    if (language !== 'en') expect(rulingsTexts[language][id]).not.toBe(rulingsTexts.en[id]);
  });

  test('rulings mention only rulings', () => {
    const mentioned = RULING_IDS.flatMap((id) => textOf(id).match(/\b[A-Z]\d{1,2}\b/g) ?? []);
    expect(mentioned.filter((id) => !isRuling(id))).toEqual([]);
  });
});

describe('search', () => {
  const textOf = (id: keyof typeof rulingsTexts.fr) => rulingsTexts.fr[id];
  test('by id, whatever the case', () => expect(findRulings(textOf, 'x1', 'all')).toEqual(['X1']));
  test('by letter', () => expect(findRulings(textOf, 'J', 'all')).toEqual(['J1', 'J2', 'J3', 'J4']));
  test('without accents', () => expect(findRulings(textOf, 'echecs', 'all')).toEqual(['M1']));
  test('all words must fit', () => expect(findRulings(textOf, 'moine piece', 'all')).toEqual(['P7', 'P10']));
  test('by support', () => {
    expect(findRulings(textOf, '', 'deduced')).toEqual(RULING_IDS.filter((id) => RULINGS[id] === 'deduced'));
  });
});
