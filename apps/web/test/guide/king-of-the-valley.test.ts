import { type GameEvent, kingOfTheValley as game, type State } from '@three-crowns/king-of-the-valley';
import { expect, test } from 'vitest';
import { lessons } from '../../src/games/king-of-the-valley/guide/lessons.ts';
import { thoughtOf } from '../../src/games/king-of-the-valley/guide/thoughts.ts';
import type { View } from '../../src/games/king-of-the-valley/pieces/view.ts';
import type { Progress, Step } from '../../src/table/screen/guide.ts';
import { choicesOf } from '../../src/table/view/choices.ts';
import { VALLEY } from '../table/valley.ts';

const KNOWN = { place: true, ride: true, alike: true, recruit: true, kingdom: true };
type Known = Partial<typeof KNOWN>;

/** The position of the tests with other lines: each takes the place of the one that begins alike. */
const position = (...lines: string[]): State =>
  game.notation.parsePosition(
    VALLEY.map((line) => lines.find((other) => other.slice(0, 8) === line.slice(0, 8)) ?? line),
    { seats: 2 },
    'guide',
  );

const viewOf = (state: State): View => {
  const [asked] = game.rules.pending(state);
  // Only what the guide reads.
  return { game, state, own: asked.seat, asked, choices: choicesOf(game, state, asked.seat) } as unknown as View;
};

const past = (known: Known, last: readonly Step<State, GameEvent>[] = []): Progress<State, GameEvent> => ({
  learned: lessons.map(({ key }) => known[key] === true),
  last,
});

/** Plays a move and gives what happened. */
function steps(state: State, text: string): Step<State, GameEvent>[] {
  const before = game.rules.clone(state);
  const events: GameEvent[] = [];
  const move = game.notation.parseMove(state, state.turn, text);
  if (move === undefined) throw new Error(`${text} is no move`);
  game.rules.play(state, state.turn, move, (event) => events.push(event));
  return events.map((event) => ({ before, event }));
}

const taught = (all: readonly Step<State, GameEvent>[], own = 0) =>
  lessons.filter(({ isTaughtBy }) => all.some((step) => isTaughtBy(step, own))).map(({ key }) => key);

test('a tile teaches the ride, two alike the set, a purchase recruiting; what another does teaches nothing', () => {
  expect(taught(steps(position(), 'take e2'))).toEqual(['ride']);
  expect(taught(steps(position(), 'take e2'), 1)).toEqual([]);
  const set = game.rules.legalMoves(position(), 0).find((move) => move.do === 'take' && move.cells.length > 1);
  if (set === undefined) throw new Error('no set');
  expect(taught(steps(position(), game.notation.formatMove(position(), set)))).toContain('alike');
  const recruiting = position('turn 1 round 5 phase recruit start 2');
  expect(taught(steps(recruiting, 'recruit L1'))).toEqual(['recruit']);
});

test('the kingdom is taught by a tile that it lacked, and by a claim', () => {
  const bare = () => position('castle 1 gold 3 kingdoms 0 up D');
  expect(taught(steps(bare(), 'take e2'))).toContain('kingdom');
  expect(taught(steps(position('castle 1 gold 3 kingdoms 0 up C'), 'take e2'))).not.toContain('kingdom');
  const claiming = position();
  steps(claiming, 'take e2');
  const [claim] = game.rules.legalMoves(claiming, 0);
  expect(claim.do).toBe('kingdom');
  expect(taught(steps(claiming, game.notation.formatMove(claiming, claim)))).toEqual(['kingdom']);
});

test('the first ride is shown the best tile, then two alike, with the place behind them', () => {
  const view = viewOf(position());
  expect(thoughtOf(view, past({ place: true }))).toMatchObject({ say: 'ride', lesson: 'ride' });
  const alike = thoughtOf(view, past({ place: true, ride: true }));
  expect(alike).toMatchObject({ say: 'alike', lesson: 'alike' });
  expect(alike?.marks?.every((mark) => mark.startsWith('land '))).toBe(true);
  expect(alike?.marks?.length).toBeGreaterThan(0);
});

test('whoever left two alike behind is told so, and again when they lie there', () => {
  const state = position();
  const last = steps(position(), 'take e2');
  expect(thoughtOf(viewOf(state), past({ ride: true }, last))?.say).toBe('alike.again');
  const alone = { ...viewOf(state), choices: viewOf(state).choices.filter(({ targets }) => targets.length === 1) };
  expect(thoughtOf(alone, past({ ride: true }, last))?.say).toBe('alike.left');
  expect(thoughtOf(alone, past({ ride: true }))?.say).toBe('alike.none');
});

test('whoever kept the gold hears what it is good for', () => {
  const state = position('turn 1 round 5 phase recruit start 2');
  expect(thoughtOf(viewOf(state), past({ ride: true }))?.say).toBe('recruit');
  const last = steps(position('turn 1 round 5 phase recruit start 2'), 'skip');
  expect(thoughtOf(viewOf(state), past({ ride: true }, last))?.say).toBe('recruit.again');
});

test('the kingdom names how many are missing and marks those that fill it', () => {
  const known = { ...KNOWN, kingdom: false };
  const view = viewOf(position('castle 1 gold 3 kingdoms 0 up D'));
  const thought = thoughtOf(view, past(known));
  expect(thought).toMatchObject({ say: 'kingdom', args: { count: 4 } });
  expect(thought?.marks).toContain('e2');
  const claiming = position();
  steps(claiming, 'take e2');
  expect(thoughtOf(viewOf(claiming), past(known))).toMatchObject({ say: 'claim', marks: ['kingdom'] });
});
