/** The lessons of the books: they can be done, and missed, and tell so. */
import { describe, expect, test } from 'vitest';
import { LESSONS, type LessonId } from '../../src/games/kings-will/learn/lessons/lessons.ts';
import { isOver, type Lesson } from '../../src/learn/lesson/lesson.ts';
import { LessonTable } from '../../src/learn/lesson/lessonTable.ts';

/** Plays what the reader would click; the rest is answered by the lesson itself. */
async function played(lesson: Lesson, moves: readonly string[]) {
  const session = new LessonTable(lesson, ['Red', 'Blue']);
  for (const text of moves) {
    const { status, asked } = session.snapshot();
    expect([status, lesson.asks.includes(asked?.ask ?? '')]).toEqual(['choose', true]);
    await session.play({ text });
  }
  const { moments, at, status } = session.snapshot();
  const events = moments.flatMap((moment) => moment.events);
  expect([isOver(lesson, events), status]).toEqual([true, 'over']);
  return { isDone: lesson.isDone(moments[at].state, events), events };
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
