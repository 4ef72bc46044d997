/** The wizard: a face-up castle tile and a subject of the hill change places, exactly (W1 to W7). */
import { SLOPE_ROWS } from '../content/box.ts';
import type { EmitEvent } from '../events.ts';
import type { Move } from '../move.ts';
import { welcome } from '../moves/welcome.ts';
import { castleOfTurn, hasFaceUp, type State } from '../state.ts';
import { isSubject, PIECES, SLOPES, tileOf } from '../vocabulary.ts';

/** Moves are never changed: those by piece and slot are made once. */
const SWAPS: readonly (readonly (readonly Move[])[])[] = PIECES.map((_, piece) =>
  SLOPES.map((_, slope) => Array.from({ length: SLOPE_ROWS }, (_, row) => ({ do: 'swap', piece, slope, row }))),
);

export function legalSwaps(state: State): Move[] {
  const { up } = castleOfTurn(state);
  const moves: Move[] = [];
  for (let piece = 0; piece < PIECES.length; piece++) {
    if (up[piece] === 0) continue;
    for (let slope = 0; slope < state.hill.length; slope++) {
      const tiles = state.hill[slope];
      for (let row = 0; row < tiles.length; row++) {
        if (isSubject(tiles[row])) moves.push(SWAPS[piece][slope][row]);
      }
    }
  }
  return moves;
}

/** Any face-up tile and two subjects to choose from. Where there is only one, the list says what is left. */
export function isSwapOpen(state: State): boolean {
  if (!hasFaceUp(castleOfTurn(state))) return false;
  let subjects = 0;
  for (const tiles of state.hill) for (const tile of tiles) if (isSubject(tile)) subjects += 1;
  return subjects > 1;
}

/** W2: nothing slides. W4: a jester goes out as a plain jester and comes in by choosing a column. */
export function doSwap(state: State, piece: number, slope: number, row: number, emit?: EmitEvent): void {
  const tile = state.hill[slope][row];
  castleOfTurn(state).up[piece] -= 1;
  state.hill[slope][row] = tileOf(piece);
  emit?.({ type: 'swapped', seat: state.turn, piece, tile, slope, row });
  welcome(state, tile, 1);
}
