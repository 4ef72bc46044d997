/** Symmetric matrices, row by row in one list: what least squares needs of them. */

/** Where a row is not nought, made over for every row. */
const filled: number[] = [];

/** Adds weight · x·xᵀ to the lower half. Most features are nought in most situations, and those are left out. */
export function addOuter(matrix: Float64Array, x: ArrayLike<number>, size: number, weight: number): void {
  filled.length = 0;
  for (let i = 0; i < size; i++) if (x[i] !== 0) filled.push(i);
  for (let a = 0; a < filled.length; a++) {
    const xi = x[filled[a]] * weight;
    const row = filled[a] * size;
    for (let b = 0; b <= a; b++) matrix[row + filled[b]] += xi * x[filled[b]];
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
