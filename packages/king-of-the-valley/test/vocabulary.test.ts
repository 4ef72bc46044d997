import { expect, test } from 'vitest';
import { characterOf, kindOf, TILES } from '../src/vocabulary.ts';

test('a kind is the name of a tile without the number of a collector', () => {
  expect([...TILES.keys()].map(kindOf)).toEqual(TILES.map((name) => name.replace(/\d/, '')));
});

test('a character is the first letter', () => {
  expect([...TILES.keys()].map(characterOf)).toEqual(TILES.map((name) => name[0]));
});
