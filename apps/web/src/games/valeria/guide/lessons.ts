/** The five lessons of a first game of Valeria, and what somebody does to learn them. */
import type { GameEvent, State } from '@three-crowns/valeria';
import type { Lesson } from '../../../table/screen/guide.ts';

export const LESSONS = ['duke', 'harvest', 'recruit', 'slay', 'build'] as const;
export type LessonKey = (typeof LESSONS)[number];

/** The event by which each is learned; a harvest may come of anybody's roll. */
const TAUGHT_BY: { readonly [L in LessonKey]: GameEvent['type'] } = {
  duke: 'kept',
  harvest: 'harvested',
  recruit: 'recruited',
  slay: 'slew',
  build: 'built',
};

export const lessons = LESSONS.map((key): Lesson<State, GameEvent> & { readonly key: LessonKey } => ({
  key,
  isTaughtBy: ({ event }, own) => event.type === TAUGHT_BY[key] && 'seat' in event && event.seat === own,
}));
