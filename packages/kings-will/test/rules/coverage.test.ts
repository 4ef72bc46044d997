/** Every ruling, example, card, building, place and board has a test that is named after it. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BUILDINGS, PLACES, TRAVELS, WILLS } from '../../src/vocabulary.ts';

const LAST_RULING = 53;
const LAST_EXAMPLE = 12;

const tests = new URL('../', import.meta.url);
const page = readFileSync(new URL('../../../../docs/kings-will.md', import.meta.url), 'utf8');

/** The ids in the first column of the tables of a section. */
function idsIn(section: string, pattern: RegExp): string[] {
  const [, text = ''] = page.split(`\n## ${section}`);
  const [own] = text.split('\n## ');
  return [...own.matchAll(pattern)].map((match) => match[1]);
}

const rulings = idsIn('5. Rulings', /^\| (\d+) \|/gm);
const examples = idsIn('6. The examples of the rulebook', /^\| (X\d+) \|/gm);

const sources = readdirSync(tests, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts') && !name.endsWith('coverage.test.ts'))
  .map((name) => readFileSync(new URL(name.replaceAll('\\', '/'), tests), 'utf8'));
/** The beginning of a title: "19, 20: " names both rulings, "X3 (" an example. */
const TITLE =
  /\b(?:test|describe)(?:\.each\([\s\S]*?\n?\s*\](?: as const)?\))?\(\s*['"`]((?:\d+(?:, )?)+(?=: )|X\d+(?= \())/g;
const titles = sources.flatMap((text) => [...text.matchAll(TITLE)].flatMap((match) => match[1].split(', ')));

test('the page lists every ruling and every example once', () => {
  const wanted = Array.from({ length: LAST_RULING }, (_, i) => `${i + 1}`);
  expect(rulings.toSorted((a, b) => Number(a) - Number(b))).toEqual(wanted);
  expect(examples).toEqual(Array.from({ length: LAST_EXAMPLE }, (_, i) => `X${i + 1}`));
});

describe('every ruling and example has a test whose title begins with it', () => {
  test.each([...rulings, ...examples])('%s', (id) => {
    expect(titles).toContain(id);
  });
});

test('no test is named after something that is not on the page', () => {
  expect(titles.filter((id) => !rulings.includes(id) && !examples.includes(id))).toEqual([]);
});

/** Rows of a test file that are named in a table there, or a title of their own. */
const inFile = (file: string) => readFileSync(new URL(`rules/${file}.test.ts`, tests), 'utf8');

describe('every thing of the box has a test of its own', () => {
  test.each(WILLS)('will %s', (card) => {
    expect(inFile('wills')).toMatch(new RegExp(`^  ${card}: \\[|describe\\('will ${card}'`, 'm'));
  });

  test.each(BUILDINGS)('building %s', (building) => {
    // A row with its price and halves, and a test of its ability: by a title, or by the row of a table.
    expect(inFile('buildings')).toMatch(new RegExp(`^  \\['${building}', .*\\d, -?\\d, \\d, \\d\\],$`, 'm'));
    expect(inFile('buildings')).toMatch(new RegExp(`test\\('building ${building}: |^    \\['${building}', '`, 'm'));
  });

  test.each(PLACES)('place %s', (place) => {
    expect(inFile('places')).toMatch(new RegExp(`^  \\['${place}', `, 'm'));
    expect(inFile('places')).toContain(`test('place ${place}: `);
  });

  test.each(TRAVELS)('board %s', (board) => {
    expect(inFile('travels')).toMatch(new RegExp(`^  ${board}: \\[`, 'm'));
  });
});
