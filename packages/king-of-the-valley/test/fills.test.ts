import { expect, test } from 'vitest';
import { fillsOf } from '../src/moves/replenish.ts';
import { clone } from '../src/state.ts';
import { legalMoves, play } from '../src/turn.ts';
import { EMPTY } from '../src/vocabulary.ts';
import { everyPly } from './random.ts';
import { situation } from './situation.ts';

test('F1, F2, F7: what refilling would put where is what it puts there', () => {
  let refills = 0;
  for (const state of everyPly({ seats: 3, content: 'even', seed: 'fills', games: 10 })) {
    for (const move of legalMoves(state, state.turn)) {
      if (move.do !== 'refill') continue;
      const fills = fillsOf(state, move.slope);
      const after = clone(state);
      play(after, after.turn, move);
      const open = state.gaps.filter((cell) => after.valley[cell] === EMPTY);
      expect(
        fills
          .map(({ cell }) => cell)
          .concat(open)
          .sort(),
      ).toEqual(state.gaps.slice().sort());
      for (const { cell, tile, slope, row } of fills) {
        expect(after.valley[cell]).toBe(tile);
        expect(state.hill[slope][row]).toBe(tile);
      }
      refills += 1;
    }
  }
  expect(refills).toBeGreaterThan(500);
});

test('F7: the other slope goes on where the chosen one ends, and the last gap gets nothing', () => {
  const { state } = situation(`
    turn 1 round 3 phase replenish start 1
    valley
    .  .  .  .  .
    .  .  .  .  .
    .  .  .  .  .
    .  .  .  .  .
    .  .  W  .  .
    kings e1 a5
    path b1 c1 d1 e1
    gaps d1 b1 e1
    left Q
    right D
    stack II
    stack III`);
  expect(fillsOf(state, 1).map(({ cell, slope, row }) => [cell, slope, row])).toEqual([
    [1, 1, 0],
    [3, 0, 0],
  ]);
});
