/** Chances: logistic regression with a penalty on large weights, by Newton's method. */
import { addOuter, solve } from './matrix.ts';
import { countOf, type Samples } from './samples.ts';
import { deviationsOf, fillScaled, unscaled } from './scale.ts';
import { chanceOf } from './sums.ts';

/** So many steps change nothing any more that a match could show. */
const STEPS = 6;

/** By feature, the constant last: what adds up to the logit of winning. `penalty` is a share of the number of samples. */
export function fitWins(samples: Samples, penalty: number): number[] {
  const size = samples.width + 1;
  const deviations = deviationsOf(samples);
  const weights = new Float64Array(size);
  for (let step = 0; step < STEPS; step++) {
    const change = newtonStep(samples, deviations, weights, penalty * countOf(samples));
    for (let i = 0; i < size; i++) weights[i] += change[i];
  }
  return unscaled(weights, deviations);
}

function newtonStep(samples: Samples, deviations: Float64Array, weights: Float64Array, penalty: number): Float64Array {
  const size = weights.length;
  const matrix = new Float64Array(size * size);
  const right = new Float64Array(size);
  const x = new Float64Array(size);
  for (let row = 0; row < countOf(samples); row++) {
    fillScaled(x, samples, row, deviations);
    const chance = chanceOf(dot(x, weights));
    addOuter(matrix, x, size, chance * (1 - chance));
    for (let i = 0; i < size; i++) right[i] += x[i] * (samples.wins[row] - chance);
  }
  for (let i = 0; i < size; i++) {
    right[i] -= penalty * weights[i];
    matrix[i * size + i] += penalty + Number.EPSILON;
  }
  return solve(matrix, right, size);
}

function dot(x: Float64Array, weights: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < x.length; i++) sum += x[i] * weights[i];
  return sum;
}
