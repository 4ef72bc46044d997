/** Names of the things on the table a player can point at; docs/king-of-the-valley.md lists them. */
import { SLOPE_ROWS } from './content/box.ts';
import { CELL_NAMES } from './grid.ts';
import type { Move } from './move.ts';
import { slotName } from './notation.ts';
import type { State } from './state.ts';
import { COLUMN_OF, COLUMNS, PIECES, type Piece, SLOPES } from './vocabulary.ts';

export type Target =
  | { readonly kind: 'place'; readonly cell: number }
  /** The set whose last tile lies on the place, and the place where the king ends behind a set. */
  | { readonly kind: 'set'; readonly cell: number }
  | { readonly kind: 'land'; readonly cell: number }
  | { readonly kind: 'slot'; readonly slope: number; readonly row: number }
  | { readonly kind: 'column'; readonly column: number }
  | { readonly kind: 'piece'; readonly piece: Piece }
  | { readonly kind: 'kingdom' }
  | { readonly kind: 'slope'; readonly slope: number }
  | { readonly kind: 'skip' };

/** Things that have only one of their kind, by the name they have as targets. */
export const KINGDOM = 'kingdom';
const SKIP = 'skip';

export const placeTarget = (cell: number): string => CELL_NAMES[cell];
const setTarget = (cell: number): string => `set ${CELL_NAMES[cell]}`;
export const landTarget = (cell: number): string => `land ${CELL_NAMES[cell]}`;
export const slotTarget = slotName;
export const columnTarget = (column: number): string => `column ${COLUMNS[column]}`;
export const pieceTarget = (piece: Piece): string => `piece ${PIECES[piece]}`;
export const slopeTarget = (slope: number): string => `slope ${SLOPES[slope]}`;

const BY_NAME: ReadonlyMap<string, Target> = new Map<string, Target>([
  ...CELL_NAMES.map((_, cell): [string, Target] => [placeTarget(cell), { kind: 'place', cell }]),
  ...CELL_NAMES.map((_, cell): [string, Target] => [setTarget(cell), { kind: 'set', cell }]),
  ...CELL_NAMES.map((_, cell): [string, Target] => [landTarget(cell), { kind: 'land', cell }]),
  ...SLOPES.flatMap((_, slope) =>
    Array.from({ length: SLOPE_ROWS }, (_, row): [string, Target] => [
      slotTarget(slope, row),
      { kind: 'slot', slope, row },
    ]),
  ),
  ...COLUMNS.map((_, column): [string, Target] => [columnTarget(column), { kind: 'column', column }]),
  ...PIECES.map((_, piece): [string, Target] => [pieceTarget(piece), { kind: 'piece', piece }]),
  [KINGDOM, { kind: 'kingdom' }],
  ...SLOPES.map((_, slope): [string, Target] => [slopeTarget(slope), { kind: 'slope', slope }]),
  [SKIP, { kind: 'skip' }],
]);

export const targetNamed = (name: string): Target | undefined => BY_NAME.get(name);

/** The table is laid out alike all through the game. */
export function targets(_state: State): string[] {
  return [...BY_NAME.keys()];
}

export function targetsOf(_state: State, move: Move): string[] {
  switch (move.do) {
    case 'place':
    case 'priest':
      return [placeTarget(move.to)];
    case 'take':
      return takeTargets(move.to, move.cells);
    case 'recruit':
      return [slotTarget(move.slope, move.row)];
    case 'swap':
      return [slotTarget(move.slope, move.row), pieceTarget(move.piece), columnTarget(COLUMN_OF[move.piece])];
    case 'tax':
      return [columnTarget(COLUMN_OF[move.pieces[0]]), ...pieceTargets(move.pieces)];
    case 'jester':
      return [columnTarget(move.column)];
    case 'kingdom':
      return [KINGDOM, ...pieceTargets(move.pieces)];
    case 'refill':
      return [slopeTarget(move.slope)];
    case 'skip':
      return [SKIP];
  }
}

/** A place where the king only ends goes by another name, so that a click on a tile means that it is taken. */
function takeTargets(to: number, cells: readonly number[]): string[] {
  if (cells.length === 1) return [placeTarget(to)];
  return [...cells.map(placeTarget), setTarget(cells[cells.length - 1]), landTarget(to)];
}

/** Equal tiles are one target. */
const pieceTargets = (pieces: readonly Piece[]): string[] => [...new Set(pieces)].map(pieceTarget);
