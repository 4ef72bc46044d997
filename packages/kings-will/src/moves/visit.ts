/** The king has reached the end of the row: what the visit asks of everybody, in its order. */
import { raiseMood } from '../effects/people.ts';
import type { EmitEvent } from '../events.ts';
import { bonusOf } from '../palatinate.ts';
import { push, type State, seatCountOf, travelOf } from '../state.ts';
import { valuesOf } from '../values.ts';
import { pushOffers } from './offer.ts';

/** With so few players somebody sets a neutral disc. */
export const NEUTRAL_SEATS = 2;

export function beginVisit(state: State, emit?: EmitEvent): void {
  state.phase = 'visit';
  emit?.({ type: 'visit', round: state.round, travel: travelOf(state) });
  for (let seat = 0; seat < seatCountOf(state); seat++) {
    const cheer = bonusOf(valuesOf(state), state.palatinates[seat], 'cheer');
    if (cheer > 0) raiseMood(state, seat, cheer, emit);
  }
  // The stack answers last what was put first: offers, levies, the neutral disc, pledges.
  const order = seatsFromLast(state).reverse();
  for (const seat of order) pushOffers(state, seat, 0);
  for (const seat of order) push(state, { kind: 'levy' }, seat);
  if (order.length === NEUTRAL_SEATS) push(state, { kind: 'neutral' }, state.turn);
  for (const seat of order) push(state, { kind: 'pledge' }, seat);
}

/** Clockwise from the player who took the last tile. */
function seatsFromLast(state: State): number[] {
  const seats = seatCountOf(state);
  return Array.from({ length: seats }, (_, turns) => (state.turn + turns) % seats);
}
