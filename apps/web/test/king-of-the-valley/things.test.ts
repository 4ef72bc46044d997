import { expect, test } from 'vitest';
import { TILES } from '../../../../packages/king-of-the-valley/src/vocabulary.ts';
import { kindOf } from '../../src/games/king-of-the-valley/pieces/things.ts';

test('a kind is the name of a tile without the number of a collector', () => {
  expect([...TILES.keys()].map(kindOf)).toEqual(TILES.map((name) => name.replace(/\d/, '')));
});
