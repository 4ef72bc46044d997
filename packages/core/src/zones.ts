/** Who sees what, said zone by zone: the fields of a state are the zones of the table. */
import type { Audience, Seat } from './game.ts';
import { type Luck, noLuck } from './luck.ts';

/** Hides in place what this audience may not see of the zone. */
type Hide<S> = (seen: S, audience: Audience) => void;

/** 'everybody' may see the zone, or this is how it is hidden: a zone that is left out does not compile. */
export type Zones<S> = { readonly [Zone in keyof S]-?: 'everybody' | Hide<S> };

/** The `view` of a game. */
export function viewOf<S>(clone: (state: S) => S, zones: Zones<S>): (state: S, audience: Audience) => S {
  const hidings = Object.values<'everybody' | Hide<S>>(zones).filter((zone) => zone !== 'everybody');
  return (state, audience) => {
    const seen = clone(state);
    for (const hide of hidings) hide(seen, audience);
    return seen;
  };
}

/** Nobody sees the luck. */
export function hideLuck(seen: { luck: Luck }): void {
  seen.luck = noLuck();
}

/** Whether what this seat alone may see is seen. */
export const isAmong = (audience: Audience, seat: Seat): boolean => audience === seat || audience === 'everyone';
