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

const placeName = (cell: number): string => CELL_NAMES[cell];
const setName = (cell: number): string => `set ${CELL_NAMES[cell]}`;
const landName = (cell: number): string => `land ${CELL_NAMES[cell]}`;
const columnName = (column: number): string => `column ${COLUMNS[column]}`;
const pieceName = (piece: Piece): string => `piece ${PIECES[piece]}`;
const slopeName = (slope: number): string => `slope ${SLOPES[slope]}`;

const BY_NAME: ReadonlyMap<string, Target> = new Map<string, Target>([
  ...CELL_NAMES.map((_, cell): [string, Target] => [placeName(cell), { kind: 'place', cell }]),
  ...CELL_NAMES.map((_, cell): [string, Target] => [setName(cell), { kind: 'set', cell }]),
  ...CELL_NAMES.map((_, cell): [string, Target] => [landName(cell), { kind: 'land', cell }]),
  ...SLOPES.flatMap((_, slope) =>
    Array.from({ length: SLOPE_ROWS }, (_, row): [string, Target] => [
      slotName(slope, row),
      { kind: 'slot', slope, row },
    ]),
  ),
  ...COLUMNS.map((_, column): [string, Target] => [columnName(column), { kind: 'column', column }]),
  ...PIECES.map((_, piece): [string, Target] => [pieceName(piece), { kind: 'piece', piece }]),
  ['kingdom', { kind: 'kingdom' }],
  ...SLOPES.map((_, slope): [string, Target] => [slopeName(slope), { kind: 'slope', slope }]),
  ['skip', { kind: 'skip' }],
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
      return [placeName(move.to)];
    case 'take':
      return takeTargets(move.to, move.cells);
    case 'recruit':
      return [slotName(move.slope, move.row)];
    case 'swap':
      return [slotName(move.slope, move.row), pieceName(move.piece), columnName(COLUMN_OF[move.piece])];
    case 'tax':
      return [columnName(COLUMN_OF[move.pieces[0]]), ...pieceNames(move.pieces)];
    case 'jester':
      return [columnName(move.column)];
    case 'kingdom':
      return ['kingdom', ...pieceNames(move.pieces)];
    case 'refill':
      return [slopeName(move.slope)];
    case 'skip':
      return ['skip'];
  }
}

/** A place where the king only ends goes by another name, so that a click on a tile means that it is taken. */
function takeTargets(to: number, cells: readonly number[]): string[] {
  if (cells.length === 1) return [placeName(to)];
  return [...cells.map(placeName), setName(cells[cells.length - 1]), landName(to)];
}

/** Equal tiles are one target. */
const pieceNames = (pieces: readonly Piece[]): string[] => [...new Set(pieces)].map(pieceName);
