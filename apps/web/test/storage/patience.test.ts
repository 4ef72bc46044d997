import { expect, test } from 'vitest';
import { appendPatiently } from '../../src/storage/appendPatiently.ts';
import type { Appended, NewEntry } from '../../src/storage/store.ts';

const entry: NewEntry = { seq: 1, line: '1 keep 1', commandId: 'a', result: undefined };

/** A store that fails so many times, and what is heard meanwhile. */
function failing(times: number, answer: Appended = 'stored') {
  const heard: boolean[] = [];
  const tried: NewEntry[] = [];
  const store = {
    async append(_id: string, one: NewEntry): Promise<Appended> {
      tried.push(one);
      if (tried.length <= times) throw new Error(`full ${tried.length}`);
      return answer;
    },
  };
  return { store, heard, tried, onUnsaved: (isUnsaved: boolean) => void heard.push(isUnsaved) };
}

test('what is written at once is said to be unsaved at no time', async () => {
  const { store, heard, onUnsaved } = failing(0);
  const signal = new AbortController().signal;
  expect(await appendPatiently(store, 'a', entry, { onUnsaved, signal })).toBe('stored');
  expect(heard).toEqual([]);
});

test('what cannot be written is tried again as the same command, and said to be unsaved until it is written', async () => {
  const { store, heard, tried, onUnsaved } = failing(4, 'taken');
  const signal = new AbortController().signal;
  expect(await appendPatiently(store, 'a', entry, { onUnsaved, signal, pauses: [0, 1] })).toBe('taken');
  expect(tried).toEqual([entry, entry, entry, entry, entry]);
  expect(heard).toEqual([true, false]);
});

test('who gives up hears the last failure', async () => {
  const { store } = failing(Number.POSITIVE_INFINITY);
  const giving = new AbortController();
  const pauses = [600_000];
  const whileItWaits = () => void setTimeout(() => giving.abort());
  const waiting = appendPatiently(store, 'a', entry, { onUnsaved: whileItWaits, signal: giving.signal, pauses });
  await expect(waiting).rejects.toThrow('full 2');
  const before = appendPatiently(store, 'a', entry, { onUnsaved: () => {}, signal: giving.signal, pauses });
  await expect(before).rejects.toThrow('full 3');
});
