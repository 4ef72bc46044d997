/** How well weights say again what they were learned from: for a look at the course of a training, no proof of strength. */
import { type Weights, weighed } from '@three-crowns/core';
import { countOf, type Samples } from './samples.ts';

export interface Quality {
  /** The share of the variance of the margins that is explained. */
  readonly explained: number;
  /** The share of situations, of those with a winner, in which the more likely thing came to be. */
  readonly hits: number;
}

export function qualityOf(samples: Samples, { margin, win }: Weights): Quality {
  const { width, rows, margins, wins } = samples;
  const count = countOf(samples);
  let mean = 0;
  for (let i = 0; i < count; i++) mean += margins[i] / count;
  let all = 0;
  let missed = 0;
  let hits = 0;
  for (let i = 0; i < count; i++) {
    const row = rows.subarray(i * width, (i + 1) * width);
    all += (margins[i] - mean) ** 2;
    missed += (margins[i] - weighed(row, margin)) ** 2;
    if (weighed(row, win) > 0 === wins[i] > 0.5) hits += 1;
  }
  return { explained: 1 - missed / all, hits: hits / count };
}
