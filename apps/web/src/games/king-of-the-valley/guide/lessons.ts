/** The five lessons of a first game of King of the Valley, and what somebody does to learn them. */
import type { GameEvent, State } from '@three-crowns/king-of-the-valley';
import { fillsKingdom } from '@three-crowns/king-of-the-valley/board';
import type { Lesson } from '../../../table/screen/guide.ts';

export const LESSONS = ['place', 'ride', 'alike', 'recruit', 'kingdom'] as const;
export type LessonKey = (typeof LESSONS)[number];

export const lessons: readonly (Lesson<State, GameEvent> & { readonly key: LessonKey })[] = [
  { key: 'place', isTaughtBy: ({ event }, own) => event.type === 'placed' && event.seat === own },
  { key: 'ride', isTaughtBy: ({ event }, own) => event.type === 'took' && event.seat === own },
  {
    key: 'alike',
    isTaughtBy: ({ event }, own) => event.type === 'took' && event.seat === own && event.cells.length > 1,
  },
  { key: 'recruit', isTaughtBy: ({ event }, own) => event.type === 'recruited' && event.seat === own },
  {
    key: 'kingdom',
    isLast: true,
    // A claim takes its time: one tile that the set still lacked shows that it is understood.
    isTaughtBy: ({ before, event }, own) => {
      if (event.type === 'kingdom') return event.seat === own;
      if (event.type === 'recruited') return event.seat === own && fillsKingdom(before.castles[own], event.tile);
      return (
        event.type === 'took' &&
        event.seat === own &&
        event.tiles.some((tile) => fillsKingdom(before.castles[own], tile))
      );
    },
  },
];
