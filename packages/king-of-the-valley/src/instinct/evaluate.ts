/** How good a situation is for each seat, in points of the final score, as judged by hand. */
import type { Seat } from '@three-crowns/core';
import type { State } from '../state.ts';
import { hopeOf } from './hopes.ts';
import { lookAtTable, type TableLook } from './tableLook.ts';

/** How much of the best catch in the valley, and of the best purchase, counts for who is next, and for those who wait. */
const NEXT_CATCH = 0.55;
const LATER_CATCH = 0.25;
const NEXT_PURCHASE = 0.4;
const LATER_PURCHASE = 0.2;

export function evaluate(state: State, worth: Float64Array): void {
  const look = lookAtTable(state);
  for (let seat = 0; seat < state.castles.length; seat++) worth[seat] = worthOf(state, look, seat);
}

export function worthOf(state: State, { seats, times }: TableLook, seat: Seat): number {
  const { castle, reach, wait, hasTurn } = seats[seat];
  const worth = castle.points + hopeOf(castle, state.castles[seat], times);
  if (!hasTurn) return worth;
  const isNext = wait === 0;
  return (
    worth +
    (isNext ? NEXT_CATCH : LATER_CATCH) * reach.best +
    (isNext ? NEXT_PURCHASE : LATER_PURCHASE) * reach.purchase
  );
}
