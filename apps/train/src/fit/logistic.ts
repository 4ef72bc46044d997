/**
 * Chances: logistic regression, by Newton's method. Who wins says less than by how much, so it begins with the weights of
 * the margin on the scale that fits chances best, and the penalty is on what differs from them.
 */
import { weighed } from '@three-crowns/core';
import { chanceOf } from './chance.ts';
import { addOuter, solve } from './matrix.ts';
import { countOf, emptySamples, type Samples } from './samples.ts';
import { deviationsOf, fillScaled, scaled, unscaled } from './scale.ts';

/** Steps of Newton's method, at most; smaller ones change nothing any more that a match could show. */
const STEPS = 8;
const SMALL = 0.005;

/** By feature, the constant last: what adds up to the logit of winning. `penalty` is a share of the number of samples. */
export function fitWins(samples: Samples, margins: readonly number[], penalty: number): number[] {
  const [scale, constant] = fitFreely(saidBy(samples, margins));
  const prior = margins.map((weight) => scale * weight);
  prior[samples.width] += constant;
  return fitFrom(samples, prior, penalty);
}

/** The samples with a single feature: what the weights say of the margin. */
function saidBy(samples: Samples, margins: readonly number[]): Samples {
  const { width, rows } = samples;
  const said = emptySamples(countOf(samples), 1);
  for (let i = 0; i < said.rows.length; i++) said.rows[i] = weighed(rows.subarray(i * width, (i + 1) * width), margins);
  said.wins.set(samples.wins);
  return said;
}

const fitFreely = (samples: Samples): number[] => fitFrom(samples, Array<number>(samples.width + 1).fill(0), 0);

function fitFrom(samples: Samples, prior: readonly number[], penalty: number): number[] {
  const deviations = deviationsOf(samples);
  const from = scaled(prior, deviations);
  const weights = from.slice();
  for (let step = 0, change = Number.POSITIVE_INFINITY; step < STEPS && change > SMALL; step++) {
    const changes = newtonStep(samples, deviations, from, weights, penalty * countOf(samples));
    change = 0;
    for (let i = 0; i < weights.length; i++) {
      weights[i] += changes[i];
      change = Math.max(change, Math.abs(changes[i]));
    }
  }
  return unscaled(weights, deviations);
}

function newtonStep(
  samples: Samples,
  deviations: Float64Array,
  from: Float64Array,
  weights: Float64Array,
  penalty: number,
): Float64Array {
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
    right[i] -= penalty * (weights[i] - from[i]);
    matrix[i * size + i] += penalty + Number.EPSILON;
  }
  return solve(matrix, right, size);
}

function dot(x: Float64Array, weights: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < x.length; i++) sum += x[i] * weights[i];
  return sum;
}
