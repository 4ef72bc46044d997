/** Every ruling has a test that is named after it, and stands on the game's page. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** The last number of each letter of the rulings. */
const RULINGS = { S: 6, R: 7, M: 10, X: 15, P: 11, W: 7, T: 9, J: 4, K: 7, F: 8, E: 6, V: 6, Z: 2 } as const;
const IDS = Object.entries(RULINGS).flatMap(([letter, last]) =>
  Array.from({ length: last }, (_, i) => `${letter}${i + 1}`),
);

const here = new URL('./', import.meta.url);
const page = new URL('../../../../docs/king-of-the-valley.md', import.meta.url);

const files = readdirSync(here).filter((name) => name.endsWith('.test.ts') && name !== 'coverage.test.ts');
const titles = files.flatMap((name) => {
  const text = readFileSync(new URL(name, here), 'utf8');
  return [...text.matchAll(/^\s*test\(\s*(['"`])([A-Z]\d+): /gm)].map((match) => match[2]);
});

describe('every ruling has a test whose title begins with it', () => {
  test.each(IDS)('%s', (id) => {
    expect(titles).toContain(id);
  });
});

test('no test is named after a ruling that does not exist', () => {
  expect(titles.filter((id) => !IDS.includes(id))).toEqual([]);
});

describe('every ruling stands in docs/king-of-the-valley.md', () => {
  test.each(IDS)('%s', (id) => {
    expect(readFileSync(page, 'utf8')).toMatch(new RegExp(`\\b${id}\\b`));
  });
});
