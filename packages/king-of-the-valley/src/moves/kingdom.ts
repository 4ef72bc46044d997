/** Phase 3: the kingdom bonus for a queen, a duke, a countess, a knight and a farmer or a wife (K1 to K7). */
import { turnDown } from '../effects/tax.ts';
import type { EmitEvent } from '../events.ts';
import { type Move, SKIP } from '../move.ts';
import { type Castle, castleOfTurn, type State } from '../state.ts';
import { COUNTESS, DUKE, FARMER, KNIGHT, PIECES_OF, type Piece, QUEEN, WIFE } from '../vocabulary.ts';

/** K2, K3: one tile for each place of the set; the last place takes a farmer or a wife, never both. */
const PLACES: readonly (readonly Piece[])[] = [
  PIECES_OF[QUEEN],
  PIECES_OF[DUKE],
  PIECES_OF[COUNTESS],
  PIECES_OF[KNIGHT],
  [...PIECES_OF[FARMER], ...PIECES_OF[WIFE]],
];

export function legalKingdoms(state: State): Move[] {
  const castle = castleOfTurn(state);
  const moves: Move[] = [];
  if (!canClaim(castle)) return moves;
  let sets: Piece[][] = [[]];
  for (const place of PLACES) {
    const faceUp = place.filter((piece) => castle.up[piece] > 0);
    sets = sets.flatMap((set) => faceUp.map((piece) => [...set, piece]));
  }
  for (const pieces of sets) moves.push({ do: 'kingdom', pieces });
  moves.push(SKIP);
  return moves;
}

export function canClaim(castle: Castle): boolean {
  return PLACES.every((place) => place.some((piece) => castle.up[piece] > 0));
}

/** The places of the set (0 queen … 4 farmer or wife) for which no tile lies face up. */
export function missingPlaces(castle: Castle): number[] {
  const missing: number[] = [];
  for (let place = 0; place < PLACES.length; place++) {
    if (!PLACES[place].some((piece) => castle.up[piece] > 0)) missing.push(place);
  }
  return missing;
}

export function doKingdom(state: State, pieces: readonly Piece[], emit?: EmitEvent): void {
  const castle = castleOfTurn(state);
  const gold = state.values.kingdomGold;
  turnDown(castle, pieces);
  castle.gold += gold;
  castle.kingdoms += 1;
  state.claimed = true;
  emit?.({ type: 'kingdom', seat: state.turn, pieces, gold });
}
