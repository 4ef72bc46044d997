/** Situations to try moves in, used again and again: copying one over costs a part of cloning it. */
import { cloneFrame, type Seat } from '@three-crowns/core';
import type { Palatinate } from '../palatinate.ts';
import { clone, type State } from '../state.ts';

/** By depth: a situation of the table that was looked at last, and whether the other seats' things in it are up to date. */
let scratches: State[] = [];
let isWhole: boolean[] = [];
/** Where the moves are tried, and by whom. */
let turn = 0;
let seat = 0;

/** From here on copies are of situations that this seat brings about from this one. */
export function beginScratches(state: State, mover: Seat): void {
  const [first] = scratches;
  const isOfTable =
    first?.values === state.values &&
    first.manner === state.manner &&
    first.palatinates.length === state.palatinates.length;
  if (!isOfTable) scratches = [];
  isWhole = [];
  turn = state.number;
  seat = mover;
}

/** A copy of the situation, good until the next one of this depth is asked for. */
export function scratchOf(state: State, depth: number): State {
  const known = scratches[depth];
  if (known === undefined) scratches[depth] = clone(state);
  else {
    if (!isWhole[depth] || isBeyond(known) || isBeyond(state)) copyRest(state, known);
    copyTurn(state, known);
  }
  isWhole[depth] = true;
  return scratches[depth];
}

/** Within a turn its seat changes nothing of the others; in the next one, and in a visit, anything may have changed. */
const isBeyond = (state: State): boolean => state.phase !== 'turn' || state.number !== turn;

function copyTurn(from: State, to: State): void {
  to.luck = from.luck;
  to.phase = from.phase;
  to.number = from.number;
  to.slot = from.slot;
  to.exchanged = from.exchanged;
  to.farmersLeft = from.farmersLeft;
  to.built = from.built;
  if (to.stack.length !== from.stack.length) to.stack.length = from.stack.length;
  for (let i = 0; i < from.stack.length; i++) to.stack[i] = cloneFrame(from.stack[i]);
  copyPalatinate(from.palatinates[seat], to.palatinates[seat]);
  copyList(from.plan, to.plan);
  copyList(from.seen, to.seen);
  copyList(from.glance, to.glance);
  copyList(from.landsLeft, to.landsLeft);
  copyList(from.placesLeft, to.placesLeft);
}

function copyRest(from: State, to: State): void {
  to.start = from.start;
  to.turn = from.turn;
  to.round = from.round;
  copyList(from.row, to.row);
  for (let i = 0; i < from.palatinates.length; i++) copyPalatinate(from.palatinates[i], to.palatinates[i]);
  copyList(from.discs, to.discs);
  for (let i = 0; i < from.hands.length; i++) copyList(from.hands[i], to.hands[i]);
  copyList(from.discards, to.discards);
  copyList(from.journey, to.journey);
}

function copyPalatinate(from: Palatinate, to: Palatinate): void {
  to.points = from.points;
  to.coins = from.coins;
  to.mood = from.mood;
  to.education = from.education;
  to.development = from.development;
  to.extended = from.extended;
  copyList(from.goods, to.goods);
  copyList(from.lands, to.lands);
  copyList(from.farmers, to.farmers);
  copyList(from.buildings, to.buildings);
  copyList(from.sites, to.sites);
}

function copyList(from: readonly number[], to: number[]): void {
  // Setting a length costs more than the rest.
  if (to.length !== from.length) to.length = from.length;
  for (let i = 0; i < from.length; i++) to[i] = from[i];
}
