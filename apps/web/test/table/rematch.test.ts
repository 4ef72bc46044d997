import { kingOfTheValley } from '@three-crowns/king-of-the-valley';
import { expect, test } from 'vitest';
import { toy } from '../../../../packages/core/test/toy/index.ts';
import { subtotalOf, tiesOf } from '../../src/table/score/ties.ts';
import { nextStart, rematchOf } from '../../src/table/session/rematch.ts';
import { BOT, PERSON, recordWith } from './surroundings.ts';

test('the next seat begins the rematch, with the same people and another seed', () => {
  const played = { ...recordWith([PERSON, BOT]), log: ['2 place c3', '1 place a1'] };
  const next = rematchOf(kingOfTheValley, played, 'other');
  expect(next).toMatchObject({ seats: played.seats, seed: 'other', options: { start: 1 } });
  expect(nextStart(kingOfTheValley, 2, 0)).toBe(1);
});

test('a game that does not ask who begins decides for itself', () => {
  const played = { ...recordWith([PERSON, BOT], toy), log: ['1 keep 1'] };
  expect(rematchOf(toy, played, 'other').options).toEqual(played.options);
});

const score = (queens: number, gold: number) => ({
  total: queens + gold,
  lines: [
    { key: 'Q', count: 1, points: queens },
    { key: 'gold', count: gold, points: gold },
  ],
});

const lines = ['Q', 'D'];

test('a tie at the top names what decided it', () => {
  const scores = [score(5, 7), score(10, 2), score(5, 1)];
  expect(tiesOf({ scores, places: [2, 1, 3], winners: [1] }, lines)).toEqual([
    { seats: [1, 0], points: [10, 5], isShared: false },
  ]);
  expect(tiesOf({ scores, places: [1, 1, 3], winners: [0, 1] }, lines)[0].isShared).toBe(true);
});

test('without a tie there is nothing to say', () => {
  const scores = [score(5, 7), score(10, 1)];
  expect(tiesOf({ scores, places: [1, 2], winners: [0] }, lines)).toEqual([]);
  expect(subtotalOf(scores[0], lines)).toBe(5);
});
