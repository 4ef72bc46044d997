/** Looking at will cards, and taxes (22, 31, 49). */
import type { Frame, Seat } from '@three-crowns/core';
import { MOST_FIELDS } from '../content/box.ts';
import { lowerMood } from '../effects/people.ts';
import { addCoins } from '../effects/stores.ts';
import type { EmitEvent } from '../events.ts';
import { type Move, PASS, TAXES } from '../move.ts';
import { bonusOf, farmersOf } from '../palatinate.ts';
import { type Effect, push, type State, told } from '../state.ts';
import { valuesOf } from '../values.ts';

const LOOKS: readonly Move[] = Array.from({ length: MOST_FIELDS }, (_, field) => ({ do: 'look', field }));

/** 31: any card, also one that is known. */
export function listLooks(state: State, moves: Move[]): void {
  for (let field = 0; field < valuesOf(state).fields; field++) moves.push(LOOKS[field]);
}

/** 49: with a Scriptorium another card, or none. */
export function legalLooks(state: State, { source }: Frame<Effect>): Move[] {
  const moves: Move[] = [];
  for (let field = 0; field < valuesOf(state).fields; field++)
    if (((source >> field) & 1) === 0) moves.push(LOOKS[field]);
  moves.push(PASS);
  return moves;
}

export function doLook(state: State, seat: Seat, field: number, emit?: EmitEvent): void {
  state.seen[field] |= 1 << seat;
  state.glance[seat] = field;
  emit?.({ type: 'looked', seat, field, will: told(state, state.plan[field]) });
}

/** What is left of an exploring action; `seen` has a bit for each field looked at in it. */
export function pushMoreLooks(state: State, seat: Seat, seen: number, left: number): void {
  if (left > 0) push(state, { kind: 'look' }, seat, seen, left);
}

export const moreLooks = (state: State, seat: Seat): number =>
  bonusOf(valuesOf(state), state.palatinates[seat], 'looks');

export function listTaxes(moves: Move[]): void {
  moves.push(TAXES);
}

/** 22: the coins come first, by the number of farmers before the mood falls. */
export function doTaxes(state: State, seat: Seat, emit?: EmitEvent): void {
  const values = valuesOf(state);
  const own = state.palatinates[seat];
  const coins = farmersOf(own) + bonusOf(values, own, 'taxes');
  const lost = addCoins(state, own, coins);
  emit?.({ type: 'taxed', seat, coins, lost });
  lowerMood(state, seat, Math.max(0, values.numbers.taxMood - bonusOf(values, own, 'mercy')), emit);
}
