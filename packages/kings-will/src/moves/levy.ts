/** The royal visit, second part: the mandatory levy (27, 28, 47). */
import { type Frame, memoOf, type Seat } from '@three-crowns/core';
import { giveFarmer, lowerMood } from '../effects/people.ts';
import { hasUnits, losePoints, payUnits } from '../effects/stores.ts';
import type { EmitEvent } from '../events.ts';
import type { Move } from '../move.ts';
import { bonusOf, farmersOf, type Palatinate } from '../palatinate.ts';
import { type Effect, type State, travelOf } from '../state.ts';
import { type Units, valuesOf } from '../values.ts';
import { COINS, FARMERS } from '../vocabulary.ts';

/** Every way to pay in full; none when it cannot be paid. */
export function legalLevies(state: State, { seat }: Frame<Effect>): Move[] {
  const own = state.palatinates[seat];
  const moves: Move[] = [];
  for (const units of demandsOn(state, own)) {
    if (!hasUnits(own, units)) continue;
    if (units[FARMERS] === 0) moves.push({ do: 'levy', units });
    else for (const from of farmersToGive(own)) moves.push({ do: 'levy', units, from });
  }
  return moves;
}

/** By levy, then by relief. */
const demandsKnown = memoOf((_levy: Units): Units[][] => []);

/** 47: with a Tithe Barn a unit less, each choice once; never the farmer. */
const demandsOn = (state: State, own: Palatinate): readonly Units[] =>
  demandsAfter(state, bonusOf(valuesOf(state), own, 'relief'));

/** Of so many units less. */
export function demandsAfter(state: State, relief: number): readonly Units[] {
  const { levy } = valuesOf(state).travels[travelOf(state)];
  const known = demandsKnown(levy);
  known[relief] ??= demandsFor(levy, relief);
  return known[relief];
}

function demandsFor(levy: Units, relief: number): Units[] {
  let demands = [levy];
  for (let left = relief; left > 0; left--) {
    const less = demands.flatMap((units) =>
      units.flatMap((count, unit) => (count > 0 && unit !== FARMERS ? [units.with(unit, count - 1)] : [])),
    );
    if (less.length === 0) break;
    demands = [...new Map(less.map((units) => [units.join(), units])).values()];
  }
  return demands;
}

/** 28, 50: the last one stays. */
export const canGiveFarmer = (own: Palatinate): boolean => farmersOf(own) > 1;

/** The lands with a farmer to give. */
export function farmersToGive(own: Palatinate): number[] {
  const lands: number[] = [];
  if (!canGiveFarmer(own)) return lands;
  for (let at = 0; at < own.farmers.length; at++) if (own.farmers[at] > 0) lands.push(at);
  return lands;
}

/** By unit, what is missing to pay; undefined where a demand can be paid, else for the first of them. */
export function lackingForLevy(state: State, own: Palatinate): Units | undefined {
  const lacking = demandsOn(state, own).map((demand) =>
    demand.map((count, unit) => Math.max(0, count - payableUnits(own, unit))),
  );
  return lacking.some((units) => units.every((count) => count === 0)) ? undefined : lacking[0];
}

/** 28: all but the last farmer. */
function payableUnits(own: Palatinate, unit: number): number {
  if (unit === FARMERS) return Math.max(0, farmersOf(own) - 1);
  return unit === COINS ? own.coins : own.goods[unit];
}

export function doLevy(state: State, seat: Seat, units: Units, from: number | undefined, emit?: EmitEvent): void {
  payUnits(state.palatinates[seat], units);
  if (from !== undefined) giveFarmer(state, seat, from);
  emit?.({ type: 'levied', seat, units });
}

/** 27: who cannot pay in full keeps everything and is punished. */
export function failLevy(state: State, seat: Seat, emit?: EmitEvent): void {
  const { levyPoints, levyMood } = valuesOf(state).numbers;
  losePoints(state.palatinates[seat], levyPoints);
  emit?.({ type: 'unpaid', seat, points: levyPoints });
  lowerMood(state, seat, levyMood, emit);
}
