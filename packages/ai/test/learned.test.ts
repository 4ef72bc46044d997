/** The learned value of a situation, by hand: the logit, the chance and the points of its features. */
import { playRandom, worldLuck } from '@three-crowns/core';
import { expect, it } from 'vitest';
import { toy } from '../../core/test/toy/index.ts';
import { learnedToy } from '../../core/test/toy/learned.ts';
import { learnedValue } from '../src/learned.ts';
import { spots } from './spots.ts';

const value = learnedValue(learnedToy, 3);
const chanceAt = (logit: number): number => 1 / (1 + Math.exp(-logit));

it('a game that goes on is ranked by its logit, and worth its chance and a little for the points', () => {
  const found = spots(1);
  expect(found.length).toBeGreaterThan(0);
  for (const { state, seat } of found) {
    const points = toy.rules.total(state, seat);
    expect(value?.rank(state, seat, false)).toBeCloseTo(0.2 * points, 6);
    expect(value?.chance?.(state, seat)).toBeCloseTo(chanceAt(0.2 * points), 6);
    expect(value?.mean(state, seat, false)).toBeCloseTo(chanceAt(0.2 * points) + 0.002 * points, 6);
  }
});

it('a game that is won is better than any that goes on, one that is lost worse', () => {
  const state = toy.rules.setup({ seats: 3 }, 'over');
  playRandom(toy, state, worldLuck('over'));
  const winners = toy.rules.outcome(state)?.winners ?? [];
  for (const seat of [0, 1, 2]) {
    const share = winners.includes(seat) ? 1 / winners.length : 0;
    const points = 0.002 * toy.rules.total(state, seat);
    expect(value?.rank(state, seat, true)).toBeCloseTo(50 * (2 * share - 1) + points, 6);
    expect(value?.mean(state, seat, true)).toBeCloseTo(share + points, 6);
  }
});

it('where nothing was learned there is no value', () => {
  expect(learnedValue(toy, 3)).toBeUndefined();
});
