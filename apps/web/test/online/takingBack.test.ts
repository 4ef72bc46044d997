import { type Course, newCourse } from '@three-crowns/core';
import { expect, it } from 'vitest';
import { offeredBackTo, undoWanted } from '../../src/online/takingBack.ts';

/** Seat 1 has played, then seat 2, twice. */
const course: Course = newCourse([undefined, undefined, undefined]);
for (const [i, seat] of [0, 1, 1].entries()) course.moves.push({ seq: i + 1, seat, text: 'skip' });

const views = [{ viewer: 0, free: 0, moments: [] } as const, { viewer: 1, free: 2, moments: [] } as const];

it('takes back one move at a time where it is free', () => {
  expect(undoWanted({ course, views }, 1)).toMatchObject({ seat: 1, count: 1, agreed: [] });
});

it('asks for the own last move back with all that came after it', () => {
  expect(undoWanted({ course, views }, 0)).toMatchObject({ seat: 0, count: 3, agreed: [] });
});

it('offers what is free, or asking where there is an own move, and nothing to who only watches', () => {
  const offered = (viewer: number | 'spectator', free: number) =>
    offeredBackTo({ course, asked: [] }, { viewer, free });
  expect(offered(1, 2)).toMatchObject({ canUndo: true, canAskBack: false });
  expect(offered(0, 0)).toMatchObject({ canUndo: false, canAskBack: true });
  expect(offered(2, 0)).toMatchObject({ canUndo: false, canAskBack: false });
  expect(offered('spectator', 1)).toMatchObject({ canUndo: false, canAskBack: false });
});
