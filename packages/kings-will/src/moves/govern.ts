/** Education and development (13). */
import type { Seat } from '@three-crowns/core';
import { raiseMood } from '../effects/people.ts';
import type { EmitEvent } from '../events.ts';
import { DEVELOP, EDUCATE, type Move } from '../move.ts';
import type { Palatinate } from '../palatinate.ts';
import type { State } from '../state.ts';
import { valuesOf } from '../values.ts';

/** 13: a full scale cannot be raised. */
export const canEducate = (state: State, own: Palatinate): boolean => own.education < valuesOf(state).education.length;
export const canDevelop = (state: State, own: Palatinate): boolean =>
  own.development < valuesOf(state).development.length;

export function listEducation(state: State, seat: Seat, moves: Move[]): void {
  if (canEducate(state, state.palatinates[seat])) moves.push(EDUCATE);
}

export function listDevelopment(state: State, seat: Seat, moves: Move[]): void {
  if (canDevelop(state, state.palatinates[seat])) moves.push(DEVELOP);
}

export function doEducate(state: State, seat: Seat, emit?: EmitEvent): void {
  raiseEducation(state, seat, 1, emit);
  raiseMood(state, seat, valuesOf(state).numbers.educationMood, emit);
}

export function doDevelop(state: State, seat: Seat, emit?: EmitEvent): void {
  raiseDevelopment(state, seat, 1, emit);
}

/** The step alone: a school's printed mood stands for itself. 45: beyond the end it is lost. */
export function raiseEducation(state: State, seat: Seat, by: number, emit?: EmitEvent): void {
  const own = state.palatinates[seat];
  const step = Math.min(valuesOf(state).education.length, own.education + by);
  if (step === own.education) return;
  own.education = step;
  emit?.({ type: 'educated', seat, step });
}

export function raiseDevelopment(state: State, seat: Seat, by: number, emit?: EmitEvent): void {
  const own = state.palatinates[seat];
  const step = Math.min(valuesOf(state).development.length, own.development + by);
  if (step === own.development) return;
  own.development = step;
  emit?.({ type: 'developed', seat, step });
}
