/** What a seat has seen and its view no longer shows: the points others came by (35), and cards where nobody keeps notes (31). */
import { type Memory, type Seat, UNKNOWN } from '@three-crowns/core';
import type { GameEvent } from '../events.ts';
import type { State } from '../state.ts';
import { valuesOf } from '../values.ts';
import { hasSeen } from '../view.ts';

export interface Seen {
  /** By seat: points as they were counted along; UNKNOWN where the counting began too late. */
  readonly points: number[];
  /** By field: the card that was seen there. */
  readonly cards: number[];
}

export const memory: Memory<State, GameEvent> = {
  begin(view, seat) {
    const hasBegun = view.round > 1 || view.number > 0;
    const start = hasBegun ? UNKNOWN : valuesOf(view).numbers.startPoints;
    const seen: Seen = { points: view.palatinates.map(() => start), cards: view.plan.map(() => UNKNOWN) };
    noteCards(seen, view, seat);
    return seen;
  },
  observe(memory, seat, event, view) {
    const seen = memory as Seen;
    if ('points' in event) gain(seen.points, event.seat, event.type === 'took' || event.type === 'gave', event.points);
    if (event.type === 'kept' || event.type === 'looked') noteCards(seen, view, seat);
  },
};

/** 21: losses stop at 0. */
function gain(points: number[], seat: Seat, isGain: boolean, by: number): void {
  if (points[seat] !== UNKNOWN) points[seat] = Math.max(0, points[seat] + (isGain ? by : -by));
}

/** Without a notebook a card that is looked at lies in the view until its player goes on. */
function noteCards({ cards }: Seen, view: State, seat: Seat): void {
  for (let field = 0; field < cards.length; field++) {
    if (view.plan[field] !== UNKNOWN && hasSeen(view, seat, field)) cards[field] = view.plan[field];
  }
}
