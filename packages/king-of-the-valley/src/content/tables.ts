/**
 * The built-in content sets. RULEBOOK is printed in a rulebook; CONFIRMED is stated by a published review or the
 * publisher; DEDUCED follows from those; RECALLED is remembered without a source; RECONSTRUCTED is ours, made to fit
 * every known total. docs/king-of-the-valley.md gives the grounds row by row.
 */
import type { Content } from './types.ts';

const RULEBOOK_VALUES = {
  influence: { Q: 5, D: 4, C: 3, K: 2, F: 1, W: 1 },
  startGold: 2,
  priestFee: 1,
  kingdomGold: 5,
  kingdomPoints: 5,
  orderPoints: [0, 0, 0, 3, 5, 8],
  couplePoints: 2,
  goldPoints: 1,
} as const;

const PRICES: Content['prices'] = [
  { gold: 2, source: 'CONFIRMED' },
  { gold: 3, source: 'DEDUCED' },
  { gold: 4, source: 'RULEBOOK' },
  { gold: 6, source: 'RECALLED' },
  { gold: 8, source: 'RECALLED' },
  { gold: 10, source: 'CONFIRMED' },
];

const COLLECTORS: Content['collectors'] = {
  T1: { stage: 'I', needs: 0, gold: 3, source: 'RECONSTRUCTED' },
  T2: { stage: 'I', needs: 0, gold: 4, source: 'RECONSTRUCTED' },
  T3: { stage: 'II', needs: 3, gold: 5, source: 'RECONSTRUCTED' },
  T4: { stage: 'II', needs: 3, gold: 6, source: 'RECONSTRUCTED' },
  T5: { stage: 'II', needs: 4, gold: 7, source: 'RECONSTRUCTED' },
  T6: { stage: 'III', needs: 4, gold: 8, source: 'RECONSTRUCTED' },
  T7: { stage: 'III', needs: 5, gold: 9, source: 'RECONSTRUCTED' },
  T8: { stage: 'III', needs: 5, gold: 10, source: 'RECONSTRUCTED' },
};

/** Knights, wives, jesters and specialists lie alike in both sets. */
const COMMON_STACKS = {
  Kl: { counts: [2, 1, 2], source: 'RECONSTRUCTED' },
  Kf: { counts: [2, 1, 2], source: 'RECONSTRUCTED' },
  Ko: { counts: [2, 2, 1], source: 'RECONSTRUCTED' },
  Ks: { counts: [1, 2, 2], source: 'RECONSTRUCTED' },
  W: { counts: [4, 4, 4], source: 'RECONSTRUCTED' },
  J: { counts: [1, 1, 1], source: 'RECONSTRUCTED' },
  P: { counts: [1, 1, 1], source: 'RULEBOOK' },
  Z: { counts: [0, 1, 1], source: 'RULEBOOK' },
} as const;

/** Model A: every character spread evenly over the three stacks. */
export const EVEN: Content = {
  id: 'even',
  prices: PRICES,
  stacks: {
    Q: { counts: [1, 1, 1], source: 'RECONSTRUCTED' },
    D: { counts: [2, 2, 2], source: 'RECONSTRUCTED' },
    C: { counts: [3, 3, 3], source: 'RECONSTRUCTED' },
    F: { counts: [8, 8, 8], source: 'RECONSTRUCTED' },
    ...COMMON_STACKS,
  },
  collectors: COLLECTORS,
  ...RULEBOOK_VALUES,
};

/** Model B: the court arrives late, the farmers early. */
export const RAMPED: Content = {
  id: 'ramped',
  prices: PRICES,
  stacks: {
    Q: { counts: [0, 1, 2], source: 'RECONSTRUCTED' },
    D: { counts: [1, 2, 3], source: 'RECONSTRUCTED' },
    C: { counts: [3, 3, 3], source: 'RECONSTRUCTED' },
    F: { counts: [10, 8, 6], source: 'RECONSTRUCTED' },
    ...COMMON_STACKS,
  },
  collectors: COLLECTORS,
  ...RULEBOOK_VALUES,
};

export const CONTENT_SETS = { even: EVEN, ramped: RAMPED } as const;
export type ContentSet = keyof typeof CONTENT_SETS;
