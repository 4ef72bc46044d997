/** Where the arrow keys lead: over the valley, left of it onto the hill, below it into the castle. */
import { CELL_NAMES, COLUMNS, ROWS, SIZE, slotName } from '../pieces/things.ts';

type Direction = 'up' | 'down' | 'left' | 'right';

const STEP: { readonly [D in Direction]: readonly [x: number, y: number] } = {
  up: [0, 1],
  down: [0, -1],
  left: [-1, 0],
  right: [1, 0],
};

export function neighbour(target: string, direction: Direction): string | undefined {
  const place = target.replace(/^(land|set) /, '');
  const cell = CELL_NAMES.indexOf(place);
  if (cell >= 0) return fromCell(cell, direction);
  const slot = /^([LR])([1-6])$/.exec(place);
  if (slot !== null) return fromSlot(slot[1] === 'L' ? 0 : 1, Number(slot[2]) - 1, direction);
  if (place.startsWith('slope ')) return fromSlope(place === 'slope left' ? 0 : 1, direction);
  const column = COLUMNS.findIndex((name) => place === `column ${name}`);
  return column >= 0 ? fromColumn(column, direction) : undefined;
}

function fromCell(cell: number, direction: Direction): string | undefined {
  const [dx, dy] = STEP[direction];
  const x = (cell % SIZE) + dx;
  const y = Math.floor(cell / SIZE) + dy;
  if (y < 0) return `column ${COLUMNS[Math.min(x + 1, COLUMNS.length - 1)]}`;
  // The five rows of the valley face the six of the hill.
  if (x < 0) return slotName(1, Math.min(y, ROWS - 1));
  return x < SIZE && y < SIZE ? CELL_NAMES[y * SIZE + x] : undefined;
}

function fromSlot(slope: number, row: number, direction: Direction): string | undefined {
  const [dx, dy] = STEP[direction];
  if (row + dy < 0) return `column ${COLUMNS[0]}`;
  if (row + dy >= ROWS || slope + dx < 0) return undefined;
  if (slope + dx > 1) return CELL_NAMES[Math.min(row, SIZE - 1) * SIZE];
  return slotName(slope + dx, row + dy);
}

function fromSlope(slope: number, direction: Direction): string | undefined {
  if (direction === 'left') return 'slope left';
  if (direction === 'right') return slope === 0 ? 'slope right' : CELL_NAMES[0];
  return direction === 'up' ? slotName(slope, 0) : `column ${COLUMNS[0]}`;
}

function fromColumn(column: number, direction: Direction): string | undefined {
  const [dx] = STEP[direction];
  if (dx !== 0) return COLUMNS[column + dx] === undefined ? undefined : `column ${COLUMNS[column + dx]}`;
  return direction === 'up' ? CELL_NAMES[Math.max(column - 1, 0)] : undefined;
}
