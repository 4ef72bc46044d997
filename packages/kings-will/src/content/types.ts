/** The shape of a content table: every number of the box in rows that a person can proof-read, each with its source. */
import type { Ability, Advance, Condition, PlaceEffect, Reward } from '../abilities.ts';
import type {
  BuildingName,
  GoodName,
  LandName,
  PlaceName,
  TravelName,
  UnitName,
  Variant,
  WillName,
} from '../vocabulary.ts';

export const SOURCES = ['RULEBOOK', 'CONFIRMED', 'DEDUCED', 'RECALLED', 'RECONSTRUCTED', 'CUSTOM'] as const;
/** CUSTOM: typed in by the maker of a custom table. */
export type Source = (typeof SOURCES)[number];

/** What is left out is not asked for. */
export type Cost = { readonly [U in UnitName]?: number };

export const NUMBERS = [
  ...['farmers', 'farmersPerLand', 'store', 'extension', 'money'],
  ...['startPoints', 'startCoins', 'startGoods', 'startFarmers'],
  ...['slotBonus', 'steps', 'sale', 'taxMood', 'educationMood'],
  ...['rebellionPoints', 'lastFarmerPoints', 'levyPoints', 'levyMood', 'wrath'],
] as const;
export type NumberName = (typeof NUMBERS)[number];

export interface LandRow {
  readonly count: number;
  readonly yields: GoodName | 'none';
  readonly sites: number;
  readonly source: Source;
}

export interface PlaceRow {
  readonly count: number;
  readonly cost: Cost;
  readonly mood: number;
  readonly effects: readonly PlaceEffect[];
  readonly source: Source;
}

export interface BuildingRow {
  /** Goods and coins. */
  readonly cost: Cost;
  readonly mood: number;
  /** Value of the half symbols at its sides; 0 is none. */
  readonly left: number;
  readonly right: number;
  readonly ability: Ability;
  readonly source: Source;
}

export interface WillRow {
  readonly will: Reward;
  /** Who does not meet it draws the king's wrath. */
  readonly wrath: Condition;
  readonly source: Source;
}

export interface TravelRow {
  readonly levy: Cost;
  /** Each once, for those whose mood is at least `mood`. */
  readonly offers: readonly { readonly mood: number; readonly pay: Cost; readonly points: number }[];
  readonly source: Source;
}

export interface AdvanceRow {
  readonly effect: Advance;
  readonly source: Source;
}

/** What differs between the full game and the first game. */
export interface VariantRow {
  readonly rounds: number;
  readonly fields: number;
  /** How many will cards are used, from A on. */
  readonly wills: number;
  readonly lakes: boolean;
  readonly abilities: boolean;
  readonly source: Source;
}

/** The fixed beginning of the first game: lands from left to right, where farmers and farmstead stand, the goods. */
export interface StartRow {
  readonly row: readonly LandName[];
  readonly farmers: readonly LandName[];
  readonly farmstead: LandName;
  readonly goods: Cost;
  readonly source: Source;
}

export interface Content {
  readonly id: string;
  readonly numbers: { readonly [N in NumberName]: { readonly value: number; readonly source: Source } };
  readonly variants: { readonly [V in Variant]: VariantRow };
  readonly start: StartRow;
  readonly lands: { readonly [L in LandName]: LandRow };
  readonly places: { readonly [P in PlaceName]: PlaceRow };
  /** By step, the first one first. */
  readonly education: readonly AdvanceRow[];
  readonly development: readonly AdvanceRow[];
  readonly buildings: { readonly [B in BuildingName]: BuildingRow };
  readonly wills: { readonly [W in WillName]: WillRow };
  readonly travels: { readonly [T in TravelName]: TravelRow };
}
