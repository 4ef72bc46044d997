/** Legality is said once, by the rules: the prices a screen shows must agree with it. */
import { describe, expect, test } from 'vitest';
import { PLACE_NAMES, PLACES } from '../src/grid.ts';
import { priceAt } from '../src/prices.ts';
import { playerOfTurn, type State } from '../src/state.ts';
import { legalMoves } from '../src/turn.ts';
import { crowded, everyPly } from './random.ts';
import { table } from './situation.ts';
import { placeNamed } from './wanted.ts';

/** By place: whether it can be paid, and how. */
const marked = (state: State): string[] =>
  PLACE_NAMES.map((_, place) => priceAt(state, playerOfTurn(state), place)?.payable ?? 'no');

function legal(state: State): string[] {
  const least = Array<number>(PLACES).fill(Number.POSITIVE_INFINITY);
  for (const move of legalMoves(state, state.turn)) {
    if ('magic' in move) least[move.place] = Math.min(least[move.place], move.magic);
  }
  return least.map((magic) => (magic === 0 ? 'plain' : Number.isFinite(magic) ? 'magic' : 'no'));
}

describe('A14: what is marked as payable is what may be paid', () => {
  test.each([1, 2, 3, 4, 5])('in games with %i seats', (seats) => {
    const seen = new Set<string>();
    for (const state of everyPly({ options: { seats, events: 'on' }, seed: 'prices', games: 3 })) {
      if (state.phase !== 'action' || state.stack.length > 0) continue;
      expect(marked(state)).toEqual(legal(state));
      for (const mark of marked(state)) seen.add(mark);
    }
    expect([...seen].sort()).toEqual(['magic', 'no', 'plain']);
  });

  test('at crowded tables', () => {
    for (let i = 0; i < 100; i++) {
      const state = crowded({ seats: 1 + (i % 5), events: 'on' }, `prices ${i}`);
      state.phase = 'action';
      state.actions = 1;
      if (legalMoves(state, state.turn).length > 0) expect(marked(state)).toEqual(legal(state));
    }
  });
});

test('a price says what is printed, what is missing and how much is short', () => {
  const { state } = table({
    players: [{ has: '1G 1S 1M', citizens: 'peasant' }],
    grid: { c5: 'peasant', d1: 'palace-of-the-dawn', m4: 'gelatinous-cube' },
    tokens: { m4: '2S' },
  });
  const price = (place: string) => priceAt(state, state.players[0], placeNamed(place));
  expect(price('c5')).toMatchObject({ kind: 'recruit', cost: 4, printed: 2, short: 2, payable: 'no' });
  expect(price('d1')).toMatchObject({ kind: 'build', cost: 11, missing: ['soldier', 'soldier'], short: 9 });
  expect(price('m4')).toMatchObject({ kind: 'slay', cost: 6, magic: 1, short: 5 });
  expect(price('m1')).toMatchObject({ kind: 'slay', cost: 1, short: 0, payable: 'plain' });
});

test('without any gold one is short, however much magic there is', () => {
  const { state } = table({ players: [{ has: '9M' }], grid: { c5: 'peasant' } });
  expect(priceAt(state, state.players[0], placeNamed('c5'))).toMatchObject({ short: 1, payable: 'no' });
});

test('where a stack is gone there is no price', () => {
  const { state } = table({ grid: { c5: '' }, cover: { c5: 'exhausted' } });
  expect(priceAt(state, state.players[0], placeNamed('c5'))).toBeUndefined();
});
