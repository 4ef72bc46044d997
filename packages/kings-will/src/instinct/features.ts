/**
 * What a learned value reads: of everything that can be counted, how much more of it the seat has than its rivals on average,
 * also by the time that is left and, for what a visit asks, by how near it is.
 */
import { type Features, type Seat, weightsOf } from '@three-crowns/core';
import type { State } from '../state.ts';
import { clockOf } from './clock.ts';
import { keptSide } from './keptSides.ts';
import { fillSide, OF_A_SIDE } from './sides.ts';
import two from './weights/2.json' with { type: 'json' };
import more from './weights/3-4.json' with { type: 'json' };

const OF_A_SEAT = [...OF_A_SIDE, 'next turn'];
const AT_A_VISIT = ['visit', 'goods', 'coins', 'number of mood', 'number of coins', 'lacking', 'payable', 'ready'];
const AT_A_VISIT_AT = AT_A_VISIT.map((name) => OF_A_SEAT.indexOf(name));

const names = [
  ...OF_A_SEAT,
  ...OF_A_SEAT.map((name) => `${name}, by time`),
  ...AT_A_VISIT.map((name) => `${name}, by nearness`),
];
/** Raised with every change of what a feature means: the weights are then learned anew (`npm run train`). */
const version = 2;

/** Of one seat. Used again at every call: search asks by the million. */
const own = new Float64Array(OF_A_SIDE.length);

export const features: Features<State> = {
  names,
  version,
  fill,
  weights: weightsOf({ names, version }, [two, more]),
};

function fill(state: State, seat: Seat, out: Float32Array): void {
  const rivals = state.palatinates.length - 1;
  const clock = clockOf(state);
  const { time, near } = clock;
  const all = OF_A_SEAT.length;
  for (let i = 0; i < all; i++) out[i] = 0;
  for (let other = 0; other <= rivals; other++) {
    const share = other === seat ? 1 : -1 / rivals;
    const side = other === seat || state.phase !== 'turn' ? own : keptSide(state, other, clock);
    if (side === own) fillSide(state, other, clock, own);
    for (let i = 0; i < side.length; i++) out[i] += share * side[i];
    if (other === nextToTake(state)) out[side.length] += share;
  }
  for (let i = 0; i < all; i++) out[all + i] = out[i] * time;
  for (let i = 0; i < AT_A_VISIT_AT.length; i++) out[2 * all + i] = out[AT_A_VISIT_AT[i]] * near;
}

/** Who takes the next tile: the one after whoever has the turn. */
const nextToTake = ({ turn, palatinates }: State): Seat => (turn + 1) % palatinates.length;
