/** Weights that are known are found again from what they say. */
import { draw, weighed, worldLuck } from '@three-crowns/core';
import { expect, test } from 'vitest';
import { chanceOf } from '../src/fit/chance.ts';
import { fitWins } from '../src/fit/logistic.ts';
import { solve } from '../src/fit/matrix.ts';
import { qualityOf } from '../src/fit/quality.ts';
import { fitMargins } from '../src/fit/ridge.ts';
import { emptySamples, joined, type Samples } from '../src/fit/samples.ts';

const WEIGHTS = [1.5, -0.5, 0.02, 0, 0.25];
const WIDTH = WEIGHTS.length - 1;
/** No margin: chances begin with none. */
const NOTHING = WEIGHTS.map(() => 0);
/** On quite different scales, and the last one never changes. */
const SCALES = [1, 3, 80];

/** What the weights say of random rows, with noise of this size on the margins. */
function samplesWith(noise: number, count: number): Samples {
  const luck = worldLuck('fit');
  const unit = () => draw(luck, 2001) / 1000 - 1;
  const samples = emptySamples(count, WIDTH);
  for (let i = 0; i < count; i++) {
    const row = Float32Array.from([...SCALES.map((scale) => scale * unit()), 1]);
    samples.rows.set(row, i * WIDTH);
    samples.margins[i] = weighed(row, WEIGHTS) + noise * unit();
    samples.wins[i] = draw(luck, 1000) < 1000 * chanceOf(weighed(row, WEIGHTS)) ? 1 : 0;
  }
  return samples;
}

function expectClose(found: readonly number[], digits: number): void {
  found.forEach((weight, i) => {
    expect(weight, `weight ${i}`).toBeCloseTo(WEIGHTS[i], digits);
  });
}

test('a system of equations', () => {
  const matrix = Float64Array.from([4, 0, 0, 2, 5, 0, 2, 1, 6]);
  const [x, y, z] = solve(matrix, Float64Array.from([4 + 4 + 6, 2 + 10 + 3, 2 + 2 + 18]), 3);
  expect([x, y, z].map((value) => Number(value.toFixed(9)))).toEqual([1, 2, 3]);
});

test('margins, in spite of noise; what never changes weighs nothing', () => {
  const found = fitMargins(samplesWith(2, 20_000), 0);
  expectClose(found, 1);
  expect(found[3]).toBe(0);
});

test('chances', () => {
  expectClose(fitWins(samplesWith(0, 40_000), NOTHING, 0), 1);
});

test('chances begin with the margins, whatever their scale', () => {
  const margins = WEIGHTS.map((weight) => 10 * weight);
  expectClose(fitWins(samplesWith(0, 4000), margins, 1000), 1);
});

test('a penalty makes weights smaller', () => {
  const samples = samplesWith(1, 2000);
  expect(Math.abs(fitMargins(samples, 1)[0])).toBeLessThan(Math.abs(fitMargins(samples, 0)[0]));
  expect(Math.abs(fitWins(samples, NOTHING, 1)[0])).toBeLessThan(Math.abs(fitWins(samples, NOTHING, 0)[0]));
});

test('quality: all is explained without noise, nothing by a constant', () => {
  const samples = samplesWith(0, 500);
  expect(qualityOf(samples, { margin: WEIGHTS, win: WEIGHTS }).explained).toBeCloseTo(1);
  const mean = samples.margins.reduce((sum, margin) => sum + margin, 0) / 500;
  const constant = [0, 0, 0, 0, mean];
  expect(qualityOf(samples, { margin: constant, win: constant }).explained).toBeCloseTo(0);
});

test('parts are joined in their order', () => {
  const parts = [samplesWith(0, 3), emptySamples(0, WIDTH), samplesWith(1, 2)];
  const all = joined(parts, WIDTH);
  expect([...all.margins]).toEqual(parts.flatMap((part) => [...part.margins]));
  expect([...all.rows]).toEqual(parts.flatMap((part) => [...part.rows]));
});
