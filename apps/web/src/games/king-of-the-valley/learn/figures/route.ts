/** What a drawing of the valley shows of some moments: the way of the king, what he takes, where he ends. */
import type { Moment } from '../examples/examples.ts';

export interface Route {
  /** Each stretch as the places on it, the first one is where it begins. */
  readonly legs: readonly (readonly number[])[];
  readonly taken: readonly number[];
  readonly end: number | undefined;
  /** Where coins come to lie, on top of those of the position. */
  readonly paid: readonly { readonly cell: number; readonly gold: number }[];
}

export const NO_ROUTE: Route = { legs: [], taken: [], end: undefined, paid: [] };

export function routeOf(moments: readonly Moment[]): Route {
  const events = moments.flatMap((moment) => moment.events);
  const legs = events.flatMap((event) => (event.type === 'travelled' ? [[event.from, ...event.cells]] : []));
  return {
    legs,
    taken: events.flatMap((event) => (event.type === 'took' ? event.cells : [])),
    end: legs.at(-1)?.at(-1),
    paid: events.flatMap((event) => (event.type === 'prayed' ? [{ cell: event.cell, gold: event.gold }] : [])),
  };
}
