/** The 5x5 valley. Places count from a1 (bottom left) along the rows, as on a chess board: a1 is 0, e1 is 4, e5 is 24. */

export const SIZE = 5;
export const CELLS = SIZE * SIZE;
/** A king that has not been placed yet. */
export const OFF_BOARD = CELLS;

const STEPS = [
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
] as const;

/** M1: for every place the straight lines that leave it, each as the places in the order they are crossed. */
export const RAYS: readonly (readonly (readonly number[])[])[] = Array.from({ length: CELLS }, (_, cell) =>
  STEPS.map(([dx, dy]) => rayFrom(cell, dx, dy)).filter((ray) => ray.length > 0),
);

function rayFrom(cell: number, dx: number, dy: number): number[] {
  const ray: number[] = [];
  let x = (cell % SIZE) + dx;
  let y = Math.floor(cell / SIZE) + dy;
  while (x >= 0 && x < SIZE && y >= 0 && y < SIZE) {
    ray.push(y * SIZE + x);
    x += dx;
    y += dy;
  }
  return ray;
}

/** By place and end: the places that are crossed, the end last; none where no straight line leads there. */
export const WAYS: readonly (readonly (readonly number[])[])[] = RAYS.map((rays) =>
  Array.from({ length: CELLS }, (_, to) => {
    const ray = rays.find((line) => line.includes(to)) ?? [];
    return ray.slice(0, ray.indexOf(to) + 1);
  }),
);

export const CELL_NAMES: readonly string[] = Array.from(
  { length: CELLS },
  (_, cell) => 'abcde'[cell % SIZE] + (Math.floor(cell / SIZE) + 1),
);

/** -1 when there is no such place. */
export const cellNamed = (name: string): number => CELL_NAMES.indexOf(name);
