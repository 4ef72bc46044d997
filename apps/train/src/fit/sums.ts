/** What weights say of a row of features. */

/** The features, each with its weight, and the constant, which stands last. */
export function sumOf(row: ArrayLike<number>, weights: readonly number[]): number {
  const constant = weights.length - 1;
  let sum = weights[constant];
  for (let i = 0; i < constant; i++) sum += weights[i] * row[i];
  return sum;
}

export const chanceOf = (logit: number): number => 1 / (1 + Math.exp(-logit));
