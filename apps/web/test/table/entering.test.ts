import { openTable } from '@three-crowns/core';
import { randomRecord } from '@three-crowns/core/conformance';
import { expect, it } from 'vitest';
import { toy } from '../../../../packages/core/test/toy/index.ts';
import { reopened } from '../../src/table/session/entering.ts';

it('what another page has stored takes the place of what was not', () => {
  const record = randomRecord(toy, { seats: 2 }, 'entering');
  const [first, second] = record.log;
  const here = openTable(toy, { ...record, log: [first, second] }, ['mine', 'never stored']);
  const { entries, commands } = reopened(here, 1, [{ seq: 2, line: second, commandId: 'theirs' }]);
  expect(entries).toHaveLength(2);
  expect([...commands]).toEqual([
    ['mine', 1],
    ['theirs', 2],
  ]);
});
