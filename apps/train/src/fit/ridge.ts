/** Points: least squares with a penalty on large weights. */
import { addOuter, solve } from './matrix.ts';
import { countOf, type Samples } from './samples.ts';
import { deviationsOf, fillScaled, unscaled } from './scale.ts';

/** By feature, the constant last: what adds up to the margin. `penalty` is a share of the number of samples. */
export function fitMargins(samples: Samples, penalty: number): number[] {
  const size = samples.width + 1;
  const count = countOf(samples);
  const deviations = deviationsOf(samples);
  const matrix = new Float64Array(size * size);
  const right = new Float64Array(size);
  const x = new Float64Array(size);
  for (let row = 0; row < count; row++) {
    fillScaled(x, samples, row, deviations);
    addOuter(matrix, x, size, 1);
    for (let i = 0; i < size; i++) right[i] += x[i] * samples.margins[row];
  }
  for (let i = 0; i < size; i++) matrix[i * size + i] += penalty * count + Number.EPSILON;
  return unscaled(solve(matrix, right, size), deviations);
}
