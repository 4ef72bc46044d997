import { type GameEvent, kingsWill as game, type State } from '@three-crowns/kings-will';
import { expect, test } from 'vitest';
import { type LessonKey, lessons } from '../../src/games/kings-will/guide/lessons.ts';
import { thoughtOf } from '../../src/games/kings-will/guide/thoughts.ts';
import type { MoveChoice, View } from '../../src/games/kings-will/pieces/view.ts';
import { type Happened, progressOf } from '../../src/table/guide/progress.ts';
import type { Progress } from '../../src/table/screen/guide.ts';
import { choicesOf } from '../../src/table/view/choices.ts';
import { playOut } from '../kings-will/games.ts';

const { rules, secrets } = game;
const PUPIL = 0;

const past = (...known: LessonKey[]): Progress<State, GameEvent> => ({
  learned: lessons.map(({ key }) => known.includes(key)),
  last: [],
});

const viewOf = (state: State, own = PUPIL): View => {
  const seen = secrets.view(state, own);
  const asked = rules.pending(state).find(({ seat }) => seat === own);
  // Only what the guide reads.
  return { game, state: seen, own, asked, choices: choicesOf(game, seen, own) } as unknown as View;
};

const firstGame = (seed: string): State => rules.setup(game.parseOptions({ seats: 2, variant: 'first' }), seed);

test('each lesson is learned by its own deeds, and by nobody else’s', () => {
  const before = firstGame('deeds');
  const taught = (event: GameEvent, own: number) =>
    lessons.filter(({ isTaughtBy }) => isTaughtBy({ before, event }, own)).map(({ key }) => key);
  const founded = { type: 'founded', seat: 1, place: 0, at: 0, land: 0, paid: [] } as const;
  expect(taught(founded, 1)).toEqual(['build']);
  expect(taught(founded, 0)).toEqual([]);
  expect(taught({ type: 'unpaid', seat: 0, points: 1 }, 0)).toEqual(['visit']);
  expect(taught({ type: 'round', round: 2, travel: 0 }, 0)).toEqual([]);
});

test('whatever a first game asks has an answer, and what it marks can be used', () => {
  const asks = new Set<string>();
  for (let seed = 0; seed < 6; seed++) {
    playOut(2, 'first', seed, (state, seat) => {
      const view = viewOf(state, seat);
      const thought = thoughtOf(view, past('will'));
      expect(thought, view.asked?.ask).toBeDefined();
      const usable = new Set(view.choices.flatMap(({ targets }) => targets));
      expect(thought?.marks?.filter((mark) => !usable.has(mark)) ?? []).toEqual([]);
      asks.add(view.asked?.ask ?? '');
      return undefined;
    });
  }
  expect([...asks]).toEqual(expect.arrayContaining(['will', 'tile', 'act', 'follow', 'site', 'pledge', 'neutral']));
});

/** Does what is marked, else the last thing that can be done: so a round comes to its end. */
function obedient({ choices }: View, marks: readonly string[]): MoveChoice {
  const marked = choices.find(({ targets }) => targets.some((target) => marks.includes(target)));
  return marked ?? choices.findLast(({ move }) => move.do !== 'pass') ?? choices[0];
}

test.each(['a', 'b', 'c', 'd'])('who does what is said has learned all of it by the first visit (deal %s)', (seed) => {
  const state = firstGame(seed);
  const moments: Happened[] = [{ seat: undefined, state: secrets.view(state, PUPIL), events: [] }];
  while (state.round === 1) {
    const [{ seat }] = rules.pending(state);
    const view = viewOf(state, seat);
    const { learned } = progressOf({ lessons }, moments, seat);
    const marks = seat === PUPIL ? thoughtOf(view, { learned, last: [] })?.marks : undefined;
    const { move } = obedient(view, marks ?? []);
    const events: GameEvent[] = [];
    rules.play(state, seat, move, (event) => events.push(event));
    moments.push({ seat, state: secrets.view(state, PUPIL), events });
  }
  const { learned } = progressOf({ lessons }, moments, PUPIL);
  expect(lessons.filter((_, i) => !learned[i]).map(({ key }) => key)).toEqual([]);
});
