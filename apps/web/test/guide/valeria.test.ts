import type { GameEvent, State } from '@three-crowns/valeria';
import { expect, test } from 'vitest';
import { LESSONS, lessons } from '../../src/games/valeria/guide/lessons.ts';
import { thoughtOf } from '../../src/games/valeria/guide/thoughts.ts';
import type { Progress } from '../../src/table/screen/guide.ts';
import { newGame, playTo, viewOf } from '../valeria/scene.ts';

const past = (known: readonly string[], events: readonly GameEvent[] = []): Progress<State, GameEvent> => ({
  learned: LESSONS.map((key) => known.includes(key)),
  last: events.map((event) => ({ before: newGame(), event })),
});

const kept = { type: 'kept', seat: 0 } as const;
const slew = { type: 'slew', seat: 1, place: 0, card: 0, paid: { gold: 0, strength: 1, magic: 0, points: 0 } } as const;

test('each lesson is learned by its own deed, and by nobody else’s', () => {
  const taught = (event: GameEvent, own: number) =>
    lessons.filter(({ isTaughtBy }) => isTaughtBy({ before: newGame(), event }, own)).map(({ key }) => key);
  expect(taught(kept, 0)).toEqual(['duke']);
  expect(taught(kept, 1)).toEqual([]);
  expect(taught(slew, 1)).toEqual(['slay']);
  expect(taught({ type: 'revealed', place: 0, card: 0 }, 0)).toEqual([]);
});

function actionView() {
  const state = playTo(newGame(), 'action');
  if (state === undefined) throw new Error('no action is asked');
  return viewOf(state);
}

test('the first question is the duke', () => {
  expect(thoughtOf(viewOf(newGame()), past([]))).toMatchObject({ say: 'duke', lesson: 'duke' });
});

test('an action that can be paid and is not learned is taught, with its places', () => {
  const view = actionView();
  const payable = view.choices.filter(({ move }) => move.do === 'recruit');
  expect(payable.length).toBeGreaterThan(0);
  const thought = thoughtOf(view, past(['duke', 'harvest']));
  expect(thought).toMatchObject({ say: 'recruit', lesson: 'recruit' });
  expect(new Set(thought?.marks)).toEqual(new Set(payable.map(({ targets }) => targets[0])));
});

test('what cannot be paid is saved for; after a purchase the next one is thought of', () => {
  const view = { ...actionView(), choices: actionView().choices.filter(({ move }) => move.do === 'take') };
  expect(thoughtOf(view, past(['duke', 'harvest']))?.say).toBe('save.recruit');
  expect(thoughtOf(view, past(['duke', 'harvest', 'recruit']))?.say).toBe('save.slay');
  expect(thoughtOf(view, past(['duke', 'harvest', 'recruit'], [{ ...slew, seat: 0 }]))?.say).toBe('spent');
  expect(thoughtOf(view, past(LESSONS))?.say).toBe('on');
});
