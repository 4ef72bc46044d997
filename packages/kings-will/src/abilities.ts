/**
 * The vocabulary of cards, buildings, places and scales. A row is data: its behaviour, its text in three languages and
 * its icons come from here, so that they cannot disagree.
 */
import type { GoodName, LandName, PlaceName } from './vocabulary.ts';

/** Something of a palatinate that can be counted. */
export type Amount =
  | { readonly of: 'mood' | 'education' | 'development' | 'coins' | 'goods' | 'farmers' | 'lands' }
  /** Complete sets of one good of each kind in the storehouse. */
  | { readonly of: 'sets' }
  | { readonly of: 'land'; readonly land: LandName }
  | { readonly of: 'place'; readonly place: PlaceName }
  /** All places; different kinds of them; all buildings. */
  | { readonly of: 'places' | 'kinds' | 'buildings' }
  /** The longest run of adjoining lands with a building. */
  | { readonly of: 'street' }
  /** Lands of a kind with exactly so many places. */
  | { readonly of: 'settled'; readonly land: LandName; readonly places: number }
  /** Lands with a place, a building and at least so many farmers. */
  | { readonly of: 'estates'; readonly farmers: number };

/** Met when the amounts together are at least `least`. */
export interface Condition {
  readonly amounts: readonly Amount[];
  readonly least: number;
}

/** The upper part of a will card. */
export type Reward =
  /** The points of the highest step that is reached. */
  | { readonly kind: 'ladder'; readonly amount: Amount; readonly steps: readonly Step[] }
  | { readonly kind: 'each'; readonly terms: readonly Term[]; readonly most: number }
  /** Compared among all players; who has fewer than `least` gets nothing. The second prize from three players on. */
  | {
      readonly kind: 'majority';
      readonly amount: Amount;
      readonly least: number;
      readonly first: number;
      readonly second: number;
    };

export interface Step {
  readonly at: number;
  readonly points: number;
}

export interface Term {
  readonly amount: Amount;
  readonly points: number;
}

/** What a building does. */
export type Ability =
  | { readonly kind: 'none' }
  /** Once, when it is built (45: a full scale loses the step). */
  | { readonly kind: 'raise'; readonly scale: 'education' | 'development'; readonly by: number }
  /** More of this good each time it is harvested. */
  | { readonly kind: 'yield'; readonly good: GoodName; readonly by: number }
  /** Offspring on any own land with a farmer and room; a rebellion costs neither points nor farmer. */
  | { readonly kind: 'births' | 'calm' }
  /** Numbers that grow: see MODIFIERS. */
  | { readonly kind: Modifier; readonly by: number }
  /** In the final scoring `points` for every `per` coins, up to `most`. */
  | { readonly kind: 'hoard'; readonly per: number; readonly points: number; readonly most: number };

/**
 * store: the storehouse holds more of every good. sale: coins for a good sold. trades: goods swapped in one action.
 * taxes: coins of taxes. mercy: taxes cost less mood. cheer: mood at a royal visit, before the levies. steps: of a move.
 * discount: goods of choice less for later buildings. looks: cards seen when exploring. relief: units less of the
 * mandatory levy, never the farmer. favour: mood counts as higher for voluntary levies.
 */
export const MODIFIERS = [
  ...['store', 'sale', 'trades', 'taxes', 'mercy', 'cheer', 'steps', 'discount', 'looks', 'relief', 'favour'],
] as const;
export type Modifier = (typeof MODIFIERS)[number];

/** What a place does for the land it stands on, or for its owner. */
export type PlaceEffect =
  | { readonly kind: 'births' }
  /** So many farmers may stand on the land. */
  | { readonly kind: 'room'; readonly farmers: number }
  /** The owner's first one brings the extension of the storehouse (38). */
  | { readonly kind: 'extension' }
  /** Each one lets its owner treat one failed wrath as avoided (40). */
  | { readonly kind: 'shield' };

/** What a step of the education or the development scale brings; lower steps stay active. */
export type Advance =
  /** A place costs one good of choice less. */
  | { readonly kind: 'discount'; readonly place: PlaceName }
  /** Once per build a required good may be replaced by any other. */
  | { readonly kind: 'substitute' }
  /** One more of this good each time it is harvested. */
  | { readonly kind: 'yield'; readonly good: GoodName }
  /** One received good may be swapped for any other, once per use of a tile. */
  | { readonly kind: 'exchange' };
