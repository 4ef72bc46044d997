/** What a screen needs to draw the things on the table: their names and numbers, and where they lie. */
export { SLOPE_ROWS } from './content/box.ts';
export { CELL_NAMES, SIZE } from './grid.ts';
export { type Fill, fillsOf } from './moves/replenish.ts';
export { slotName } from './notation.ts';
export { columnTarget, landTarget, pieceTarget, placeTarget, slopeTarget, slotTarget, targetNamed } from './targets.ts';
export {
  type Ask,
  COLUMN_OF,
  COLUMNS,
  type Column,
  EMPTY,
  FIRST_COLLECTOR,
  FIRST_JESTER,
  isCollector,
  isSubject,
  JESTER_TILE,
  jesterIn,
  ORDERS,
  PIECES,
  PIECES_OF,
  type Piece,
  PRIEST_TILE,
  SLOPES,
  TILES,
  type Tile,
  tileOf,
} from './vocabulary.ts';
