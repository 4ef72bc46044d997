/** The royal visit, third part: voluntary levies, each once, as far as the mood allows (29, 50). */
import type { Frame } from '@three-crowns/core';
import { giveFarmer } from '../effects/people.ts';
import { hasUnits, payUnits } from '../effects/stores.ts';
import type { EmitEvent } from '../events.ts';
import { type Move, PASS } from '../move.ts';
import { bonusOf } from '../palatinate.ts';
import { type Effect, push, type State, travelOf } from '../state.ts';
import { valuesOf } from '../values.ts';
import { FARMERS } from '../vocabulary.ts';
import { farmersToGive } from './levy.ts';

/** Its source has a bit for each offer taken in this visit. */
export const OFFER: Effect = { kind: 'offer' };

export function legalOffers(state: State, { seat, source }: Frame<Effect>): Move[] {
  const own = state.palatinates[seat];
  const mood = own.mood + bonusOf(valuesOf(state), own, 'favour');
  const { offers } = valuesOf(state).travels[travelOf(state)];
  const moves: Move[] = [];
  for (let offer = 0; offer < offers.length; offer++) {
    const { pay, mood: wanted } = offers[offer];
    if (((source >> offer) & 1) === 1 || mood < wanted || !hasUnits(own, pay)) continue;
    if (pay[FARMERS] === 0) moves.push({ do: 'give', offer });
    else for (const from of farmersToGive(own)) moves.push({ do: 'give', offer, from });
  }
  // Who can give nothing is not asked.
  if (moves.length > 0) moves.push(PASS);
  return moves;
}

export function doGive(
  state: State,
  { seat, source }: Frame<Effect>,
  offer: number,
  from: number | undefined,
  emit?: EmitEvent,
): void {
  const own = state.palatinates[seat];
  const { pay, points } = valuesOf(state).travels[travelOf(state)].offers[offer];
  payUnits(own, pay);
  if (from !== undefined) giveFarmer(state, seat, from);
  own.points += points;
  emit?.({ type: 'gave', seat, offer, units: pay, points });
  push(state, OFFER, seat, source | (1 << offer));
}
