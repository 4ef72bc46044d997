/** The royal visit, first part: discs on will cards (32, 33). */
import type { Frame, Seat } from '@three-crowns/core';
import { DISC_SPACES, MOST_FIELDS } from '../content/box.ts';
import type { EmitEvent } from '../events.ts';
import type { Move } from '../move.ts';
import { type Effect, type State, seatCountOf } from '../state.ts';
import { NEUTRAL } from '../vocabulary.ts';

const PLEDGES: readonly Move[] = Array.from({ length: MOST_FIELDS }, (_, field) => ({ do: 'pledge', field }));
const NEUTRALS: readonly Move[] = Array.from({ length: MOST_FIELDS }, (_, field) => ({ do: 'neutral', field }));

export const legalPledges = (state: State, { seat }: Frame<Effect>): Move[] => fieldsFor(state, seat, PLEDGES);
export const legalNeutrals = (state: State): Move[] => fieldsFor(state, NEUTRAL, NEUTRALS);

/** Cards with a free space and without a disc of this owner. */
function fieldsFor(state: State, owner: number, moves: readonly Move[]): Move[] {
  const free: Move[] = [];
  for (let field = 0; field < state.plan.length; field++) if (canTakeDisc(state, field, owner)) free.push(moves[field]);
  return free;
}

/** Two fields that are free are a choice. */
export const arePledgesOpen = (state: State, { seat }: Frame<Effect>): boolean =>
  canTakeDisc(state, state.plan.length - 1, seat) && canTakeDisc(state, state.plan.length - 2, seat);

function canTakeDisc(state: State, field: number, owner: number): boolean {
  return !hasDisc(state, field, owner) && discsOn(state, field) < DISC_SPACES[seatCountOf(state)];
}

export const hasDisc = (state: State, field: number, owner: number): boolean =>
  ((state.discs[field] >> owner) & 1) === 1;

export function discsOn(state: State, field: number): number {
  let count = 0;
  for (let rest = state.discs[field]; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

export function doPledge(state: State, seat: Seat, field: number, emit?: EmitEvent): void {
  state.discs[field] |= 1 << seat;
  emit?.({ type: 'pledged', seat, field });
}

export function doNeutral(state: State, seat: Seat, field: number, emit?: EmitEvent): void {
  state.discs[field] |= 1 << NEUTRAL;
  emit?.({ type: 'neutral', seat, field });
}
