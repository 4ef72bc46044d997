/** Taking an action tile out of the row, and its way back to the left end (4, 37, 42). */
import type { Frame, Seat } from '@three-crowns/core';
import { LONG_ROUND } from '../content/box.ts';
import type { EmitEvent } from '../events.ts';
import type { Move } from '../move.ts';
import { moveToFront } from '../row.ts';
import { type Effect, push, type State, seatCountOf } from '../state.ts';
import { valuesOf } from '../values.ts';
import { INTRIGUE, KING, LAST_SLOT, LOCKED, NO_SLOT, SLOTS } from '../vocabulary.ts';

const TAKES: readonly Move[] = Array.from({ length: SLOTS }, (_, slot) => ({ do: 'take', slot }));
const ACT: Effect = { kind: 'act' };
const FOLLOW: Effect = { kind: 'follow' };
const USE_INTRIGUE: Effect = { kind: 'intrigue' };
/** The chooser has two actions, everybody else one. */
export const OWN_ACTIONS = 2;

/** Only a round that is cut short can leave a single tile. */
export const areTakesOpen = ({ manner }: State): boolean => !manner.limited;

export function legalTakes(state: State): Move[] {
  const moves: Move[] = [];
  const king = state.row.indexOf(KING);
  // 37: where the table wants it, a long round can only be brought to its end.
  const first = state.manner.limited && state.number >= LONG_ROUND ? Math.max(LOCKED, king + 1) : LOCKED;
  for (let slot = first; slot < SLOTS; slot++) if (slot !== king) moves.push(TAKES[slot]);
  return moves;
}

export function doTake(state: State, { seat }: Frame<Effect>, slot: number, emit?: EmitEvent): void {
  const tile = state.row[slot];
  // 4: at once, for intrigue too.
  const points = slot === LAST_SLOT ? valuesOf(state).numbers.slotBonus : 0;
  state.slot = slot;
  state.exchanged = 0;
  state.palatinates[seat].points += points;
  emit?.({ type: 'took', seat, slot, tile, points });
  if (tile === INTRIGUE) push(state, USE_INTRIGUE, seat, tile);
  else {
    // 2: clockwise from the active player, who acts first.
    const seats = seatCountOf(state);
    for (let turns = seats - 1; turns > 0; turns--) push(state, FOLLOW, (seat + turns) % seats, tile);
    push(state, ACT, seat, tile, OWN_ACTIONS);
  }
}

/** Tiles left of the gap move right, so the king advances exactly when a tile right of him was taken. */
export function returnTile(state: State, emit?: EmitEvent): void {
  const tile = state.row[state.slot];
  moveToFront(state.row, state.slot);
  state.slot = NO_SLOT;
  emit?.({ type: 'returned', tile, king: state.row.indexOf(KING) });
}

/** After a visit the king goes back to the first slot. */
export function returnKing(state: State): void {
  moveToFront(state.row, state.row.indexOf(KING));
}

export const nextSeat = (state: State, seat: Seat): Seat => (seat + 1) % seatCountOf(state);
