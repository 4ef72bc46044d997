/** Where the arrow keys lead: over the valley, left of it onto the hill, below it into the castle. */
import {
  COLUMNS,
  columnTarget,
  placeTarget,
  SIZE,
  SLOPE_ROWS,
  slopeTarget,
  slotTarget,
  targetNamed,
} from '@three-crowns/king-of-the-valley/board';

type Direction = 'up' | 'down' | 'left' | 'right';

const STEP: { readonly [D in Direction]: readonly [x: number, y: number] } = {
  up: [0, 1],
  down: [0, -1],
  left: [-1, 0],
  right: [1, 0],
};

export function neighbour(name: string, direction: Direction): string | undefined {
  const target = targetNamed(name);
  switch (target?.kind) {
    case 'place':
    case 'set':
    case 'land':
      return fromCell(target.cell, direction);
    case 'slot':
      return fromSlot(target.slope, target.row, direction);
    case 'slope':
      return fromSlope(target.slope, direction);
    case 'column':
      return fromColumn(target.column, direction);
    default:
      return undefined;
  }
}

function fromCell(cell: number, direction: Direction): string | undefined {
  const [dx, dy] = STEP[direction];
  const x = (cell % SIZE) + dx;
  const y = Math.floor(cell / SIZE) + dy;
  if (y < 0) return columnTarget(Math.min(x + 1, COLUMNS.length - 1));
  // The five rows of the valley face the six of the hill.
  if (x < 0) return slotTarget(1, Math.min(y, SLOPE_ROWS - 1));
  return x < SIZE && y < SIZE ? placeTarget(y * SIZE + x) : undefined;
}

function fromSlot(slope: number, row: number, direction: Direction): string | undefined {
  const [dx, dy] = STEP[direction];
  if (row + dy < 0) return columnTarget(0);
  if (row + dy >= SLOPE_ROWS || slope + dx < 0) return undefined;
  if (slope + dx > 1) return placeTarget(Math.min(row, SIZE - 1) * SIZE);
  return slotTarget(slope + dx, row + dy);
}

function fromSlope(slope: number, direction: Direction): string | undefined {
  if (direction === 'left') return slopeTarget(0);
  if (direction === 'right') return slope === 0 ? slopeTarget(1) : placeTarget(0);
  return direction === 'up' ? slotTarget(slope, 0) : columnTarget(0);
}

function fromColumn(column: number, direction: Direction): string | undefined {
  const [dx] = STEP[direction];
  if (dx !== 0) return COLUMNS[column + dx] === undefined ? undefined : columnTarget(column + dx);
  return direction === 'up' ? placeTarget(Math.max(column - 1, 0)) : undefined;
}
