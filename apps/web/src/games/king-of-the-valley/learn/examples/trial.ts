/** What picking a place of a valley means where one only tries: the moves that use it, or why there are none. */
import type { Reason } from '@three-crowns/core';
import { kingOfTheValley, type Move, type State } from '@three-crowns/king-of-the-valley';
import { CELL_NAMES } from '@three-crowns/king-of-the-valley/board';

export type Answer =
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'several'; readonly moves: readonly Move[] }
  | { readonly kind: 'refused'; readonly reason: Reason };

const { rules, guidance } = kingOfTheValley;

export const legalHere = (state: State): Move[] => rules.legalMoves(state, state.turn);

export function answerTo(state: State, cell: number): Answer {
  const moves = legalHere(state).filter((move) => uses(move, cell));
  if (moves.length === 1) return { kind: 'move', move: moves[0] };
  const reason = guidance.whyNot(state, state.turn, CELL_NAMES[cell]);
  return moves.length > 1 || reason === undefined ? { kind: 'several', moves } : { kind: 'refused', reason };
}

/** take: a tile here is taken. land: the king only ends here, behind a set. */
export function markOf(state: State, cell: number): 'take' | 'land' | undefined {
  const moves = legalHere(state).filter((move) => uses(move, cell));
  if (moves.some((move) => move.do !== 'take' || move.cells.includes(cell))) return 'take';
  return moves.length > 0 ? 'land' : undefined;
}

const uses = (move: Move, cell: number): boolean =>
  (move.do === 'take' && (move.to === cell || move.cells.includes(cell))) || (move.do === 'priest' && move.to === cell);

export const isSet = (move: Move): boolean => move.do === 'take' && move.cells.length > 1;
