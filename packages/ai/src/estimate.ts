/** Means of samples that are only so sure. */
export interface Estimate {
  readonly mean: number;
  /** Standard error of the mean; infinite where one sample is all there is. */
  readonly error: number;
}

/** From the count of the samples, their sum and the sum of their squares. */
export function estimateOf(count: number, sum: number, squares: number): Estimate {
  const mean = sum / count;
  const variance = Math.max(0, squares / count - mean * mean) / (count - 1);
  return { mean, error: count > 1 ? Math.sqrt(variance) : Number.POSITIVE_INFINITY };
}

export function estimateFrom(samples: readonly number[]): Estimate {
  let [sum, squares] = [0, 0];
  for (const sample of samples) {
    sum += sample;
    squares += sample * sample;
  }
  return estimateOf(samples.length, sum, squares);
}
