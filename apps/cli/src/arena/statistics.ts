/** What the deals of a match say, and how sure that is. A deal is one sample: its games share their luck. */

/** With its 95 % interval. */
export interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** Standard deviations to each side that hold 95 % of a normal distribution. */
const SIDES = 1.96;

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Of any numbers; of a single one nothing is known. */
export function estimateOf(values: readonly number[]): Estimate {
  const mean = meanOf(values);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const side =
    values.length < 2 ? Number.POSITIVE_INFINITY : SIDES * Math.sqrt(squares / (values.length - 1) / values.length);
  return { mean, low: mean - side, high: mean + side };
}

/** Of shares from 0 to 1. */
export function shareOf(shares: readonly number[]): Estimate {
  const mean = meanOf(shares);
  const side = SIDES * Math.sqrt(spreadOf(shares) / shares.length);
  return { mean, low: Math.max(0, mean - side), high: Math.min(1, mean + side) };
}

/** The variance of shares as if one deal more had been lost and one won: where all are alike the next one may still differ. */
function spreadOf(shares: readonly number[]): number {
  const mean = meanOf(shares);
  const squares = shares.reduce((sum, share) => sum + (share - mean) ** 2, mean ** 2 + (1 - mean) ** 2);
  return squares / (shares.length + 1);
}

const ELO_SCALE = 400;

/** Elo above equal opponents; at a larger table a fair share is no difference. Infinite where everything is won or lost. */
export function eloOf(share: number, seats: number): number {
  return ELO_SCALE * Math.log10((share / (1 - share)) * (seats - 1));
}

/** The share that such a difference brings. */
export function shareAt(elo: number, seats: number): number {
  const odds = 10 ** (elo / ELO_SCALE) / (seats - 1);
  return odds / (1 + odds);
}

/** The two claims of a sequential test, in Elo: no better than `none`, or better by `gain`. */
export interface Claims {
  readonly none: number;
  readonly gain: number;
}

/** Chance to accept a wrong claim, on either side. */
const RISK = 0.05;
/** The logarithm of the likelihood ratio at which a claim is accepted, its sign says which. */
export const BOUND = Math.log((1 - RISK) / RISK);

/** Of the gain against none, with shares of deals taken as normal: the generalised sequential probability ratio test. */
export function likelihoodRatio(shares: readonly number[], { none, gain }: Claims, seats: number): number {
  const [low, high] = [shareAt(none, seats), shareAt(gain, seats)];
  return (shares.length * (high - low) * (2 * meanOf(shares) - low - high)) / (2 * spreadOf(shares));
}

export type Verdict = 'gain' | 'none' | 'open';

export function verdictOf(ratio: number): Verdict {
  if (ratio >= BOUND) return 'gain';
  return ratio <= -BOUND ? 'none' : 'open';
}
