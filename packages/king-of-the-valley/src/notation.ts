/** One line of text for every move; docs/king-of-the-valley.md explains it. */
import { moveParser } from '@three-crowns/core';
import { CELL_NAMES } from './grid.ts';
import type { Move } from './move.ts';
import type { State } from './state.ts';
import { legalMoves } from './turn.ts';
import { COLUMNS, PIECES, type Piece, SLOPES } from './vocabulary.ts';

/** A place on the hill: L1 is the foot of the left slope, R6 the top of the right one. */
export const slotName = (slope: number, row: number): string => `${slope === 0 ? 'L' : 'R'}${row + 1}`;

const pieceNames = (pieces: readonly Piece[]): string => pieces.map((piece) => PIECES[piece]).join(' ');

export function formatMove(_state: State, move: Move): string {
  switch (move.do) {
    case 'place':
      return `place ${CELL_NAMES[move.to]}`;
    case 'recruit':
      return `recruit ${slotName(move.slope, move.row)}`;
    case 'skip':
      return 'skip';
    case 'take':
      return formatTake(move.to, move.cells);
    case 'priest':
      return `priest ${CELL_NAMES[move.to]}`;
    case 'jester':
      return `jester ${COLUMNS[move.column]}`;
    case 'swap':
      return `swap ${PIECES[move.piece]} ${slotName(move.slope, move.row)}`;
    case 'tax':
      return `tax ${pieceNames(move.pieces)}`;
    case 'kingdom':
      return `kingdom ${pieceNames(move.pieces)}`;
    case 'refill':
      return `refill ${SLOPES[move.slope]}`;
  }
}

/** A single pick-up names its tile; a set names its tiles and, after an arrow, where the king ends. */
function formatTake(to: number, cells: readonly number[]): string {
  const names = cells.map((cell) => CELL_NAMES[cell]).join(' ');
  return cells.length === 1 ? `take ${names}` : `take ${names} > ${CELL_NAMES[to]}`;
}

export const parseMove = moveParser(legalMoves, formatMove);
