/** What a screen needs to draw the things on the table: their names and numbers, and where they lie. */
export { SLOPE_ROWS } from './content/box.ts';
export { CELL_NAMES, SIZE } from './grid.ts';
export { fillsKingdom, KINGDOM_PLACES, type KingdomPlace, kingdomPlaceOf, missingPlaces } from './moves/kingdom.ts';
export { type Fill, fillsOf } from './moves/replenish.ts';
export { inReachOf } from './moves/summon.ts';
export { slotName } from './notation.ts';
export { influenceOf, type ScoreKey } from './scoring.ts';
export { taxOf } from './state.ts';
export {
  columnTarget,
  KINGDOM,
  landTarget,
  pieceTarget,
  placeTarget,
  slopeTarget,
  slotTarget,
  targetNamed,
} from './targets.ts';
export {
  ASKS,
  type Ask,
  type Character,
  COLUMN_OF,
  COLUMNS,
  type Column,
  characterOf,
  EMPTY,
  FIRST_COLLECTOR,
  FIRST_JESTER,
  isCollector,
  isSubject,
  JESTER_TILE,
  jesterIn,
  KINDS,
  type Kind,
  kindOf,
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
