/** Numbers for moves: which one it is, and which are as good as another. */
import type { Seat } from '@three-crowns/core';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';
import { COLUMN_OF, PIECES, type Piece } from '../vocabulary.ts';

/** Every kind of move has numbers of its own from here on: the largest, of places taken, have 30 bits. */
const KINDS: { readonly [D in Move['do']]: number } = {
  place: 0,
  recruit: 1,
  skip: 2,
  take: 3,
  priest: 4,
  jester: 5,
  swap: 6,
  tax: 7,
  kingdom: 8,
  refill: 9,
};
const ROOM = 2 ** 30;
/** Rows of the hill, and slopes, fit below these. */
const ROWS = 8;
const SLOTS = 16;

export function moveKey(move: Move): number {
  return KINDS[move.do] * ROOM + detailOf(move);
}

function detailOf(move: Move): number {
  switch (move.do) {
    case 'place':
    case 'priest':
      return move.to;
    case 'recruit':
      return move.slope * ROWS + move.row;
    case 'swap':
      return move.piece * SLOTS + move.slope * ROWS + move.row;
    case 'take':
      return takenKey(move.to, move.cells);
    case 'jester':
      return move.column;
    case 'tax':
    case 'kingdom':
      return piecesKey(move.pieces);
    case 'refill':
      return move.slope;
    case 'skip':
      return 0;
  }
}

/** At most three tiles are taken (X4): each place as a digit. */
function takenKey(to: number, cells: readonly number[]): number {
  let key = to + 1;
  for (let i = 0; i < cells.length; i++) key = key * 32 + cells[i] + 1;
  return key;
}

/** At most five pieces: each as a digit. */
function piecesKey(pieces: readonly Piece[]): number {
  let key = 0;
  for (let i = 0; i < pieces.length; i++) key = key * (PIECES.length + 1) + pieces[i] + 1;
  return key;
}

/**
 * A tile that lies face down counts as before (T8), so which one of a column is turned matters only to a wizard: taxes go
 * by the column, kingdoms by whether a farmer or a wife goes with the rest. The first of the equal ones keeps jesters up.
 */
export function foldKey(_state: State, _seat: Seat, move: Move): number {
  if (move.do === 'tax') return COLUMN_OF[move.pieces[0]];
  if (move.do === 'kingdom') return COLUMN_OF[move.pieces[move.pieces.length - 1]];
  return moveKey(move);
}
