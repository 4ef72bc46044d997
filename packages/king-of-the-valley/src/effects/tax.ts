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
    addTaxes(moves, castle, PIECES_OF[column], 0, need, []);
  }
  return moves;
}

function canTax(state: State, frame: Frame<Effect>, column: number): boolean {
  const castle = castleOfTurn(state);
  if (castle.taxed[column] || faceUpIn(castle, column) < needsOf(state, frame.source)) return false;
  if (state.stack.length === 1) return true;
  const others = state.stack.filter((other) => other !== frame && other.effect.kind === 'tax');
  return canServe(
    castle,
    others.map((other) => needsOf(state, other.source)),
    column,
  );
}

/** All ways to choose `need` more of these pieces face up, from the one at `at` on; equal tiles are one way. */
function addTaxes(
  moves: Move[],
  castle: Castle,
  pieces: readonly Piece[],
  at: number,
  need: number,
  chosen: Piece[],
): void {
  if (need === 0) moves.push({ do: 'tax', pieces: chosen.slice() });
  if (need === 0 || at === pieces.length) return;
  const most = Math.min(castle.up[pieces[at]], need);
  for (let i = 0; i < most; i++) chosen.push(pieces[at]);
  for (let used = most; used >= 0; used--) {
    addTaxes(moves, castle, pieces, at + 1, need - used, chosen);
    if (used > 0) chosen.pop();
  }
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
