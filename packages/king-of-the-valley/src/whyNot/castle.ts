/** Why a column, a tile of the castle or the kingdom bonus cannot be chosen. */
import type { Reason } from '@three-crowns/core';
import { canClaim, missingPlaces } from '../moves/kingdom.ts';
import { castleOfTurn, faceUpIn, needsOf, type State } from '../state.ts';
import { columnName, oneOf, pieceName } from '../texts/names.ts';
import { type Ask, COLUMN_OF, type Piece } from '../vocabulary.ts';
import { because, type Ruling } from './because.ts';
import { whyNotWizard } from './valley.ts';

export function whyNotColumn(state: State, ask: Ask, { column }: { readonly column: number }): Reason {
  if (ask === 'tax') return whyNotTax(state, column);
  if (ask !== 'swap') return because('column-idle', 'J1');
  return faceUpIn(castleOfTurn(state), column) === 0
    ? because('column-empty', 'W5', { column: columnName(column) })
    : whyNotWizard(state);
}

function whyNotTax(state: State, column: number): Reason {
  const castle = castleOfTurn(state);
  const { source } = state.stack[state.stack.length - 1];
  const need = needsOf(state, source);
  const count = faceUpIn(castle, column);
  const name = columnName(column);
  if (castle.taxed[column]) return because('column-taxed', 'T3', { column: name });
  if (count < need) return because('column-short', 'T2', { column: name, need, count });
  return because('column-needed', 'T7', { column: name });
}

export function whyNotPiece(state: State, ask: Ask, { piece }: { readonly piece: Piece }): Reason {
  switch (ask) {
    case 'swap':
      return notFaceUp(state, piece, 'W5') ?? whyNotWizard(state);
    case 'tax':
      return notFaceUp(state, piece, 'T2') ?? whyNotTax(state, COLUMN_OF[piece]);
    case 'kingdom':
      return notFaceUp(state, piece, 'K2') ?? incompleteSet(state);
    default:
      return because('piece-idle', 'T2');
  }
}

function notFaceUp(state: State, piece: Piece, rule: Ruling): Reason | undefined {
  const { up, down } = castleOfTurn(state);
  if (up[piece] > 0) return undefined;
  return because(down[piece] > 0 ? 'piece-down' : 'piece-none', rule, { piece: pieceName(piece) });
}

export function whyNotKingdom(state: State, ask: Ask): Reason {
  if (ask !== 'kingdom' && ask !== 'replenish') return because('kingdom-later', 'K1');
  return state.claimed || canClaim(castleOfTurn(state)) ? because('kingdom-over', 'K1') : incompleteSet(state);
}

function incompleteSet(state: State): Reason {
  const missing = missingPlaces(castleOfTurn(state)).map(oneOf);
  return because('kingdom-missing', 'K2', { missing });
}
