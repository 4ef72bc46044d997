import { expect, test } from 'vitest';
import { hasPlayedOn, progressOf } from '../../src/table/guide/progress.ts';
import type { Lesson } from '../../src/table/screen/guide.ts';

const on = (key: string, isLast = false): Lesson => ({
  key,
  isLast,
  isTaughtBy: ({ before, event }, own) => event === key && before === own,
});
const lessons = [on('place'), on('ride'), on('kingdom', true)];
const at = (seat: number | undefined, state: number, ...events: string[]) => ({ seat, state, events });
/** States say who can learn from what follows. */
const begin = at(undefined, 0);

test('nothing is learned before anything was done', () => {
  expect(progressOf({ lessons }, [begin], 0)).toEqual({ learned: [false, false, false], last: [] });
});

test('a lesson is learned by what was done, in any order', () => {
  expect(progressOf({ lessons }, [begin, at(0, 0, 'ride')], 0).learned).toEqual([false, true, false]);
  expect(progressOf({ lessons }, [begin, at(0, 0, 'ride'), at(0, 0, 'place')], 0).learned).toEqual([true, true, false]);
});

test('the last one counts only once all others were learned before', () => {
  const early = [begin, at(0, 0, 'kingdom'), at(0, 0, 'place'), at(0, 0, 'ride', 'kingdom')];
  expect(progressOf({ lessons }, early, 0).learned).toEqual([true, true, false]);
  expect(progressOf({ lessons }, [...early, at(0, 0, 'kingdom')], 0).learned).toEqual([true, true, true]);
});

test('what was taken back is not learned, and the last deed is the own one', () => {
  const played = [begin, at(0, 0, 'place'), at(1, 0, 'ride')];
  expect(progressOf({ lessons }, played.slice(0, 1), 0).learned[0]).toBe(false);
  expect(progressOf({ lessons }, played, 0).last).toEqual([{ before: 0, event: 'place' }]);
});

test('who plays on after the last lesson has left it behind, whatever the others do', () => {
  const learned = [begin, at(0, 0, 'place'), at(0, 0, 'ride'), at(0, 0, 'kingdom')];
  expect(hasPlayedOn({ lessons }, learned, 0)).toBe(false);
  expect(hasPlayedOn({ lessons }, [...learned, at(1, 0, 'ride')], 0)).toBe(false);
  expect(hasPlayedOn({ lessons }, [...learned, at(1, 0, 'ride'), at(0, 0, 'ride')], 0)).toBe(true);
  expect(hasPlayedOn({ lessons: [] }, learned, 0)).toBe(false);
});
