/** What is typed after `npm run train --`. */
import { expect, test } from 'vitest';
import { readOrder } from '../src/args.ts';

test('a game, numbers of players, and where the weights go', () => {
  const { training, out, workers } = readOrder(['king-of-the-valley', '--seats', '3-4', '--workers', '2']);
  expect(training).toMatchObject({ game: 'king-of-the-valley', seats: [3, 4] });
  expect(workers).toBe(2);
  expect(out.split(/[\\/]/).slice(-3)).toEqual(['instinct', 'weights', '3-4.json']);
});

test('options of the game', () => {
  const { training } = readOrder(['valeria', '--option', 'setup=first-game,random']);
  expect(training.options).toEqual({ setup: ['first-game', 'random'] });
});

test.each([
  [[], 'expected the name of one game'],
  [['chess'], 'unknown game'],
  [['valeria', '--seats', '1-9'], '--seats: expected numbers from'],
  [['valeria', '--games', '0'], '--games: expected a whole number from 1, found "0"'],
  [['valeria', '--explore', '2'], '--explore: expected a number from 0 to 1'],
  [['valeria', '--memory', '2', '--resume'], '--resume: expected --memory 1'],
  [['valeria', '--option', 'setup'], '--option: expected key=value'],
  [['valeria', '--quickly'], "Unknown option '--quickly'"],
])('%j is refused', (argv, message) => {
  expect(() => readOrder(argv)).toThrow(message);
});
