/** The same training gives the same weights: with any number of workers, and after an interruption. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BadInput } from '@three-crowns/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hire } from '../src/crew.ts';
import { countOf } from '../src/fit/samples.ts';
import { featuresOf, gameNamed } from '../src/games.ts';
import { train } from '../src/train.ts';
import { type Training, tableOf } from '../src/training.ts';
import { checkPlace, readReached, UNTRAINED, writeWeights } from '../src/weightsFile.ts';

const TRAINING: Training = {
  game: 'king-of-the-valley',
  seats: [2, 3],
  seed: 'test',
  iterations: 2,
  games: 20,
  situations: 40,
  explore: 0.3,
  blend: 0.9,
  penalty: 0.01,
  step: 0.5,
  memory: 1,
  options: { content: ['even', 'ramped'] },
};
const features = featuresOf(gameNamed(TRAINING.game));

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'train-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The text of the file after so many iterations, from what it has reached before. */
async function fileAfter(name: string, iterations: number, workers: number, training = TRAINING): Promise<string> {
  const path = join(folder, name);
  const crew = hire(training, workers);
  const from = readReached(path, training, features);
  await train({ ...training, iterations }, from, crew, {
    onGames: () => {},
    onLearned: (iteration, weights) => writeWeights(path, training, features, iteration + 1, weights),
  });
  await crew.dismiss();
  return readFileSync(path, 'utf8');
}

test('with one worker and with three, at once and interrupted', async () => {
  const alone = await fileAfter('alone.json', 2, 1);
  expect(JSON.parse(alone).made).toMatchObject({ seed: 'test', games: 20, iterations: 2 });
  const first = await fileAfter('crew.json', 1, 3);
  expect(first).not.toBe(alone);
  expect(await fileAfter('crew.json', 2, 3)).toBe(alone);
});

test('with a memory the games of the iterations before are learned from, too', async () => {
  const remembering = { ...TRAINING, memory: 2 };
  const seen: number[] = [];
  const crew = hire(remembering, 1);
  await train({ ...remembering, iterations: 3 }, UNTRAINED, crew, {
    onGames: () => {},
    onLearned(iteration, weights, samples) {
      seen.push(countOf(samples));
      return { iterations: iteration + 1, weights };
    },
  });
  await crew.dismiss();
  const [first, second, third] = seen;
  expect(second).toBeGreaterThan(1.5 * first);
  expect(third).toBeLessThan(1.5 * second);
  const file = await fileAfter('remembering.json', 2, 1, remembering);
  expect(JSON.parse(file).made).toMatchObject({ memory: 2 });
  expect(file).not.toBe(await fileAfter('forgetting.json', 2, 1));
});

test('every number of players comes with every value of an option', () => {
  const tables = [0, 1, 2, 3, 4].map((number) => tableOf(TRAINING, number));
  expect(tables).toEqual([
    { seats: 2, content: 'even' },
    { seats: 3, content: 'even' },
    { seats: 2, content: 'ramped' },
    { seats: 3, content: 'ramped' },
    { seats: 2, content: 'even' },
  ]);
});

test('weights of another training are not gone on with', async () => {
  const path = join(folder, 'other.json');
  expect(readReached(path, TRAINING, features)).toBe(UNTRAINED);
  const weights = [...features.names, ''].map(() => 0);
  const written = { win: weights, margin: weights };
  writeWeights(path, TRAINING, features, 1, written);
  expect(readReached(path, TRAINING, features)).toMatchObject({ iterations: 1, weights: written });
  for (const other of [{ seed: 'other' }, { seats: [4] }, { options: {} }]) {
    writeWeights(path, { ...TRAINING, ...other }, features, 1, written);
    expect(() => readReached(path, TRAINING, features)).toThrow(`${path}: is of another training`);
  }
  writeWeights(
    path,
    TRAINING,
    { ...features, names: features.names.map((name) => `${name} of another game`) },
    1,
    written,
  );
  expect(() => readReached(path, TRAINING, features)).toThrow(`${path}: is of another training`);
});

test.each([
  ['{', /line 1, column 2/],
  ['{"features":1}', /seats: missing/],
  ['{"features":1,"seats":[2],"made":null,"weights":7}', /is of another training/],
])('a file that holds %s is refused', (text, message) => {
  const path = join(folder, 'odd.json');
  writeFileSync(path, text);
  expect(() => readReached(path, TRAINING, features)).toThrow(BadInput);
  expect(() => readReached(path, TRAINING, features)).toThrow(message);
});

test('where the weights cannot be kept is said before anything is played', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(() => checkPlace(join(file, 'weights.json'))).toThrow(/cannot be written/);
  checkPlace(join(folder, 'new', 'weights.json'));
});
