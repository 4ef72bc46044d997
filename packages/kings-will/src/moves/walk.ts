/** Moving farmers in single steps, one of which may open a new land (23, 24, 48). */
import type { Seat } from '@three-crowns/core';
import { LANDS_IN_BOX } from '../content/box.ts';
import type { EmitEvent } from '../events.ts';
import { type Move, PASS } from '../move.ts';
import { bonusOf, type Palatinate, roomOn } from '../palatinate.ts';
import { addLand, type Effect, type FrameOf, push, type State } from '../state.ts';
import { valuesOf } from '../values.ts';
import { LANDS, type Land, SIDES, type Side } from '../vocabulary.ts';

/** More lands than there are in the box cannot lie in a row. */
export const LONGEST_ROW = LANDS_IN_BOX;
/** By land: one step to the left, one to the right. */
const STEPS: readonly (readonly [Move, Move])[] = Array.from({ length: LONGEST_ROW }, (_, from) => [
  { do: 'walk', from, to: from - 1 },
  { do: 'walk', from, to: from + 1 },
]);
const EXPLORATIONS: readonly (readonly Move[])[] = SIDES.map((_, side) =>
  LANDS.map((_, land): Move => ({ do: 'explore', side, land })),
);

const stepsOf = (state: State, seat: Seat): number =>
  valuesOf(state).numbers.steps + bonusOf(valuesOf(state), state.palatinates[seat], 'steps');

/** Somebody has room next door and nobody stands too close: a step, and stopping, are open. */
export function canWalkFreely(state: State, own: Palatinate): boolean {
  return !isCrowded(state, own) && hasPlainStep(state, own);
}

function hasPlainStep(state: State, own: Palatinate): boolean {
  const values = valuesOf(state);
  for (let from = 1; from < own.lands.length; from++) {
    const west = own.farmers[from - 1];
    const east = own.farmers[from];
    if (west > 0 && east < roomOn(values, own, from)) return true;
    if (east > 0 && west < roomOn(values, own, from - 1)) return true;
  }
  return false;
}

/** The first step of an action. */
export function listFirstSteps(state: State, seat: Seat, moves: Move[]): void {
  listSteps(state, seat, stepsOf(state, seat), false, moves);
}

/** The steps that follow. 23: who walked onto a full land must be able to put it right. */
export function legalSteps(state: State, frame: FrameOf<'walk'>): Move[] {
  const moves: Move[] = [];
  listSteps(state, frame.seat, frame.left, frame.effect.explored, moves);
  if (!isCrowded(state, state.palatinates[frame.seat])) moves.push(PASS);
  return moves;
}

function listSteps(state: State, seat: Seat, left: number, explored: boolean, moves: Move[]): void {
  const own = state.palatinates[seat];
  const crowded = isCrowded(state, own);
  const last = own.lands.length - 1;
  for (let from = 0; from <= last; from++) {
    if (own.farmers[from] === 0) continue;
    const [west, east] = STEPS[from];
    if (from > 0 && canStep(state, own, crowded, from, from - 1, left, explored)) moves.push(west);
    if (from < last && canStep(state, own, crowded, from, from + 1, left, explored)) moves.push(east);
  }
  if (!explored) listExplorations(state, own, left, crowded, moves);
}

/** 23: there is room, or the steps that are left can make some. */
function canStep(
  state: State,
  own: Palatinate,
  crowded: boolean,
  from: number,
  to: number,
  left: number,
  explored: boolean,
): boolean {
  if (!crowded && own.farmers[to] < roomOn(valuesOf(state), own, to)) return true;
  return canSettleAfter(state, own, from, to, left - 1, explored);
}

function listExplorations(state: State, own: Palatinate, left: number, crowded: boolean, moves: Move[]): void {
  const last = own.lands.length - 1;
  for (let side = 0; side < SIDES.length; side++) {
    const end = side === 0 ? 0 : last;
    if (own.farmers[end] === 0) continue;
    if (crowded && !canSettleExploring(roomsOf(state, own), end, left - 1, newRoom(state))) continue;
    for (let land = 0; land < LANDS.length; land++) if (state.landsLeft[land] > 0) moves.push(EXPLORATIONS[side][land]);
  }
}

function isCrowded(state: State, own: Palatinate): boolean {
  const { farmersPerLand } = valuesOf(state).numbers;
  for (let at = 0; at < own.lands.length; at++) {
    if (own.farmers[at] > farmersPerLand && own.farmers[at] > roomOn(valuesOf(state), own, at)) return true;
  }
  return false;
}

/** By land: how many more farmers it takes; below 0 it is too full. */
const roomsOf = (state: State, own: Palatinate): number[] =>
  own.farmers.map((count, at) => roomOn(valuesOf(state), own, at) - count);
const newRoom = (state: State): number => valuesOf(state).numbers.farmersPerLand - 1;

function canSettleAfter(
  state: State,
  own: Palatinate,
  from: number,
  to: number,
  left: number,
  explored: boolean,
): boolean {
  const rooms = roomsOf(state, own);
  rooms[from] += 1;
  rooms[to] -= 1;
  const canExplore = !explored && state.landsLeft.some((count) => count > 0);
  return canSettle(rooms, left, canExplore ? newRoom(state) : undefined);
}

/** Whether so many steps are enough to leave no land too full; somebody must walk off each that is. */
function canSettle(rooms: number[], left: number, newLand: number | undefined): boolean {
  const full = rooms.findIndex((room) => room < 0);
  if (full < 0) return true;
  if (left === 0) return false;
  for (const to of [full - 1, full + 1]) {
    if (to < 0 || to >= rooms.length) continue;
    rooms[full] += 1;
    rooms[to] -= 1;
    const settles = canSettle(rooms, left - 1, newLand);
    rooms[full] -= 1;
    rooms[to] += 1;
    if (settles) return true;
  }
  const isEnd = full === 0 || full === rooms.length - 1;
  return isEnd && newLand !== undefined && canSettleExploring(rooms, full, left - 1, newLand);
}

function canSettleExploring(rooms: readonly number[], end: number, left: number, newLand: number): boolean {
  const after = rooms.with(end, rooms[end] + 1);
  const isLeft = end === 0;
  return canSettle(isLeft ? [newLand, ...after] : [...after, newLand], left, undefined);
}

export function doWalk(state: State, seat: Seat, from: number, to: number, emit?: EmitEvent): void {
  const own = state.palatinates[seat];
  own.farmers[from] -= 1;
  own.farmers[to] += 1;
  emit?.({ type: 'walked', seat, from, to, lands: [own.lands[from], own.lands[to]] });
}

export function doExplore(state: State, seat: Seat, side: Side, land: Land, emit?: EmitEvent): void {
  const own = state.palatinates[seat];
  const isLeft = side === 0;
  own.farmers[isLeft ? 0 : own.lands.length - 1] -= 1;
  addLand(state, own, land, isLeft);
  own.farmers[isLeft ? 0 : own.lands.length - 1] = 1;
  emit?.({ type: 'explored', seat, side, land });
}

const WALK: Effect = { kind: 'walk', explored: false };
/** A new land was opened: no other one in this action (24). */
export const WALK_ON: Effect = { kind: 'walk', explored: true };

/** What is left of a move action after its first step. */
export function pushWalk(state: State, seat: Seat, explored: boolean): void {
  const left = stepsOf(state, seat) - 1;
  if (left > 0) push(state, explored ? WALK_ON : WALK, seat, 0, left);
}
