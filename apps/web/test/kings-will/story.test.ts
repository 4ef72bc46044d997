import { expect, test } from 'vitest';
import { chaptersOf } from '../../src/games/kings-will/score/chapters.ts';
import { playOut } from './games.ts';

test('every card with a disc has its chapter, and what it changes is what was won and lost', () => {
  const state = playOut(3, 'full', 7);
  const chapters = chaptersOf(state);
  expect(chapters.filter(({ kind }) => kind === 'card')).toHaveLength(
    state.discs.filter((discs) => discs !== 0).length,
  );
  for (const { parts, points } of chapters) expect(points).toEqual(parts.map(({ won, lost }) => won - lost));
});
