/** Phase 3: the kingdom bonus for a queen, a duke, a countess, a knight and a farmer or a wife (K1 to K7). */
import { turnDown } from '../effects/tax.ts';
import type { EmitEvent } from '../events.ts';
import { type Move, SKIP } from '../move.ts';
import { type Castle, castleOfTurn, type State } from '../state.ts';
import {
  COLUMN_OF,
  COUNTESS,
  DUKE,
  FARMER,
  JESTER_TILE,
  KNIGHT,
  PIECES_OF,
  type Piece,
  QUEEN,
  type Tile,
  WIFE,
} from '../vocabulary.ts';

/** The places of a set, by who stands there. */
export const KINGDOM_PLACES = ['Q', 'D', 'C', 'K', 'FW'] as const;
export type KingdomPlace = (typeof KINGDOM_PLACES)[number];

/** K2, K3: one tile for each place of the set; the last place takes a farmer or a wife, never both. */
const PLACES: readonly (readonly Piece[])[] = [
  PIECES_OF[QUEEN],
  PIECES_OF[DUKE],
  PIECES_OF[COUNTESS],
  PIECES_OF[KNIGHT],
  [...PIECES_OF[FARMER], ...PIECES_OF[WIFE]],
];

export function kingdomPlaceOf(piece: Piece): KingdomPlace {
  return KINGDOM_PLACES[Math.min(COLUMN_OF[piece], KINGDOM_PLACES.length - 1)];
}

export function legalKingdoms(state: State): Move[] {
  const castle = castleOfTurn(state);
  const moves: Move[] = [];
  addSets(moves, castle, []);
  if (moves.length > 0) moves.push(SKIP);
  return moves;
}

/** Every set that begins with these pieces. */
function addSets(moves: Move[], castle: Castle, chosen: Piece[]): void {
  if (chosen.length === PLACES.length) {
    moves.push({ do: 'kingdom', pieces: chosen.slice() });
    return;
  }
  for (const piece of PLACES[chosen.length]) {
    if (castle.up[piece] === 0) continue;
    chosen.push(piece);
    addSets(moves, castle, chosen);
    chosen.pop();
  }
}

/** Whether `legalKingdoms` holds anything. */
export function canClaim(castle: Castle): boolean {
  for (let place = 0; place < PLACES.length; place++) if (!isFilled(castle, place)) return false;
  return true;
}

function isFilled(castle: Castle, place: number): boolean {
  for (const piece of PLACES[place]) if (castle.up[piece] > 0) return true;
  return false;
}

/** The places of the set for which no tile lies face up. */
export function missingPlaces(castle: Castle): KingdomPlace[] {
  const missing: KingdomPlace[] = [];
  for (let place = 0; place < PLACES.length; place++) {
    if (!isFilled(castle, place)) missing.push(KINGDOM_PLACES[place]);
  }
  return missing;
}

/** A tile that would fill a place of the set for which none lies face up. */
export const fillsKingdom = (castle: Castle, tile: Tile): boolean =>
  tile < JESTER_TILE && missingPlaces(castle).includes(kingdomPlaceOf(tile));

export function doKingdom(state: State, pieces: readonly Piece[], emit?: EmitEvent): void {
  const castle = castleOfTurn(state);
  const gold = state.values.kingdomGold;
  turnDown(castle, pieces);
  castle.gold += gold;
  castle.kingdoms += 1;
  state.claimed = true;
  emit?.({ type: 'kingdom', seat: state.turn, pieces, gold });
}
