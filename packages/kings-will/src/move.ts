/** A move is one small decision. Lands, fields and slots count from 0 here and from 1 in texts. */
import type { Units } from './values.ts';
import type { Building, Good, Land, Place, Side } from './vocabulary.ts';

export type Move =
  /** Set-up: which of the two cards dealt goes onto the plan, by its place in the hand. */
  | { readonly do: 'keep'; readonly card: number }
  /** Set-up: the next land from the left, where the farmstead and the farmers stand, one good. */
  | { readonly do: 'lay'; readonly land: Land }
  | { readonly do: 'home'; readonly at: number }
  | { readonly do: 'settle'; readonly at: readonly number[] }
  | { readonly do: 'stock'; readonly good: Good }
  | { readonly do: 'take'; readonly slot: number }
  /** `instead` is another good than `good` when one received is exchanged (development 5). */
  | { readonly do: 'harvest'; readonly good: Good; readonly instead: Good }
  | { readonly do: 'look'; readonly field: number }
  | { readonly do: 'taxes' }
  | { readonly do: 'found'; readonly place: Place }
  | { readonly do: 'erect'; readonly building: Building }
  | { readonly do: 'site'; readonly at: number }
  /** How many of each good; the coins of a cost leave no choice. */
  | { readonly do: 'pay'; readonly goods: Units }
  | { readonly do: 'educate' }
  | { readonly do: 'develop' }
  | { readonly do: 'walk'; readonly from: number; readonly to: number }
  /** A farmer walks off the end of the row onto a new land. */
  | { readonly do: 'explore'; readonly side: Side; readonly land: Land }
  | { readonly do: 'swap'; readonly give: Good; readonly get: Good }
  | { readonly do: 'birth'; readonly at: number }
  | { readonly do: 'sell'; readonly good: Good }
  /** The land whose farmer is lost to a rebellion. */
  | { readonly do: 'lose'; readonly at: number }
  | { readonly do: 'pledge'; readonly field: number }
  | { readonly do: 'neutral'; readonly field: number }
  /** `from` is the land whose farmer is given, where one is. */
  | { readonly do: 'levy'; readonly units: Units; readonly from?: number }
  | { readonly do: 'give'; readonly offer: number; readonly from?: number }
  /** Declines what is left of what is offered: actions, steps, swaps, looks, voluntary levies. */
  | { readonly do: 'pass' };

export const PASS: Move = { do: 'pass' };
export const TAXES: Move = { do: 'taxes' };
export const EDUCATE: Move = { do: 'educate' };
export const DEVELOP: Move = { do: 'develop' };
