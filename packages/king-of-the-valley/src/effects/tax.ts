/** A tax collector with a requirement: tiles of one column are turned down for gold (T2 to T7). */
import type { Frame } from '@three-crowns/core';
import type { EmitEvent } from '../events.ts';
import type { Move } from '../move.ts';
import { canServe } from '../moves/collectors.ts';
import { type Castle, castleOfTurn, type Effect, faceUpIn, needsOf, payOf, type State } from '../state.ts';
import { COLUMN_OF, COLUMNS, PIECES_OF, type Piece } from '../vocabulary.ts';

/** T6: every different choice of tiles in every column that leaves the other collectors servable (T7). */
export function legalTaxes(state: State, frame: Frame<Effect>): Move[] {
  const castle = castleOfTurn(state);
  const need = needsOf(state, frame.source);
  const moves: Move[] = [];
  for (let column = 0; column < COLUMNS.length; column++) {
    if (!canTax(state, frame, column)) continue;
    for (const pieces of choicesOf(castle, PIECES_OF[column], need)) moves.push({ do: 'tax', pieces });
  }
  return moves;
}

function canTax(state: State, frame: Frame<Effect>, column: number): boolean {
  const castle = castleOfTurn(state);
  if (castle.taxed[column] || faceUpIn(castle, column) < needsOf(state, frame.source)) return false;
  const others = state.stack.filter((other) => other !== frame && other.effect.kind === 'tax');
  return canServe(
    castle,
    others.map((other) => needsOf(state, other.source)),
    column,
  );
}

/** All ways to choose `need` of these pieces face up; equal tiles are one way. */
function choicesOf(castle: Castle, pieces: readonly Piece[], need: number): Piece[][] {
  if (need === 0) return [[]];
  if (pieces.length === 0) return [];
  const [piece, ...others] = pieces;
  const ways: Piece[][] = [];
  for (let used = Math.min(castle.up[piece], need); used >= 0; used--) {
    const taken = Array<Piece>(used).fill(piece);
    for (const rest of choicesOf(castle, others, need - used)) ways.push([...taken, ...rest]);
  }
  return ways;
}

export function doTax(state: State, collector: number, pieces: readonly Piece[], emit?: EmitEvent): void {
  const castle = castleOfTurn(state);
  const gold = payOf(state, collector);
  turnDown(castle, pieces);
  castle.taxed[COLUMN_OF[pieces[0]]] = true;
  castle.gold += gold;
  emit?.({ type: 'taxed', seat: state.turn, collector, pieces, gold });
}

/** Used subjects lie face down; they keep influence and end bonuses (T8). */
export function turnDown(castle: Castle, pieces: readonly Piece[]): void {
  for (const piece of pieces) {
    castle.up[piece] -= 1;
    castle.down[piece] += 1;
  }
}
