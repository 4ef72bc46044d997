import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatMove, parseMove } from '../src/notation.ts';
import { legalMoves } from '../src/turn.ts';
import { everyPly } from './random.ts';
import { situation } from './situation.ts';

describe('on random games', () => {
  for (const seats of [2, 3, 4]) {
    test(`parse of format is the move, for every legal move of ${seats} players`, () => {
      let moves = 0;
      for (const state of everyPly({ seats, seed: `notation ${seats}`, games: 6 })) {
        for (const move of legalMoves(state, state.turn)) {
          moves += 1;
          const text = formatMove(state, move);
          expect(text).toMatch(/^[a-zA-Z0-9> ]+$/);
          expect(parseMove(state, state.turn, text)).toEqual(move);
        }
      }
      expect(moves).toBeGreaterThan(1000);
    });

    test(`a seat that is not asked has no move, ${seats} players`, () => {
      for (const state of everyPly({ seats, seed: `others ${seats}` })) {
        for (const move of legalMoves(state, state.turn)) {
          const other = (state.turn + 1) % seats;
          expect(parseMove(state, other, formatMove(state, move))).toBeUndefined();
        }
      }
    });
  }
});

describe('single texts', () => {
  const table = () => situation('kings c3 e5');

  test('one example of each kind, as docs and records write them', () => {
    const summon = situation(`
      valley
      .  .  .  .  .
      .  .  .  .  .
      .  .  P  .  .
      .  .  .  .  .
      .  F  F  F  .
      kings a1 e5`);
    expect(summon.moves()).toEqual([
      'priest c3',
      'take b1',
      'take b1 c1 > d1',
      'take b1 c1 d1 > e1',
      'take c1',
      'take d1',
    ]);
  });

  test('spaces around and between words do not matter', () => {
    const { state } = table();
    expect(parseMove(state, 0, '  take   c2 ')).toEqual({ do: 'take', to: 7, cells: [7] });
    expect(parseMove(state, 0, 'take\tc2')).toEqual(parseMove(state, 0, 'take c2'));
  });

  for (const text of [
    '',
    ' ',
    'take',
    'take c3',
    'take c9',
    'take C2',
    'TAKE c2',
    'take c2 > c2',
    'take c2 b2',
    'takec2',
    'take c2;',
    'priest c2',
    'skip',
    'refill left',
    'recruit L1',
    'place c2',
    'kingdom Q D C Kl F',
    'constructor',
    '__proto__',
    'take c2\u0000',
  ]) {
    test(`illegal or garbage: ${JSON.stringify(text)}`, () => {
      expect(parseMove(table().state, 0, text)).toBeUndefined();
    });
  }

  test('tiles of a set in another order, or another landing place, are another text', () => {
    const { state } = situation(`
      valley
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  F  F  .  .
      kings a1 e5`);
    expect(parseMove(state, 0, 'take b1 c1 > d1')).toEqual({ do: 'take', to: 3, cells: [1, 2] });
    expect(parseMove(state, 0, 'take c1 b1 > d1')).toBeUndefined();
    expect(parseMove(state, 0, 'take b1 c1 > e1')).toBeUndefined();
    expect(parseMove(state, 0, 'take b1 c1')).toBeUndefined();
  });

  test('any text is a legal move or nothing', () => {
    const { state } = table();
    const texts = new Set(legalMoves(state, 0).map((move) => formatMove(state, move)));
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^(take|priest) [a-e][1-5]$/)), (text) => {
        const found = parseMove(state, 0, text);
        expect(found !== undefined).toBe(texts.has(text.trim().replace(/\s+/g, ' ')));
      }),
    );
  });
});
