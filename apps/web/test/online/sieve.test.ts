import { expect, it } from 'vitest';
import type { TableSummary } from '../../src/online/api.ts';
import { PACES } from '../../src/online/paces.ts';
import { EVERYTHING, passes } from '../../src/pages/friends/sieve.ts';

const free = { kind: 'free' } as const;
const person = { kind: 'person', name: 'Ada' } as const;

const table: TableSummary = {
  id: 'a',
  status: 'open',
  visibility: 'public',
  game: 'valeria',
  rulesVersion: 1,
  pace: { kind: 'live', bank: 40 * 60_000, increment: 0 },
  chairs: [person, free, free],
  mine: [],
  isHost: false,
  hints: false,
  hasOwnNumbers: false,
  commitment: 'hash',
};

it('lets through what is wanted: by game, by pace and by room for how many', () => {
  expect(passes(EVERYTHING, table)).toBe(true);
  expect(passes({ ...EVERYTHING, game: 'valeria' }, table)).toBe(true);
  expect(passes({ ...EVERYTHING, game: 'kings-will' }, table)).toBe(false);
  expect(passes({ ...EVERYTHING, free: 2 }, table)).toBe(true);
  expect(passes({ ...EVERYTHING, free: 3 }, table)).toBe(false);
});

it('takes a pace that somebody has made up for the one it is most like', () => {
  expect(passes({ ...EVERYTHING, pace: 'relaxed' }, table)).toBe(true);
  expect(passes({ ...EVERYTHING, pace: 'live' }, table)).toBe(false);
  expect(passes({ ...EVERYTHING, pace: 'live' }, { ...table, pace: PACES.live })).toBe(true);
  expect(passes({ ...EVERYTHING, pace: 'letters' }, { ...table, pace: PACES.letters })).toBe(true);
});
