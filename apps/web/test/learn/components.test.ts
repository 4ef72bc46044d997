/** The counts of the page come from the content tables. */
import { parseJson } from '@three-crowns/core';
import { CHARACTER_TOTALS, CONTENT_SETS, parseContent, STACK_SIZES } from '@three-crowns/king-of-the-valley';
import { expect, test } from 'vitest';
import {
  COLLECTOR_ROWS,
  stackSizes,
  TILE_ROWS,
  templateText,
  total,
} from '../../src/games/king-of-the-valley/learn/components/tally.ts';

test.each(Object.entries(CHARACTER_TOTALS))('%s: %i in the box', (character, count) => {
  const rows = TILE_ROWS.filter((row) => row.tile[0] === character);
  expect(total(rows.map((row) => row.count))).toBe(count);
  for (const row of rows) expect([total(row.even), total(row.ramped)]).toEqual([row.count, row.count]);
});

test.each(['even', 'ramped'] as const)('%s: the stacks have their sizes', (set) => {
  expect(stackSizes(set)).toEqual([...STACK_SIZES]);
});

test('the sets differ where the page says so', () => {
  expect(TILE_ROWS.filter((row) => !row.isSame).map((row) => row.tile)).toEqual(['Q', 'D', 'F']);
});

test('every collector stands in the table with its own numbers', () => {
  expect(COLLECTOR_ROWS).toHaveLength(CHARACTER_TOTALS.T);
  for (const { name, ...row } of COLLECTOR_ROWS) expect(row).toEqual(CONTENT_SETS.even.collectors[name]);
});

test('the template is a table that can be loaded, with the numbers of the even set', () => {
  const table = parseContent(parseJson(templateText(), 'template'));
  const { id, prices, influence, orderPoints } = CONTENT_SETS.even;
  expect(table.id).not.toBe(id);
  expect(table.prices.map((row) => row.gold)).toEqual(prices.map((row) => row.gold));
  expect(table.influence).toEqual(influence);
  expect(table.orderPoints).toEqual([...orderPoints]);
  for (const row of TILE_ROWS) if (row.tile !== 'T') expect(table.stacks[row.tile].counts).toEqual([...row.even]);
});

test('what the rulebooks do not print counts as typed in by the reader', () => {
  const table = parseContent(parseJson(templateText(), 'template'));
  expect([table.stacks.Q.source, table.collectors.T1.source, table.stacks.P.source]).toEqual([
    'CUSTOM',
    'CUSTOM',
    'RULEBOOK',
  ]);
});
