/** Set-up: everybody keeps one of two will cards, at the same time and in secret. */
import type { Seat } from '@three-crowns/core';
import type { EmitEvent } from '../events.ts';
import type { Move } from '../move.ts';
import { type State, told } from '../state.ts';

const KEEPS: readonly Move[] = [
  { do: 'keep', card: 0 },
  { do: 'keep', card: 1 },
];

export const legalKeeps = (state: State, seat: Seat): Move[] => (state.hands[seat].length > 0 ? KEEPS.slice() : []);

/** The card goes onto the field of its player's number, so that everybody knows who knows it (31). */
export function doKeep(state: State, seat: Seat, card: number, emit?: EmitEvent): void {
  const hand = state.hands[seat];
  const [will, discard] = [hand[card], hand[1 - card]];
  state.plan[seat] = will;
  state.seen[seat] |= 1 << seat;
  state.discards[seat] = discard;
  hand.length = 0;
  emit?.({ type: 'kept', seat, field: seat, will: told(state, will), discard: told(state, discard) });
}
