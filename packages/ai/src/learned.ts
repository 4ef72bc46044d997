/** A value learned by self-play: a chance to win and the points ahead at the end, both linear in the features of the game. */
import type { AnyGame, Seat, Weights } from '@three-crowns/core';
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
  const [wins, margins] = [Float64Array.from(win), Float64Array.from(margin)];
  const sum = (weights: Float64Array): number => {
    let all = weights[count];
    for (let i = 0; i < count; i++) all += weights[i] * row[i];
    return all;
  };
  const chance = (): number => 1 / (1 + Math.exp(-sum(wins)));
  const share = (state: unknown, seat: Seat): number => shareOf(rules.outcome(state), seat);
  return {
    rank(state, seat, isOver) {
      fill(state, seat, row);
      return isOver ? CERTAIN * (2 * share(state, seat) - 1) + A_POINT * sum(margins) : sum(wins);
    },
    mean(state, seat, isOver) {
      fill(state, seat, row);
      return (isOver ? share(state, seat) : chance()) + A_POINT * sum(margins);
    },
    chance(state, seat) {
      fill(state, seat, row);
      return chance();
    },
  };
}
