/** The things of the game as the screen counts them: the same words as in the game's package, checked by a test. */
import type { State } from '@three-crowns/king-of-the-valley';

export const COLUMNS = ['Q', 'D', 'C', 'K', 'F', 'W'] as const;
export type Column = (typeof COLUMNS)[number];

export const KINDS = ['Q', 'D', 'C', 'Kl', 'Kf', 'Ko', 'Ks', 'F', 'W', 'J', 'P', 'Z', 'T'] as const;
export type Kind = (typeof KINDS)[number];
export type Tile = number;

/** Tiles from here on are collectors, T1 first. */
export const FIRST_COLLECTOR = 12;
const COLLECTORS = 8;
export const EMPTY: Tile = FIRST_COLLECTOR + COLLECTORS;
export const JESTER: Tile = 9;
export const PRIEST: Tile = 10;

export const PIECES = ['Q', 'D', 'C', 'Kl', 'Kf', 'Ko', 'Ks', 'F', 'W', 'JQ', 'JD', 'JC', 'JK', 'JF', 'JW'] as const;
export type Piece = number;
export const FIRST_JESTER: Piece = 9;

export const SIZE = 5;
export const ROWS = 6;
export const CELL_NAMES: readonly string[] = Array.from(
  { length: SIZE * SIZE },
  (_, cell) => 'abcde'[cell % SIZE] + (Math.floor(cell / SIZE) + 1),
);
export const SLOPES = ['left', 'right'] as const;

export const kindOf = (tile: Tile): Kind => KINDS[Math.min(tile, FIRST_COLLECTOR)];
export const isSubject = (tile: Tile): boolean => tile < PRIEST;
export const isCollector = (tile: Tile): boolean => tile >= FIRST_COLLECTOR && tile < EMPTY;
export const slotName = (slope: number, row: number): string => `${slope === 0 ? 'L' : 'R'}${row + 1}`;
/** The column a piece stands in; jesters in that of their part. */
export const columnOf = (piece: Piece): number =>
  COLUMNS.indexOf((piece < FIRST_JESTER ? PIECES[piece][0] : PIECES[piece][1]) as Column);
export const piecesOf = (column: number): Piece[] =>
  PIECES.map((_, piece) => piece).filter((piece) => columnOf(piece) === column);
export const tileOf = (piece: Piece): Tile => (piece < FIRST_JESTER ? piece : JESTER);
export const jesterIn = (column: number): Piece => FIRST_JESTER + column;

/** What a subject counts at the end; jesters nothing, specialists have no such number. */
export function influenceOf(values: State['values'], tile: Tile): number | undefined {
  if (!isSubject(tile)) return undefined;
  return tile === JESTER ? 0 : values.influence[columnOf(tile)];
}

/** A collector's requirement and pay. */
export function taxOf(values: State['values'], tile: Tile): { need: number; gold: number } | undefined {
  if (!isCollector(tile)) return undefined;
  return { need: values.needs[tile - FIRST_COLLECTOR], gold: values.pays[tile - FIRST_COLLECTOR] };
}
