/** The six lessons of a first game of The King's Will, and what somebody does to learn them. They end with the first visit. */
import type { GameEvent, State } from '@three-crowns/kings-will';
import type { Lesson } from '../../../table/screen/guide.ts';

export const LESSONS = ['will', 'tile', 'gather', 'build', 'pledge', 'visit'] as const;
export type LessonKey = (typeof LESSONS)[number];

/** The events by which each is learned. Who cannot pay the levy has learned what it costs. */
const TAUGHT_BY: { readonly [L in LessonKey]: readonly GameEvent['type'][] } = {
  will: ['kept'],
  tile: ['took'],
  gather: ['harvested'],
  build: ['founded', 'erected'],
  pledge: ['pledged'],
  visit: ['levied', 'unpaid', 'gave'],
};

export const lessons = LESSONS.map((key): Lesson<State, GameEvent> & { readonly key: LessonKey } => ({
  key,
  isTaughtBy: ({ event }, own) => TAUGHT_BY[key].includes(event.type) && 'seat' in event && event.seat === own,
}));
