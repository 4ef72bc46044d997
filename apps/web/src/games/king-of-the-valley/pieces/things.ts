/** The things of the game as the screen counts them, and what they show. */
import type { State } from '@three-crowns/king-of-the-valley';
import {
  COLUMN_OF,
  FIRST_COLLECTOR,
  isCollector,
  isSubject,
  JESTER_TILE,
  PIECES_OF,
  type Piece,
  TILES,
  type Tile,
} from '@three-crowns/king-of-the-valley/board';

export {
  CELL_NAMES,
  COLUMNS,
  type Column,
  EMPTY,
  FIRST_COLLECTOR,
  FIRST_JESTER,
  isCollector,
  isSubject,
  JESTER_TILE as JESTER,
  jesterIn,
  ORDERS,
  PIECES,
  type Piece,
  PRIEST_TILE as PRIEST,
  SIZE,
  SLOPE_ROWS as ROWS,
  SLOPES,
  slotName,
  type Tile,
  tileOf,
} from '@three-crowns/king-of-the-valley/board';

/** Tiles that look alike: the collectors are one kind. */
export const KINDS = ['Q', 'D', 'C', 'Kl', 'Kf', 'Ko', 'Ks', 'F', 'W', 'J', 'P', 'Z', 'T'] as const;
export type Kind = (typeof KINDS)[number];
/** The first letter: what a set is made of, and what the ribbon says. */
export type Character = 'Q' | 'D' | 'C' | 'K' | 'F' | 'W' | 'J' | 'P' | 'Z' | 'T';

export const kindOf = (tile: Tile): Kind => (isCollector(tile) ? 'T' : (TILES[tile] as Kind));
export const characterOf = (tile: Tile): Character => kindOf(tile)[0] as Character;
export const piecesOf = (column: number): readonly Piece[] => PIECES_OF[column];

/** What a subject counts at the end; jesters nothing, specialists have no such number. */
export function influenceOf(values: State['values'], tile: Tile): number | undefined {
  if (!isSubject(tile)) return undefined;
  return tile === JESTER_TILE ? 0 : values.influence[COLUMN_OF[tile]];
}

/** A collector's requirement and pay. */
export function taxOf(values: State['values'], tile: Tile): { need: number; gold: number } | undefined {
  if (!isCollector(tile)) return undefined;
  return { need: values.needs[tile - FIRST_COLLECTOR], gold: values.pays[tile - FIRST_COLLECTOR] };
}
