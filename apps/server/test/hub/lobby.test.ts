/** Who looks at the lists of tables is called when something there has changed, and no more often than is good. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Lobby } from '../../src/hub/lobby.ts';
import { WATCH_EVERY } from '../../src/limits.ts';
import type { Told } from '../../src/storage/store.ts';

let tell: (told: Told) => void;
let called: string[];
let lobby: Lobby;

beforeEach(async () => {
  vi.useFakeTimers();
  called = [];
  lobby = new Lobby({
    hear: (listener) => {
      tell = listener;
    },
    tablesOf: async () => ['mine'],
    outlet: { send: ([connection]) => called.push(connection), close: () => {} },
    say: (problem) => {
      throw new Error(problem);
    },
  });
  await lobby.watch('ada', 'guest of ada');
  await lobby.watch('stranger', undefined);
});
afterEach(() => {
  vi.useRealTimers();
});

const touched = (table: string, more: { readonly hasEntries?: true } = {}): Told => ({
  from: 'here',
  kind: 'touched',
  tables: [table],
  ...more,
});

test('a table that opens, fills or begins is told to all, a move only to who sits there', async () => {
  tell(touched('other'));
  await vi.advanceTimersByTimeAsync(WATCH_EVERY);
  expect(called).toEqual(['ada', 'stranger']);
  tell(touched('other', { hasEntries: true }));
  tell(touched('mine', { hasEntries: true }));
  await vi.advanceTimersByTimeAsync(WATCH_EVERY);
  expect(called).toEqual(['ada', 'stranger', 'ada']);
});

test('much at once is told once, and what may have been missed is told, too', async () => {
  for (let i = 0; i < 50; i++) tell(touched(`table ${i}`));
  tell({ from: '', kind: 'touched' });
  await vi.advanceTimersByTimeAsync(WATCH_EVERY);
  expect(called).toEqual(['ada', 'stranger']);
});

test('who has left is called no more', async () => {
  tell(touched('other'));
  lobby.leave('ada');
  await vi.advanceTimersByTimeAsync(WATCH_EVERY);
  expect(called).toEqual(['stranger']);
});
