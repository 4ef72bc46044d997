/** The shape of a content table: every number of the box, each row with where it comes from. */
import type { CollectorName, Column, Stage, TileName } from '../vocabulary.ts';

export const SOURCES = ['RULEBOOK', 'CONFIRMED', 'DEDUCED', 'RECALLED', 'RECONSTRUCTED', 'CUSTOM'] as const;
/** CUSTOM: typed in by the maker of a custom table. The others are the marks of docs/king-of-the-valley.md. */
export type Source = (typeof SOURCES)[number];

/** Collectors have a table of their own. */
type StackTile = Exclude<TileName, CollectorName>;

export interface Content {
  readonly id: string;
  /** Price of each row of the hill, foot first. */
  readonly prices: readonly { readonly gold: number; readonly source: Source }[];
  /** How many of each tile lie in stacks I, II and III. */
  readonly stacks: {
    readonly [T in StackTile]: { readonly counts: readonly [number, number, number]; readonly source: Source };
  };
  readonly collectors: {
    readonly [T in CollectorName]: {
      readonly stage: Stage;
      /** Identical face-up subjects needed; 0 for a free collector. */
      readonly needs: number;
      readonly gold: number;
      readonly source: Source;
    };
  };
  readonly influence: { readonly [C in Column]: number };
  readonly startGold: number;
  readonly priestFee: number;
  readonly kingdomGold: number;
  readonly kingdomPoints: number;
  /** Points for 0, 1, … 5 knights of one order. */
  readonly orderPoints: readonly number[];
  readonly couplePoints: number;
  readonly goldPoints: number;
}
