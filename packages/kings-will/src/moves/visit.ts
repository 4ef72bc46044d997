/** The king has reached the end of the row: what the visit asks of everybody, in its order. */
import { raiseMood } from '../effects/people.ts';
import type { EmitEvent } from '../events.ts';
import { bonusOf } from '../palatinate.ts';
import { type Effect, push, type State, seatCountOf, travelOf } from '../state.ts';
import { valuesOf } from '../values.ts';
import { OFFER } from './offer.ts';

const LEVY: Effect = { kind: 'levy' };
const NEUTRAL_DISC: Effect = { kind: 'neutral' };
const PLEDGE: Effect = { kind: 'pledge' };
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
  pushForAll(state, OFFER);
  pushForAll(state, LEVY);
  if (seatCountOf(state) === NEUTRAL_SEATS) push(state, NEUTRAL_DISC, state.turn);
  pushForAll(state, PLEDGE);
}

/** Answered clockwise from the player who took the last tile. */
function pushForAll(state: State, effect: Effect): void {
  const seats = seatCountOf(state);
  for (let turns = seats - 1; turns >= 0; turns--) push(state, effect, (state.turn + turns) % seats);
}
