/** Learned weights as files keep them: by the name of the feature, so that people can read and compare them. */
import type { Features, Weights } from './game.ts';

export interface WeightsFile {
  /** The version of the features they were learned with. */
  readonly features: number;
  /** Numbers of players they were learned for. */
  readonly seats: readonly number[];
  /** How they were made. */
  readonly made: Readonly<Record<string, unknown>>;
  /** By feature: its weight in the logit of winning, and in the margin. */
  readonly weights: Readonly<Record<string, readonly number[]>>;
}

/** The name of the weight that stands alone: no feature is called so. */
const CONSTANT = 'constant';
const DIGITS = 5;

/** By number of players; files that were made for other features count for nothing until they are learned anew. */
export function weightsOf<S>(
  { names, version }: Pick<Features<S>, 'names' | 'version'>,
  files: readonly WeightsFile[],
): (seats: number) => Weights | undefined {
  const known = files
    .filter((file) => file.features === version)
    .map(({ seats, weights }) => {
      const rows = [...names, CONSTANT].map((name) => weights[name]);
      return { seats, weights: { win: rows.map(([win]) => win), margin: rows.map(([, margin]) => margin) } };
    });
  return (seats) => known.find((file) => file.seats.includes(seats))?.weights;
}

/** The same for a file. */
export function formatWeights(names: readonly string[], { win, margin }: Weights): WeightsFile['weights'] {
  return Object.fromEntries([...names, CONSTANT].map((name, i) => [name, [rounded(win[i]), rounded(margin[i])]]));
}

const rounded = (weight: number): number => Number(weight.toPrecision(DIGITS));

/** What weights say of a row of features, the constant, which stands last, among it. */
export function weighed(row: Float32Array, weights: readonly number[]): number {
  let sum = weights[row.length];
  for (let i = 0; i < row.length; i++) sum += weights[i] * row[i];
  return sum;
}
