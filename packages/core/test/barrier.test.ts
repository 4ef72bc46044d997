import { describe, expect, it } from 'vitest';
import {
  type Audience,
  barrierOf,
  countUnknown,
  freeUndos,
  isBarrier,
  keepAgain,
  keptView,
  keptViewsOf,
  luckIn,
  openTable,
  playText,
  recordOf,
  UNKNOWN,
  type Viewer,
} from '../src/index.ts';
import { insideGain } from './situations.ts';
import { toy } from './toy/index.ts';
import type { State } from './toy/state.ts';

/** Seat 1's turn, three seats. By number modulo four a card rolls (0), gains (1), gives (2) or does nothing (3). */
function situation(change: Partial<State> = {}): State {
  const state = toy.rules.setup({ seats: 3 }, 'barrier');
  const kept = [true, true, true];
  const hands = [
    [1, 2, 3, 4],
    [5, 6],
    [7, 8],
  ];
  return { ...state, phase: 'turn', kept, hands, deck: [9, 10, 11, 12, 13, 14, 15, 16, 17, 18], ...change };
}

function barrier(before: State, seat: number, text: string): boolean {
  const after = toy.rules.clone(before);
  const move = toy.notation.parseMove(after, seat, text);
  if (move === undefined) throw new Error(`${text} is not legal`);
  toy.rules.play(after, seat, move);
  return isBarrier(toy, before, after, 3);
}

const gain = (left: number, seat = 0): State['stack'] => [{ effect: { kind: 'gain' }, seat, source: 1, left }];

describe('a barrier', () => {
  it('is not an open choice after which the same seat is asked', () => {
    expect(barrier(situation({ stack: gain(2) }), 0, 'take crown')).toBe(false);
  });

  it('is asking another seat', () => {
    expect(barrier(situation({ stack: gain(1) }), 0, 'take crown')).toBe(true);
  });

  it('is showing the others a card, although the same seat is asked', () => {
    expect(barrier(situation(), 0, 'play 1')).toBe(true);
  });

  it('is showing one seat alone a card', () => {
    // The turn stays where it is here: only what the seat itself saw counts.
    const before = situation();
    const after = toy.rules.clone(before);
    after.hands[0].push(after.deck.pop() ?? 0);
    expect(isBarrier(toy, before, after, 3)).toBe(true);
  });

  it('is showing a card while another one is hidden, so that as many are unseen as before', () => {
    const before = situation();
    const after = toy.rules.clone(before);
    // A view that shows a spectator one card of the deck, which one depends on the round.
    const view = (state: State) => ({
      ...state,
      deck: state.deck.map((card, i) => (i === state.round ? card : UNKNOWN)),
    });
    const game = { ...toy, secrets: { ...toy.secrets, view } };
    expect(isBarrier(game, before, after, 3)).toBe(false);
    after.round += 1;
    expect(isBarrier(game, before, after, 3)).toBe(true);
  });

  it('is using luck, although nothing else changed', () => {
    const before = situation();
    const after = toy.rules.clone(before);
    after.luck.at += 1;
    expect(isBarrier(toy, before, after, 3)).toBe(true);
  });

  it('is the end of the game', () => {
    expect(barrier(situation({ round: 4, turn: 2, stack: gain(1, 2) }), 2, 'take crown')).toBe(true);
    const before = situation({ goals: [] });
    expect(isBarrier(toy, before, { ...toy.rules.clone(before), phase: 'over' }, 3)).toBe(true);
  });

  it('is not one of several seats answering while the others are still asked', () => {
    const before = situation({ phase: 'keep', kept: [false, false, false] });
    expect(barrier(before, 1, 'keep 2')).toBe(false);
  });
});

/** The toy, and for whom views were made. */
function watched() {
  const made: Viewer[] = [];
  const view = (state: State, audience: Audience) => {
    if (audience !== 'everyone') made.push(audience);
    return toy.secrets.view(state, audience);
  };
  return { game: { ...toy, secrets: { ...toy.secrets, view } }, made };
}

describe('views for a barrier', () => {
  it('are not made where luck decides', () => {
    const { game, made } = watched();
    const before = situation();
    const after = { ...toy.rules.clone(before), luck: { ...before.luck, at: before.luck.at + 1 } };
    const { barrier, reveals } = barrierOf(game, before, after, 3);
    expect({ barrier, reveals, made }).toEqual({ barrier: true, reveals: true, made: [] });
  });

  it('are not made where another seat is asked, unless somebody wants to know what was shown', () => {
    const { game, made } = watched();
    const before = situation();
    const found = barrierOf(game, before, { ...toy.rules.clone(before), turn: 1 }, 3);
    expect([found.barrier, made.length]).toEqual([true, 0]);
    expect([found.reveals, made.length]).toEqual([false, 8]);
    expect([found.reveals, found.barrier, made.length]).toEqual([false, true, 8]);
  });

  it('are made once for each moment of a table', () => {
    const { game, made } = watched();
    const table = openTable(game, { ...recordOf(insideGain()), log: ['1 play 1'] });
    made.length = 0;
    playText(table, 0, 'take crown');
    expect(freeUndos(table, 0)).toBe(1);
    // Both ends of this move for two seats and a spectator; of the move before it only where it began: seat 2 saw a card.
    expect(made).toHaveLength(6 + 2);
    expect(freeUndos(table, 0)).toBe(1);
    expect(made).toHaveLength(6 + 2);
  });
});

it('keeps the views of the three states looked at last', () => {
  const { game, made } = watched();
  const [one, two, three, four] = [situation(), situation(), situation(), situation()];
  expect(keptView(game, one, 0)).toEqual(toy.secrets.view(one, 0));
  keptView(game, one, 0);
  keptView(game, two, 'spectator');
  keptView(game, one, 0);
  expect(made).toEqual([0, 'spectator']);
  keptView(game, three, 0);
  keptView(game, one, 0);
  keptView(game, four, 1);
  keptView(game, one, 0);
  expect(made).toEqual([0, 'spectator', 0, 1]);
  keptView(game, two, 'spectator');
  expect(made).toEqual([0, 'spectator', 0, 1, 'spectator']);
});

it('makes none of the views again that somebody has kept longer', () => {
  const { game, made } = watched();
  const [one, ...others] = [situation(), situation(), situation(), situation()];
  const first = keptView(game, one, 0);
  const views = keptViewsOf(one);
  for (const other of others) keptView(game, other, 0);
  keepAgain(views);
  expect(keptView(game, one, 0)).toBe(first);
  expect(made).toHaveLength(4);
});

it('counts what is unknown wherever it stands', () => {
  expect(countUnknown({ a: [UNKNOWN, 1, { b: UNKNOWN }], c: 'x', d: null, e: UNKNOWN })).toBe(3);
  expect(countUnknown([0, 1, '-1'])).toBe(0);
});

it('finds the luck of a state that keeps one', () => {
  const state = situation();
  expect(luckIn(state)).toBe(state.luck);
  expect(luckIn({})).toBeUndefined();
  expect(luckIn(null)).toBeUndefined();
  expect(luckIn({ luck: 7 })).toBeUndefined();
});
