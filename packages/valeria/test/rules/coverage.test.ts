/** Every ruling, example and set-up has a test that is named after it, and stands on the game's page. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const LAST_RULING = 51;
const LAST_EXAMPLE = 9;
const IDS = [
  ...Array.from({ length: LAST_RULING }, (_, i) => `A${i + 1}`),
  ...Array.from({ length: LAST_EXAMPLE }, (_, i) => `7c.${i + 1}`),
  '7b',
];

const here = new URL('./', import.meta.url);
const page = new URL('../../../../docs/valeria.md', import.meta.url);

const files = readdirSync(here).filter((name) => name.endsWith('.test.ts') && name !== 'coverage.test.ts');
const titles = files.flatMap((name) => {
  const text = readFileSync(new URL(name, here), 'utf8');
  return [...text.matchAll(/(['"`])(A\d+|7[a-z](?:\.\d+)?): /g)].map((match) => match[2]);
});

describe('every ruling has a test whose title begins with it', () => {
  test.each(IDS)('%s', (id) => {
    expect(titles).toContain(id);
  });
});

test('no test is named after a ruling that does not exist', () => {
  expect(titles.filter((id) => !IDS.includes(id))).toEqual([]);
});

test('the page names no ruling that has no test', () => {
  const named = readFileSync(page, 'utf8').match(/\bA\d+\b/g) ?? [];
  expect(named.filter((id) => !IDS.includes(id))).toEqual([]);
});

describe('every ruling stands in docs/valeria.md', () => {
  test.each(IDS.filter((id) => id.startsWith('A')))('%s', (id) => {
    expect(readFileSync(page, 'utf8')).toMatch(new RegExp(`\\b${id}\\b`));
  });
});
