import { expect, test } from 'vitest';
import { acting } from '../situation.ts';

test('education raises the mood, development does not', () => {
  const table = acting('govern', 'player 1 mood -2 education 0 development 1');
  table.play('educate', 'develop');
  expect(table.player(1)).toMatchObject({ mood: -1, education: 1, development: 2 });
});

test('13: a full scale cannot be raised, and brings no mood', () => {
  const table = acting('govern', 'player 1 education 5 development 4');
  expect(table.moves()).toEqual(['develop', 'pass']);
});

test('the mood stops at 4', () => {
  const table = acting('govern', 'player 1 mood 4');
  table.play('educate');
  expect(table.player(1).mood).toBe(4);
});
