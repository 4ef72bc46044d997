/** Every ruling of docs/kings-will.md: what it rests on, and the topic it belongs to. */
import type { RulingBook } from '../../../../../learn/rulings/rulings.ts';

/**
 * both: the rulebook says part of it or implies it, the rest is our decision. rulebook: it says so. ruling: our decision
 * where it is silent. reconstructed: it is about a card, a place or a building whose print is unknown.
 */
export type Support = 'rulebook' | 'both' | 'ruling' | 'reconstructed';

export const RULINGS = {
  1: 'both',
  2: 'rulebook',
  3: 'ruling',
  4: 'both',
  5: 'rulebook',
  6: 'ruling',
  7: 'ruling',
  8: 'ruling',
  9: 'both',
  10: 'both',
  11: 'both',
  12: 'ruling',
  13: 'ruling',
  14: 'rulebook',
  15: 'both',
  16: 'ruling',
  17: 'ruling',
  18: 'ruling',
  19: 'ruling',
  20: 'rulebook',
  21: 'ruling',
  22: 'ruling',
  23: 'rulebook',
  24: 'both',
  25: 'rulebook',
  26: 'ruling',
  27: 'both',
  28: 'ruling',
  29: 'both',
  30: 'rulebook',
  31: 'ruling',
  32: 'both',
  33: 'rulebook',
  34: 'rulebook',
  35: 'both',
  36: 'both',
  37: 'ruling',
  38: 'rulebook',
  39: 'rulebook',
  40: 'reconstructed',
  41: 'rulebook',
  42: 'rulebook',
  43: 'both',
  44: 'ruling',
  45: 'reconstructed',
  46: 'ruling',
  47: 'reconstructed',
  48: 'reconstructed',
  49: 'reconstructed',
  50: 'ruling',
  51: 'reconstructed',
  52: 'ruling',
  53: 'ruling',
} as const satisfies Readonly<Record<number, Support>>;

export type RulingId = `${keyof typeof RULINGS}`;
const RULING_IDS = Object.keys(RULINGS) as readonly RulingId[];

/** By topic, as docs/kings-will.md has them. Each ruling stands in one. */
export const GROUPS = {
  turn: ['1', '2', '3', '4', '5', '6', '7', '37', '42', '44', '53'],
  goods: ['8', '9', '10', '38'],
  building: ['11', '12', '13', '14', '15', '16', '17', '43', '45', '46'],
  people: ['18', '19', '20', '21', '22', '23', '24', '25', '26', '36', '48'],
  visit: ['27', '28', '29', '30', '32', '33', '47', '50'],
  cards: ['31', '35', '41', '49', '52'],
  scoring: ['34', '39', '40', '51'],
} as const satisfies Readonly<Record<string, readonly RulingId[]>>;

export type Group = keyof typeof GROUPS;
export const GROUP_NAMES = Object.keys(GROUPS) as readonly Group[];

export const groupOf = (id: RulingId): Group =>
  GROUP_NAMES.find((group) => GROUPS[group].some((one) => one === id)) ?? GROUP_NAMES[0];
export const isRuling = (id: string): id is RulingId => Object.hasOwn(RULINGS, id);

/** What a reason of the table names when the rulebook alone is enough. */
export const PRINTED = 'RULEBOOK';

export const BOOK: RulingBook<RulingId, Group, Support> = {
  ids: RULING_IDS,
  groups: GROUP_NAMES,
  supports: ['rulebook', 'both', 'ruling', 'reconstructed'],
  groupOf,
  supportOf: (id) => RULINGS[Number(id) as keyof typeof RULINGS],
};
