import { kingsWill } from '@three-crowns/kings-will';
import { expect, test } from 'vitest';
import { chaptersOf } from '../../src/games/kings-will/score/chapters.ts';
import { playOut } from './games.ts';

test.each([2, 3, 4])('the story of %i seats ends with the totals of the rules', (seats) => {
  for (let seed = 0; seed < 25; seed++) {
    for (const variant of ['full', 'first'] as const) {
      const state = playOut(seats, variant, seed);
      const chapters = chaptersOf(state);
      const totals = chapters.at(-1)?.parts.map(({ total }) => total);
      expect(totals).toEqual(kingsWill.rules.outcome(state)?.scores.map(({ total }) => total));
    }
  }
});

test('every card with a disc has its chapter, and each step adds up', () => {
  const state = playOut(3, 'full', 7);
  const chapters = chaptersOf(state);
  expect(chapters.filter(({ kind }) => kind === 'card')).toHaveLength(
    state.discs.filter((discs) => discs !== 0).length,
  );
  for (let i = 1; i < chapters.length; i++) {
    chapters[i].parts.forEach(({ won, lost, total }, seat) => {
      expect(total).toBe(chapters[i - 1].parts[seat].total + won - lost);
    });
  }
});
