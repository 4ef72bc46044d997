/** Means of samples that are only so sure. */
export interface Estimate {
  readonly mean: number;
  /** Standard error of the mean; infinite where one sample is all there is. */
  readonly error: number;
}

export function estimateFrom(samples: readonly number[]): Estimate {
  let [sum, squares] = [0, 0];
  for (const sample of samples) {
    sum += sample;
    squares += sample * sample;
  }
  const count = samples.length;
  const mean = sum / count;
  const variance = Math.max(0, squares / count - mean * mean) / (count - 1);
  return { mean, error: count > 1 ? Math.sqrt(variance) : Number.POSITIVE_INFINITY };
}
