/**
 * The numbers of rivals, kept until something changes that they are read off: who plans a turn changes own things alone, and
 * asks for the others' at every step.
 */
import { beginKey, endKey, mixKey, type Seat, UNKNOWN } from '@three-crowns/core';
import { amountOf } from '../amounts.ts';
import { type State, travelOf } from '../state.ts';
import { mixPalatinate } from '../stateKey.ts';
import { type ValuesIn, valuesOf } from '../values.ts';
import { hasSeen } from '../view.ts';
import { NO_WILL, SEATS } from '../vocabulary.ts';
import { type Clock, kingsWay } from './clock.ts';
import { fillSide, OF_A_SIDE } from './sides.ts';

interface Kept {
  values: ValuesIn | undefined;
  key: number;
  readonly side: Float64Array;
}

/** By seat, two each: a turn may bring the king on, or not. */
const KEPT: readonly Kept[] = Array.from({ length: 2 * SEATS.max }, () => ({
  values: undefined,
  key: 0,
  side: new Float64Array(OF_A_SIDE.length),
}));

/** Of a seat in the phase of turns: a visit asks for more than its key holds. */
export function keptSide(state: State, seat: Seat, clock: Clock): Float64Array {
  const way = kingsWay(state);
  const kept = KEPT[2 * seat + (way & 1)];
  const key = sideKey(state, seat, way);
  if (kept.key !== key || kept.values !== state.values) {
    fillSide(state, seat, clock, kept.side);
    kept.key = key;
    kept.values = state.values;
  }
  return kept.side;
}

/** Everything that the numbers of a seat are read off. */
function sideKey(state: State, seat: Seat, way: number): number {
  beginKey();
  mixKey(((state.palatinates.length * 16 + way) * 16 + state.round) * 16 + travelOf(state));
  mixPalatinate(state.palatinates[seat]);
  for (let field = 0; field < state.plan.length; field++) {
    const isKnown = hasSeen(state, seat, field);
    mixKey(((state.plan[field] + 1) * 2 + Number(isKnown)) * 32 + state.discs[field]);
    if (isKnown) mixRivals(state, state.plan[field]);
  }
  return endKey();
}

/** What a card compares with all others. */
function mixRivals(state: State, will: number): void {
  if (will === UNKNOWN || will === NO_WILL) return;
  const reward = valuesOf(state).wills[will].will;
  if (reward.kind !== 'majority') return;
  for (let other = 0; other < state.palatinates.length; other++) {
    mixKey(amountOf(state.palatinates[other], reward.amount));
  }
}
