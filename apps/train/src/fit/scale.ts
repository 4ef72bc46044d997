/** Features on one scale, so that one penalty is fair to all of them; the weights found are then put back. */
import { countOf, type Samples } from './samples.ts';

/** By feature: its deviation in the samples, 0 where it never changes. */
export function deviationsOf(samples: Samples): Float64Array {
  const { width, rows } = samples;
  const count = countOf(samples);
  const sums = new Float64Array(width);
  const squares = new Float64Array(width);
  for (let at = 0; at < rows.length; at += width) {
    for (let i = 0; i < width; i++) {
      sums[i] += rows[at + i];
      squares[i] += rows[at + i] * rows[at + i];
    }
  }
  return squares.map((square, i) => Math.sqrt(Math.max(0, square / count - (sums[i] / count) ** 2)));
}

/** The row in units of the deviations, the constant last. */
export function fillScaled(out: Float64Array, { rows, width }: Samples, row: number, deviations: Float64Array): void {
  const at = row * width;
  for (let i = 0; i < width; i++) out[i] = deviations[i] > 0 ? rows[at + i] / deviations[i] : 0;
  out[width] = 1;
}

/** Weights for the features as they are; what never changed weighs nothing. */
export function unscaled(weights: Float64Array, deviations: Float64Array): number[] {
  return Array.from(weights, (weight, i) => {
    if (i === deviations.length) return weight;
    return deviations[i] > 0 ? weight / deviations[i] : 0;
  });
}

/** The same the other way round. */
export function scaled(weights: readonly number[], deviations: Float64Array): Float64Array {
  return Float64Array.from(weights, (weight, i) => (i === deviations.length ? weight : weight * deviations[i]));
}
