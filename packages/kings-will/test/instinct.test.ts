/** What the evaluation for bots must not get wrong. The weights themselves are judgement. */
import { UNKNOWN } from '@three-crowns/core';
import { describe, expect, test } from 'vitest';
import { instinct } from '../src/instinct.ts';
import { scores } from '../src/scoring.ts';
import type { State } from '../src/state.ts';
import { view } from '../src/view.ts';
import { everyPly } from './random.ts';
import { finished, situation } from './situation.ts';

const PLAN = 'plan A B C D E F G H';
const worthOf = (state: State, seat = 0): number => {
  const worth = new Float64Array(state.palatinates.length);
  instinct.evaluate(state, worth);
  return worth[seat];
};
const worth = (text: string) => worthOf(situation(text).state);

test('at the end it is the score', () => {
  const { state } = finished(`${PLAN}\ndiscs 1 1 5\nplayer 1 points 9 mood 3`);
  expect(worthOf(state)).toBe(scores(state)[0].total);
});

test('it knows only the cards its seat has seen', () => {
  const later = 'turn 1 round 2 phase turn start 1 number 1\nseen 1 1\nseen 2 4\ndiscs 1 2';
  const [one, other] = [PLAN, 'plan A P O N M L K J'].map((plan) => worth(`${plan}\n${later}`));
  expect(one).toBe(other);
  const happy = 'seen 1 1\nplayer 1 mood 4';
  expect(worth(`${PLAN}\n${happy}`)).toBeGreaterThan(worth(`plan K B C D E F G H\n${happy}`));
});

test('without a notebook a view shows none of them', () => {
  const [one, other] = [PLAN, 'plan P O N M L K J I'].map((plan) =>
    worthOf(view(situation(`${plan}\nseen 1 1 2 3`, { notebook: 'off' }).state, 0)),
  );
  expect(one).toBe(other);
});

describe('more is better', () => {
  const lands = 'lands 1 mountain/1 forest/1/farmstead meadow cornfield';
  const NEAR = `journey R1 R2 R3 R4\nrow move multiply intrigue harvest extract enrich build king govern`;
  test.each([
    ['points', 'player 1 points 6', 'player 1 points 5'],
    ['coins', 'player 1 coins 3', 'player 1 coins 2'],
    ['goods', 'player 1 stone 2', 'player 1 stone 1'],
    ['mood', 'player 1 mood 1', 'player 1 mood 0'],
    ['education', 'player 1 education 2', 'player 1 education 1'],
    ['development', 'player 1 development 2', 'player 1 development 1'],
    ['people', lands.replace('meadow', 'meadow/1'), lands],
    ['a castle', lands.replace('mountain/1', 'mountain/1/castle'), lands],
    ['a land', `${lands} hill`, lands],
    ['a building', lands.replace('mountain/1', 'mountain/1/-/mill'), lands],
    ['a card seen', `${PLAN}\nseen 1 1 2`, `${PLAN}\nseen 1 1`],
    ['a known card fulfilled', `${PLAN}\nseen 1 1\nplayer 1 mood 4`, `${PLAN}\nseen 1 1\nplayer 1 mood 2`],
    ['the levy in store', `${NEAR}\nplayer 1 food 2`, `${NEAR}\nplayer 1 leather 2`],
  ])('%s', (name, more, less) => {
    // A castle alone serves only who can fill the larger storehouse: it comes with its extension.
    const text = name === 'a castle' ? `${more}\nplayer 1 extension` : more;
    expect(worth(text)).toBeGreaterThan(worth(less));
  });
});

test('it is a number everywhere', () => {
  for (const state of everyPly({ options: { seats: 4 }, seed: 'instinct', games: 2 })) {
    for (let seat = 0; seat < 4; seat++) expect(Number.isFinite(worthOf(state, seat))).toBe(true);
  }
});

test('37: the longer a round, the more it is worth to bring the king on', () => {
  const taking = (slot: number, tile: string, number: number) =>
    worth(`turn 1 round 4 phase turn start 1 number ${number}
      row move multiply intrigue harvest extract enrich king build govern
      taken ${slot}
      waiting follow/2/${tile}/1`);
  const gain = (number: number) => taking(8, 'build', number) - taking(5, 'extract', number);
  expect(gain(12)).toBe(gain(8));
  expect(gain(20)).toBeGreaterThan(gain(8) + 1);
  // More than anything that could be gained by waiting: the game ends.
  expect(gain(100)).toBeGreaterThan(30);
});

describe('features', () => {
  const { features } = instinct;
  const featuresOf = (state: State, seat: number): number[] => {
    const row = new Float32Array(features?.names.length ?? 0);
    features?.fill(state, seat, row);
    return [...row];
  };

  test('have a name each', () => {
    expect(new Set(features?.names).size).toBe(features?.names.length);
  });

  test.each([2, 3, 4])('have weights for %i players', (seats) => {
    const { win, margin } = features?.weights?.(seats) ?? {};
    for (const list of [win, margin]) {
      expect(list).toHaveLength((features?.names.length ?? 0) + 1);
      expect(list?.every(Number.isFinite)).toBe(true);
    }
  });

  test('what one of two is ahead, the other is behind', () => {
    for (const state of everyPly({ options: { seats: 2 }, seed: 'features', games: 1 })) {
      const own = featuresOf(state, 0);
      const other = featuresOf(state, 1);
      for (let i = 0; i < own.length; i++) expect(own[i] + other[i], features?.names[i]).toBeCloseTo(0, 4);
    }
  });
});

test('what lies on a card is hidden before it is looked at, from who has not seen it', () => {
  const { state } = situation(`${PLAN}\nseen 1 1`);
  instinct.hide?.(state, 0, { do: 'look', field: 0 });
  instinct.hide?.(state, 0, { do: 'look', field: 1 });
  expect(view(state, 'everyone').plan[0]).not.toBe(UNKNOWN);
  expect(state.plan[1]).toBe(UNKNOWN);
});
