/** A value learned by self-play: a chance to win and the points ahead at the end, both linear in the features of the game. */
import { type AnyGame, type Seat, type Weights, weighed } from '@three-crowns/core';
import { shareOf, type Value } from './value.ts';

/** A game that is won is better than any that goes on. */
const CERTAIN = 50;
/** Between chances that are as good, points decide. */
const A_POINT = 0.002;

/** Undefined where nothing was learned for so many seats. */
export function learnedValue(game: AnyGame, seats: number): Value | undefined {
  const { features } = game.instinct;
  const weights = features?.weights?.(seats);
  return features && weights && linearValue(game, features.names.length, features.fill, weights);
}

type Fill = (state: unknown, seat: Seat, out: Float32Array) => void;

function linearValue({ rules }: AnyGame, count: number, fill: Fill, { win, margin }: Weights): Value {
  const row = new Float32Array(count);
  const chance = (): number => 1 / (1 + Math.exp(-weighed(row, win)));
  const share = (state: unknown, seat: Seat): number => shareOf(rules.outcome(state), seat);
  return {
    rank(state, seat, isOver) {
      fill(state, seat, row);
      return isOver ? CERTAIN * (2 * share(state, seat) - 1) + A_POINT * weighed(row, margin) : weighed(row, win);
    },
    mean(state, seat, isOver) {
      fill(state, seat, row);
      return (isOver ? share(state, seat) : chance()) + A_POINT * weighed(row, margin);
    },
    chance(state, seat) {
      fill(state, seat, row);
      return chance();
    },
  };
}
