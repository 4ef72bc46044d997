import { expect, test } from 'vitest';
import { CELL_NAMES } from '../../../../packages/king-of-the-valley/src/grid.ts';
import { slotName } from '../../../../packages/king-of-the-valley/src/notation.ts';
import * as words from '../../../../packages/king-of-the-valley/src/words.ts';
import * as things from '../../src/games/king-of-the-valley/things.ts';

test('the screen counts the things as the game does', () => {
  expect(things.COLUMNS).toEqual(words.COLUMNS);
  expect(things.PIECES).toEqual(words.PIECES);
  expect(things.CELL_NAMES).toEqual(CELL_NAMES);
  expect([...words.TILES.keys()].map(things.kindOf)).toEqual(words.TILES.map((name) => name.replace(/\d/, '')));
  expect(things.EMPTY).toBe(words.EMPTY);
  expect(things.JESTER).toBe(words.JESTER_TILE);
  expect(things.PRIEST).toBe(words.PRIEST_TILE);
  expect(things.FIRST_JESTER).toBe(words.FIRST_JESTER);
  expect(words.PIECES.map((_, piece) => things.columnOf(piece))).toEqual(words.COLUMN_OF);
  expect(words.COLUMNS.map((_, column) => things.piecesOf(column))).toEqual(words.PIECES_OF);
  expect(words.PIECES.map((_, piece) => things.tileOf(piece))).toEqual(words.PIECES.map((_, p) => words.tileOf(p)));
  expect(things.slotName(1, 5)).toBe(slotName(1, 5));
});
