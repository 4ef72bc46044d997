/** Messages for the things every sentence names. */
import type { Arg, Message, Seat } from '@three-crowns/core';
import { CELL_NAMES } from '../grid.ts';
import {
  type Character,
  COLUMNS,
  type Kind,
  kindOf,
  PIECES,
  type Piece,
  type PieceName,
  type Tile,
} from '../vocabulary.ts';
import type { Key } from './en.ts';

export function message(key: Key, args?: Readonly<Record<string, Arg>>): Message {
  return args === undefined ? { key } : { key, args };
}

/** Seats count from 1 in texts. */
export const player = (seat: Seat): Message => message('player', { seat: seat + 1 });
export const players = (seats: readonly Seat[]): Message[] => seats.map(player);
export const places = (cells: readonly number[]): Message[] =>
  cells.map((cell) => message('place', { place: CELL_NAMES[cell] }));
export const numbers = (list: readonly number[]): Message[] => list.map((number) => message('number', { number }));
export const columnName = (column: number): Message => message(`column.${COLUMNS[column]}`);
export const pieceName = (piece: Piece): Message => message(`name.${PIECES[piece]}`);

/** Each place of a kingdom set by its character, the last one by two. */
export const oneOf = (character: Character | 'FW'): Message => message(`one.${character}`);
export const oneTile = (tile: Tile): Message => message(`one.${kindOf(tile)}`);

/** Tiles with equal ones counted, in the order they first come up. */
export const someTiles = (tiles: readonly Tile[]): Message[] => counted(tiles.map(kindOf));
export const somePieces = (pieces: readonly Piece[]): Message[] => counted(pieces.map((piece) => PIECES[piece]));

function counted(kinds: readonly (Kind | PieceName)[]): Message[] {
  const distinct = [...new Set(kinds)];
  return distinct.map((kind) => message(`some.${kind}`, { count: kinds.filter((other) => other === kind).length }));
}
