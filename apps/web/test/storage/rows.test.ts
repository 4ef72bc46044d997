import { BadInput, newRecord } from '@three-crowns/core';
import { expect, test } from 'vitest';
import { toy } from '../../../../packages/core/test/toy/index.ts';
import { checkedRecord, entryRowsOf, rowOf, tableOf, timeIn, wishesIn } from '../../src/storage/rows.ts';

const seats = [{ name: 'Ada' }, { name: 'Émile', bot: 'greedy' }];
const record = { ...newRecord(toy, { options: { seats: 2 }, seats, seed: 'rows' }), log: ['1 keep 1', '2 keep 2'] };
const row = rowOf({ id: 'a', record, wishes: [{ tax: 'gold' }, {}] }, 7);
const entries = entryRowsOf('a', record.log);

test('a table is split into a row and its entries, and put together again', () => {
  expect(row).toMatchObject({ id: 'a', savedAt: 7, length: 2 });
  expect('log' in row.base).toBe(false);
  expect(entries.map(({ seq, line }) => [seq, line])).toEqual([
    [1, '1 keep 1'],
    [2, '2 keep 2'],
  ]);
  const commandIds = entries.map(({ commandId }) => commandId);
  expect(new Set(commandIds).size).toBe(2);
  expect(tableOf(row, entries)).toEqual({ id: 'a', record, commandIds, wishes: [{ tax: 'gold' }, {}], savedAt: 7 });
});

test('entries of a log from some entry on', () => {
  expect(entryRowsOf('a', record.log, 1)).toEqual(entries.slice(1));
});

test.each([
  ['an entry that is missing', row, entries.slice(0, 1), 'log: expected a list of 2, found one of 1'],
  ['an entry too many', { ...row, length: 1 }, entries, 'log: expected a list of 1, found one of 2'],
  ['entries out of order', row, entries.toReversed(), 'log[0]: expected entry 1, found 2'],
  ['no row', undefined, [], 'expected an object with id, base, wishes, savedAt, length, hints, found undefined'],
  ['an id that is no text', { ...row, id: 5 }, entries, 'id: expected a text, found 5'],
] as const)('%s', (_, wrong, log, message) => {
  expect(() => tableOf(wrong, log)).toThrow(new BadInput('', message).message);
});

test.each(['__proto__', 'constructor ', 'Greedy', ''])('"%s" is no name of a bot', (bot) => {
  expect(() => checkedRecord({ ...record, seats: [seats[0], { name: 'B', bot }] })).toThrow(
    /^seats\[1\]\.bot: expected/,
  );
});

test('wrong wishes are let go, seat by seat', () => {
  expect(wishesIn([{ a: 'x', b: 5 }, null, { c: 'y' }], 2)).toEqual([{ a: 'x' }, {}]);
  expect(wishesIn('all', 1)).toEqual([{}]);
});

test.each([undefined, null, 'yesterday', Number.NaN, Number.POSITIVE_INFINITY, 9e15])('%s is no time', (raw) => {
  expect(timeIn(raw)).toBe(0);
});
