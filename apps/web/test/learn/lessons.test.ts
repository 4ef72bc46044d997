/** The lessons of the books: they can be done, and missed, and tell so. */
import { describe, expect, test, vi } from 'vitest';
import { LESSONS, type LessonId } from '../../src/games/kings-will/learn/lessons/lessons.ts';
import { eventsOf, isOver, type Lesson, openLesson, runLesson } from '../../src/learn/lesson/lesson.ts';

/** Plays what the reader would click; the rest is answered by the lesson itself. */
async function played(lesson: Lesson, moves: readonly string[]) {
  const session = openLesson(lesson, ['Red', 'Blue']);
  const stop = runLesson(lesson, session);
  for (const move of moves) {
    await vi.waitFor(() => {
      const { status, asked } = session.snapshot();
      if (status !== 'choose' || !lesson.asks.includes(asked?.ask ?? '')) throw new Error('the reader is not asked');
    });
    session.play(move);
  }
  await vi.waitFor(() => expect(isOver(lesson, eventsOf(session))).toBe(true));
  // What would go on would do so by now.
  await new Promise((resolve) => setTimeout(resolve, 20));
  stop();
  const { frames, at } = session.snapshot();
  const events = eventsOf(session);
  return { isDone: lesson.isDone(frames[at].state, events), events };
}

const WAYS: { readonly [L in LessonId]: { readonly done: readonly string[]; readonly missed: readonly string[] } } = {
  tile: { done: ['take 5'], missed: ['take 9'] },
  follow: { done: ['till'], missed: ['breed'] },
  seam: { done: ['erect fair', 'site 4'], missed: ['erect fair', 'site 1'] },
  discount: { done: ['found farmstead', 'pay leather food'], missed: ['found farmstead', 'pay wood food'] },
  levy: { done: ['swap wood food', 'give 1'], missed: ['swap wood stone'] },
};

describe.each(Object.keys(WAYS) as LessonId[])('%s', (id) => {
  test('can be done', async () => {
    expect(await played(LESSONS[id], WAYS[id].done)).toMatchObject({ isDone: true });
  });

  test('can be missed', async () => {
    expect(await played(LESSONS[id], WAYS[id].missed)).toMatchObject({ isDone: false });
  });
});

test('nobody plays on after the end', async () => {
  const { events } = await played(LESSONS.tile, ['take 5']);
  expect(events.filter((event) => (event as { readonly type: string }).type === 'took')).toHaveLength(1);
});
