/** What the box holds whatever the content table says: facts of the rulebooks that a custom table must keep. */
import type { Character } from '../vocabulary.ts';

/** Tiles in stacks I, II and III. */
export const STACK_SIZES = [29, 30, 31] as const;

export const CHARACTER_TOTALS: { readonly [C in Character]: number } = {
  Q: 3,
  D: 6,
  C: 9,
  K: 20,
  F: 24,
  W: 12,
  J: 3,
  P: 3,
  Z: 2,
  T: 8,
};

/** Each of the four orders of knights. */
export const ORDER_SIZE = 5;
export const SLOPE_ROWS = 6;
/** Kingdom tokens and tax tokens: shown, never a limit (K6, T9, Z2). */
export const TOKENS = 6;
/** Coins of the box, all denominations together: never a limit (Z1). */
export const GOLD = 175;

/** E6: after so many moves a game is scored as it stands. Random games take 132 at most; only a written position goes on for ever. */
export const MOST_PLIES = 1000;

/** What a tax collector can be: identical subjects needed, and the gold paid without and with a need. */
export const COLLECTOR_NEEDS = [0, 3, 4, 5] as const;
export const FREE_PAY = { min: 3, max: 4 } as const;
export const NEEDY_PAY = { min: 5, max: 10 } as const;
