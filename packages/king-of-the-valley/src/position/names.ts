/** Single words of a written position. */
import { BadInput, shown, wholeAt } from '@three-crowns/core';
import { cellNamed } from '../grid.ts';
import { COLUMNS, PIECES, type Piece, TILES, type Tile } from '../vocabulary.ts';
import type { Line } from './lines.ts';

export function numberIn(word: string | undefined, place: string, min: number, max: number): number {
  return wholeAt(/^\d{1,9}$/.test(word ?? '') ? Number(word) : word, place, min, max);
}

export function placeNamed(word: string, place: string): number {
  const cell = cellNamed(word);
  if (cell < 0) throw new BadInput(place, `expected a place from a1 to e5, found ${shown(word)}`);
  return cell;
}

export function tileNamed(word: string, line: Line | undefined): Tile {
  const tile = (TILES as readonly string[]).indexOf(word);
  if (tile < 0)
    throw new BadInput(line?.place ?? 'position', `expected a tile of ${TILES.join(', ')}, found ${shown(word)}`);
  return tile;
}

export function columnNamed(word: string, { place }: Line): number {
  const column = (COLUMNS as readonly string[]).indexOf(word);
  if (column < 0) throw new BadInput(place, `expected a column of ${COLUMNS.join(', ')}, found ${shown(word)}`);
  return column;
}

export function pieceNamed(word: string, { place }: Line): Piece {
  const piece = (PIECES as readonly string[]).indexOf(word);
  if (piece < 0) throw new BadInput(place, `expected a tile of ${PIECES.join(', ')}, found ${shown(word)}`);
  return piece;
}
