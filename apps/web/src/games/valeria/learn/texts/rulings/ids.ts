/** Every ruling of docs/valeria.md: what it rests on, and the topic it belongs to. */
import type { RulingBook } from '../../../../../learn/rulings/rulings.ts';

/**
 * rulebook: the rulebook says so. both: it says part of it, the rest is our decision. ruling: our decision where it is
 * silent. reconstructed: the print is unknown.
 */
export type Support = 'rulebook' | 'both' | 'ruling' | 'reconstructed';

export const RULINGS = {
  A1: 'both',
  A2: 'ruling',
  A3: 'both',
  A4: 'both',
  A5: 'ruling',
  A6: 'ruling',
  A7: 'rulebook',
  A8: 'rulebook',
  A9: 'ruling',
  A10: 'rulebook',
  A11: 'rulebook',
  A12: 'ruling',
  A13: 'rulebook',
  A14: 'rulebook',
  A15: 'both',
  A16: 'both',
  A17: 'ruling',
  A18: 'ruling',
  A19: 'ruling',
  A20: 'both',
  A21: 'both',
  A22: 'both',
  A23: 'rulebook',
  A24: 'rulebook',
  A25: 'rulebook',
  A26: 'both',
  A27: 'ruling',
  A28: 'both',
  A29: 'ruling',
  A30: 'ruling',
  A31: 'rulebook',
  A32: 'both',
  A33: 'ruling',
  A34: 'rulebook',
  A35: 'both',
  A36: 'reconstructed',
  A37: 'both',
  A38: 'both',
  A39: 'both',
  A40: 'ruling',
  A41: 'both',
  A42: 'ruling',
  A43: 'ruling',
  A44: 'ruling',
  A45: 'both',
  A46: 'ruling',
  A47: 'ruling',
  A48: 'ruling',
  A49: 'ruling',
  A50: 'ruling',
  A51: 'ruling',
} as const satisfies Readonly<Record<string, Support>>;

export type RulingId = keyof typeof RULINGS;
const RULING_IDS = Object.keys(RULINGS) as readonly RulingId[];

/** The last ruling of each topic; they are numbered through. */
const LAST = { setup: 3, roll: 8, harvest: 13, actions: 25, end: 29, events: 34, variants: 40, more: 51 } as const;

export type Group = keyof typeof LAST;
export const GROUPS = Object.keys(LAST) as readonly Group[];

export const groupOf = (id: RulingId): Group => GROUPS.find((group) => Number(id.slice(1)) <= LAST[group]) ?? 'more';

export const isRuling = (id: string): id is RulingId => Object.hasOwn(RULINGS, id);

/** The table names it where the rulebook itself is plain enough. */
export const PLAIN = 'RULEBOOK';

export const BOOK: RulingBook<RulingId, Group, Support> = {
  ids: RULING_IDS,
  groups: GROUPS,
  supports: ['rulebook', 'both', 'ruling', 'reconstructed'],
  groupOf,
  supportOf: (id) => RULINGS[id],
};
