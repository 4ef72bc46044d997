import { newRecord } from '@three-crowns/core';
import { expect, test } from 'vitest';
import { toy } from '../../../../packages/core/test/toy/index.ts';
import { memoryStore } from '../../src/storage/memoryStore.ts';

const record = newRecord(toy, { options: { seats: 2 }, seats: [{ name: 'A' }, { name: 'B' }], seed: 'memory' });
const entry = (seq: number, commandId: string) => ({ seq, line: `1 keep ${seq}`, commandId, result: undefined });

test('a table in memory answers like a kept one', async () => {
  const store = memoryStore();
  await store.create({ id: 'a', record });
  await expect(store.create({ id: 'a', record })).rejects.toThrow('there is a table a already');
  expect(await store.append('a', entry(1, 'x'))).toBe('stored');
  expect(await store.append('a', entry(1, 'x'))).toBe('stored');
  expect(await store.append('a', entry(1, 'y'))).toBe('taken');
  await expect(store.append('a', entry(3, 'z'))).rejects.toThrow('entry 3 does not follow entry 1');
  expect(await store.append('b', entry(1, 'x'))).toBe('gone');
  expect(await store.entriesAfter('a', 0)).toEqual([{ seq: 1, line: '1 keep 1', commandId: 'x' }]);
  const result = { reason: 'finished', scores: [1, 0], winners: [1] } as const;
  await store.append('a', { ...entry(2, 'w'), result });
  await store.saveWishes('a', [{ tax: 'gold' }, {}]);
  expect(await store.read('a')).toMatchObject({
    record: { log: ['1 keep 1', '1 keep 2'], result },
    wishes: [{ tax: 'gold' }, {}],
  });
  await store.append('a', { ...entry(3, 'v'), line: 'undo 1 by 1' });
  expect((await store.read('a'))?.record.result).toBeUndefined();
  await store.remove('a');
  expect(await store.read('a')).toBeUndefined();
  expect(await store.list()).toEqual([]);
});
