import { newRecord } from '@three-crowns/core';
import { expect, test } from 'vitest';
import { toy } from '../../../../packages/core/test/toy/index.ts';
import { summaryOf } from '../../src/storage/summary.ts';

const PERSON = { name: 'Ada' };
const BOT = { name: 'Anselm', bot: 'greedy' };
const summary = (...seats: (typeof PERSON)[]) => {
  const record = newRecord(toy, { options: { seats: seats.length }, seats, seed: 'summary' });
  return summaryOf(toy, { id: 'a', record, commandIds: [], wishes: [], savedAt: 0 });
};

test('a list of games tells nobody’s secrets: the only person sees their own, several see none', () => {
  const alone = summary(PERSON, BOT).state as ReturnType<typeof toy.rules.setup>;
  expect(alone.hands.map((hand) => hand.includes(-1))).toEqual([false, true]);
  const shared = summary(PERSON, PERSON).state as ReturnType<typeof toy.rules.setup>;
  expect(shared.hands.map((hand) => hand.includes(-1))).toEqual([true, true]);
  expect(summary(PERSON, BOT).asked).toBe(0);
});
