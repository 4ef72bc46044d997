import { expect, test } from 'vitest';
import { beaten, type DealRow, readDeal } from '../../src/pages/daily/played.ts';

const row: DealRow = {
  id: 'daily-2026-11-16-valeria',
  edition: 'abcdef',
  own: { points: 50, rival: 45, isWon: true },
  levels: {
    page: { points: 30, rival: 60, isWon: false },
    baron: { points: 50, rival: 45, isWon: true },
    king: { points: 70, rival: 40, isWon: true },
  },
};

test('a win comes before a loss, then by how much; as good counts', () => {
  expect(beaten(row)).toEqual({ of: 3, count: 2 });
  expect(beaten({ ...row, own: { points: 80, rival: 81, isWon: false } })).toEqual({ of: 3, count: 1 });
  expect(beaten({ ...row, own: undefined })).toEqual({ of: 3, count: 0 });
});

test('what is kept is read back, what is no row is passed over, and a part that is none spoils itself', () => {
  expect(readDeal(structuredClone(row))).toEqual(row);
  for (const raw of [undefined, null, 7, 'row', {}, { id: 1, edition: 'a' }]) expect(readDeal(raw)).toBeUndefined();
  const odd = { ...row, own: { points: 'many' }, levels: { page: row.levels.page, king: 7, jester: row.own } };
  expect(readDeal(odd)).toEqual({ ...row, own: undefined, levels: { page: row.levels.page } });
});
