import { kingsWill } from '@three-crowns/kings-will';
import { expect, test } from 'vitest';
import { evenest } from '../../src/games/kings-will/prompts/preferred.ts';
import { isPass, stepsOf } from '../../src/games/kings-will/prompts/steps.ts';
import { narrowed } from '../../src/table/picking/narrowing.ts';
import { choicesOf } from '../../src/table/view/choices.ts';
import { playOut } from './games.ts';

test('step by step every choice can be reached', () => {
  let reached = 0;
  playOut(3, 'full', 5, (state, seat) => {
    const all = choicesOf(kingsWill, state, seat).filter((choice) => !isPass(choice));
    const walk = (picked: readonly string[], depth: number): string[] =>
      stepsOf(narrowed(all, picked), picked).flatMap(({ target, choice }) => {
        if (choice !== undefined) return [choice.text];
        expect(depth).toBeLessThan(5);
        return walk([...picked, target], depth + 1);
      });
    expect(new Set(walk([], 0))).toEqual(new Set(all.map(({ text }) => text)));
    reached += all.length;
    return reached > 3000;
  });
});

test('a payment is preselected wherever there are several', () => {
  let payments = 0;
  for (let seed = 0; seed < 20; seed++) {
    playOut(2, 'full', seed, (state, seat, moves) => {
      if (moves[0].do !== 'pay' || moves.length < 2) return undefined;
      const choices = choicesOf(kingsWill, state, seat);
      const chosen = evenest({ state, own: seat, choices });
      expect(chosen && choices.includes(chosen)).toBe(true);
      payments++;
      return undefined;
    });
  }
  expect(payments).toBeGreaterThan(0);
});
