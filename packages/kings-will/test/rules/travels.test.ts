/** Every travel board: its mandatory levy, its offers and the mood each asks for. Numbers are those of the page, by hand. */
import { describe, expect, test } from 'vitest';
import { levying } from '../situation.ts';

type Offer = readonly [pays: string, points: number];

/** Levy and the offers at mood 1, 2 and 4; W wood, L leather, F food, S stone, c coins, b farmer. */
const BOARDS: { readonly [Board: string]: readonly [levy: string, ...offers: readonly [Offer, Offer, Offer]] } = {
  R1: ['2F', ['2c', 2], ['2L', 2], ['1W 1S', 3]],
  R2: ['2W', ['2F', 2], ['3c', 3], ['2S', 3]],
  R3: ['2L', ['2W', 2], ['2F', 2], ['4c', 4]],
  R4: ['2S', ['2c', 2], ['2W', 2], ['2L', 3]],
  R5: ['2c', ['1L 1F', 2], ['2W', 2], ['2S', 3]],
  R6: ['1b', ['2c', 2], ['2L', 2], ['2F', 3]],
  R7: ['1W 1S', ['2F', 2], ['2L', 2], ['1b', 4]],
  R8: ['1L 1F', ['2c', 2], ['1W 1S', 2], ['4c', 4]],
};
const LETTERS = ['W', 'L', 'F', 'S', 'c', 'b'];

/** By unit, as in LETTERS. */
const unitsOf = (text: string): number[] =>
  LETTERS.map((letter) => Number(text.split(' ').find((word) => word.endsWith(letter))?.[0] ?? 0));

const START = [4, 4, 4, 4, 15, 2];
const MOODS = [-1, 0, 1, 2, 3, 4];

describe.each(Object.entries(BOARDS))('board %s', (board, [levy, ...offers]) => {
  /** The farmers stand on one land, so that there is no choice among them. */
  const visit = (mood: number) =>
    levying(
      board,
      `player 1 points 5 mood ${mood} coins 15 wood 4 leather 4 food 4 stone 4
      lands 1 mountain/2 forest meadow cornfield
      lands 2 mountain/2 forest meadow cornfield`,
    );
  const held = (table: ReturnType<typeof visit>) => {
    const own = table.state.palatinates[0];
    return [...own.goods, own.coins, own.farmers[0]];
  };
  const less = (from: readonly number[], text: string) => unitsOf(text).map((count, unit) => from[unit] - count);

  test(`the mandatory levy is ${levy}`, () => {
    const table = visit(0);
    expect(held(table)).toEqual(less(START, levy));
    expect(table.player(1)).toMatchObject({ points: 5, mood: 0 });
  });

  test('offers open at mood 1, 2 and 4', () => {
    const open = (mood: number) => {
      const table = visit(mood);
      const offered = table.seat === 1 && table.ask === 'offer' ? table.moves('give') : [];
      return offered.map((text) => Number(text.split(' ')[1]));
    };
    expect(MOODS.map(open)).toEqual([[], [], [1], [1, 2], [1, 2], [1, 2, 3]]);
  });

  test.each([1, 2, 3])('offer %i', (number) => {
    const [pays, points] = offers[number - 1];
    const table = visit(4);
    const [move] = table.moves('give').filter((text) => text.startsWith(`give ${number}`));
    table.play(move);
    expect(held(table)).toEqual(less(less(START, levy), pays));
    expect(table.player(1).points).toBe(5 + points);
    expect(table.moves('give').some((text) => text.startsWith(`give ${number}`))).toBe(false);
  });

  test('one unit short: everything is kept, a point and a step of mood are lost', () => {
    const wanted = unitsOf(levy);
    const short = wanted.findIndex((count) => count > 0);
    const names = ['wood', 'leather', 'food', 'stone', 'coins'];
    const own = names.map((name, unit) => `${name} ${wanted[unit] - (unit === short ? 1 : 0)}`).join(' ');
    const table = levying(board, `player 1 points 5 mood 2 ${own}\nlands 1 mountain/1 forest meadow cornfield`);
    expect(table.player(1)).toMatchObject({ points: 4, mood: 1 });
    expect(held(table)).toEqual([...wanted.slice(0, 5).map((count, unit) => count - (unit === short ? 1 : 0)), 1]);
  });
});
