/** Mood, rebellion and the farmers who leave (18 to 20). */
import type { Frame, Seat } from '@three-crowns/core';
import { LANDS_IN_BOX } from '../content/box.ts';
import type { EmitEvent } from '../events.ts';
import type { Move } from '../move.ts';
import { farmersOf, hasAbility, type Palatinate } from '../palatinate.ts';
import { type Effect, push, type State } from '../state.ts';
import { valuesOf } from '../values.ts';
import { MOOD_STEPS, printedMood } from '../vocabulary.ts';
import { losePoints } from './stores.ts';

export function raiseMood(state: State, seat: Seat, by: number, emit?: EmitEvent): void {
  const own = state.palatinates[seat];
  setMood(own, seat, Math.min(MOOD_STEPS, own.mood + by), emit);
}

/** 20: stops at the lowest step, rebels once, and ends one step above it. */
export function lowerMood(state: State, seat: Seat, by: number, emit?: EmitEvent): void {
  if (by === 0) return;
  const own = state.palatinates[seat];
  setMood(own, seat, Math.max(0, own.mood - by), emit);
  if (own.mood === 0) rebel(state, seat, emit);
}

function setMood(own: Palatinate, seat: Seat, mood: number, emit?: EmitEvent): void {
  if (mood === own.mood) return;
  emit?.({ type: 'mood', seat, from: printedMood(own.mood), to: printedMood(mood) });
  own.mood = mood;
}

function rebel(state: State, seat: Seat, emit?: EmitEvent): void {
  const own = state.palatinates[seat];
  const { rebellionPoints, lastFarmerPoints } = valuesOf(state).numbers;
  const calmed = hasAbility(valuesOf(state), own, 'calm');
  emit?.({ type: 'rebelled', seat, points: calmed ? 0 : rebellionPoints, calmed });
  setMood(own, seat, 1, emit);
  if (calmed) return;
  losePoints(own, rebellionPoints);
  if (farmersOf(own) > 1) push(state, { kind: 'lose' }, seat);
  else {
    losePoints(own, lastFarmerPoints);
    emit?.({ type: 'stayed', seat, points: lastFarmerPoints });
  }
}

const LOSE: readonly Move[] = Array.from({ length: LANDS_IN_BOX }, (_, at) => ({ do: 'lose', at }));

/** 19: the owner chooses which farmer goes. */
export function legalLosses(state: State, { seat }: Frame<Effect>): Move[] {
  const moves: Move[] = [];
  const { farmers } = state.palatinates[seat];
  for (let at = 0; at < farmers.length; at++) if (farmers[at] > 0) moves.push(LOSE[at]);
  return moves;
}

export function doLose(state: State, seat: Seat, at: number, emit?: EmitEvent): void {
  giveFarmer(state, seat, at);
  emit?.({ type: 'fled', seat, at, land: state.palatinates[seat].lands[at] });
}

/** 36: back to the supply. */
export function giveFarmer(state: State, seat: Seat, at: number): void {
  state.palatinates[seat].farmers[at] -= 1;
  state.farmersLeft += 1;
}
