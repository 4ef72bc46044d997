import { expect, test } from 'vitest';
import { BOTS, botNamed } from '../src/index.ts';
import { BOT_NAMES, botNameOf } from '../src/names.ts';

test.each(BOT_NAMES)('%s is found by its name, and knows it', (name) => {
  expect(botNamed(name)).toBe(BOTS[name]);
  expect(BOTS[name].name).toBe(name);
});

test('a bot is found by a name it once had', () => {
  expect(botNameOf('clever', { clever: 'greedy' })).toBe('greedy');
});

test('a name of today is never taken for a former one', () => {
  expect(botNameOf('random', { random: 'greedy' })).toBe('random');
});

test.each(['oracle', '', '__proto__', 'constructor', 'toString'])('nobody was ever called "%s"', (name) => {
  expect(botNamed(name)).toBeUndefined();
});
