import { kingsWill } from '@three-crowns/kings-will';
import { expect, test } from 'vitest';
import { chaptersOf } from '../../src/games/kings-will/score/chapters.ts';
import { words } from '../../src/games/kings-will/score/words.ts';
import { seatsOf } from '../../src/seats/seats.ts';
import { playOut } from './games.ts';

test('every card with a disc has its chapter, and what it changes is what was won and lost', () => {
  const state = playOut(3, 'full', 7);
  const chapters = chaptersOf(state);
  expect(chapters.filter(({ kind }) => kind === 'card')).toHaveLength(
    state.discs.filter((discs) => discs !== 0).length,
  );
  for (const { parts, points } of chapters) expect(points).toEqual(parts.map(({ won, lost }) => won - lost));
});

test('the way through the end names no card before it is turned over', () => {
  const state = playOut(2, 'full', 7);
  const outcome = kingsWill.rules.outcome(state);
  if (outcome === undefined) throw new Error('the game is not over');
  const seats = seatsOf({ seats: [{ name: 'Mathilde' }, { name: 'Anselm' }] });
  for (const chapter of chaptersOf(state)) {
    expect(words('en', { state, outcome, seats }, chapter).isHidden === true).toBe(chapter.kind === 'card');
  }
});
