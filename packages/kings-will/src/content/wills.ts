/** The sixteen will cards: topics are backed by published hints, numbers and conditions are ours. A to L: first game. */
import type { Amount, Reward, Step } from '../abilities.ts';
import type { Content, WillRow } from './types.ts';

const MOOD: Amount = { of: 'mood' };
const EDUCATION: Amount = { of: 'education' };
const DEVELOPMENT: Amount = { of: 'development' };
const FARMERS: Amount = { of: 'farmers' };
const LANDS: Amount = { of: 'lands' };
const FARMSTEADS: Amount = { of: 'place', place: 'farmstead' };
const CASTLES: Amount = { of: 'place', place: 'castle' };
const MONASTERIES: Amount = { of: 'place', place: 'monastery' };
const VILLAGES: Amount = { of: 'place', place: 'village' };
const BUILDINGS: Amount = { of: 'buildings' };
const PLACES: Amount = { of: 'places' };
const COINS: Amount = { of: 'coins' };
const KINDS: Amount = { of: 'kinds' };
const STREET: Amount = { of: 'street' };

const ladder = (amount: Amount, ...steps: readonly [at: number, points: number][]): Reward => ({
  kind: 'ladder',
  amount,
  steps: steps.map(([at, points]): Step => ({ at, points })),
});
const each = (most: number, ...terms: readonly [points: number, amount: Amount][]): Reward => ({
  kind: 'each',
  terms: terms.map(([points, amount]) => ({ amount, points })),
  most,
});
const most = (amount: Amount, first: number, second: number): Reward => ({
  kind: 'majority',
  amount,
  least: 1,
  first,
  second,
});
const row = (will: Reward, least: number, ...amounts: readonly Amount[]): WillRow => ({
  will,
  wrath: { amounts, least },
  source: 'RECONSTRUCTED',
});

export const WILL_ROWS: Content['wills'] = {
  A: row(ladder(MOOD, [1, 1], [2, 3], [3, 5], [4, 8]), 0, MOOD),
  B: row(ladder(EDUCATION, [3, 3], [4, 5], [5, 8]), 2, EDUCATION),
  C: row(ladder(DEVELOPMENT, [3, 3], [4, 5], [5, 8]), 2, DEVELOPMENT),
  D: row(each(10, [1, FARMERS]), 5, FARMERS),
  E: row(ladder(LANDS, [6, 2], [7, 4], [8, 6], [9, 8]), 6, LANDS),
  F: row(each(10, [2, FARMSTEADS], [3, VILLAGES]), 2, FARMSTEADS, VILLAGES),
  G: row(each(8, [4, CASTLES]), 1, CASTLES),
  H: row(each(8, [4, MONASTERIES]), 1, MONASTERIES),
  I: row(most(BUILDINGS, 7, 3), 2, BUILDINGS),
  J: row(ladder({ of: 'sets' }, [1, 4], [2, 7], [3, 9]), 3, { of: 'goods' }),
  K: row(ladder(COINS, [4, 2], [6, 4], [8, 6], [10, 8]), 2, COINS),
  L: row(ladder(KINDS, [2, 2], [3, 5], [4, 9]), 2, KINDS),
  M: row(
    each(
      12,
      [4, { of: 'settled', land: 'hill', places: 1 }],
      [3, { of: 'settled', land: 'lake', places: 1 }],
      [7, { of: 'settled', land: 'lake', places: 2 }],
    ),
    1,
    { of: 'land', land: 'hill' },
    { of: 'land', land: 'lake' },
  ),
  N: row(ladder(STREET, [2, 2], [3, 4], [4, 7], [5, 10]), 2, STREET),
  O: row(most(PLACES, 7, 3), 3, PLACES),
  P: row(each(12, [4, { of: 'estates', farmers: 2 }]), 1, { of: 'estates', farmers: 0 }),
};
