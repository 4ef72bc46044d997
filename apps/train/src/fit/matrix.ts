/** Symmetric matrices, row by row in one list: what least squares needs of them. */

/** Adds weight · x·xᵀ to the lower half. */
export function addOuter(matrix: Float64Array, x: ArrayLike<number>, size: number, weight: number): void {
  for (let i = 0; i < size; i++) {
    const xi = x[i] * weight;
    // Most features are nought in most situations.
    if (xi === 0) continue;
    const row = i * size;
    for (let j = 0; j <= i; j++) matrix[row + j] += xi * x[j];
  }
}

/** The x of matrix·x = right, by Cholesky; the matrix is used up. Its lower half must be that of a positive definite one. */
export function solve(matrix: Float64Array, right: Float64Array, size: number): Float64Array {
  decompose(matrix, size);
  const x = right.slice();
  for (let i = 0; i < size; i++) {
    for (let j = 0; j < i; j++) x[i] -= matrix[i * size + j] * x[j];
    x[i] /= matrix[i * size + i];
  }
  for (let i = size - 1; i >= 0; i--) {
    for (let j = i + 1; j < size; j++) x[i] -= matrix[j * size + i] * x[j];
    x[i] /= matrix[i * size + i];
  }
  return x;
}

function decompose(matrix: Float64Array, size: number): void {
  for (let i = 0; i < size; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = matrix[i * size + j];
      for (let k = 0; k < j; k++) sum -= matrix[i * size + k] * matrix[j * size + k];
      if (i === j && sum <= 0) throw new Error(`the matrix is not positive definite at ${i}`);
      matrix[i * size + j] = i === j ? Math.sqrt(sum) : sum / matrix[j * size + j];
    }
  }
}
