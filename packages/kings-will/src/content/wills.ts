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
  A: row(ladder(MOOD, [2, 2], [3, 4], [4, 6]), 0, MOOD),
  B: row(each(8, [1, EDUCATION], [1, VILLAGES]), 2, STREET),
  C: row(each(8, [1, DEVELOPMENT], [1, { of: 'settled', land: 'hill', places: 1 }]), 2, BUILDINGS),
  D: row(ladder(FARMERS, [5, 2], [6, 4], [8, 6], [10, 9]), 5, FARMERS, PLACES),
  E: row(ladder(LANDS, [7, 1], [8, 3], [9, 5], [11, 8]), 6, LANDS),
  F: row(each(8, [1, FARMSTEADS], [3, VILLAGES]), 2, PLACES),
  G: row(ladder(CASTLES, [1, 3], [2, 6], [3, 9]), 1, CASTLES, MONASTERIES),
  H: row(ladder(MONASTERIES, [1, 1], [2, 5], [3, 9]), 1, MONASTERIES, VILLAGES),
  I: row(most(BUILDINGS, 6, 3), 3, BUILDINGS),
  J: row(ladder({ of: 'sets' }, [1, 3], [2, 6], [3, 9]), 2, { of: 'goods' }),
  K: row(ladder(COINS, [5, 2], [8, 4], [11, 6]), 3, COINS, { of: 'goods' }),
  L: row(ladder(KINDS, [2, 1], [3, 4], [4, 8]), 2, KINDS),
  M: row(
    each(
      8,
      [4, { of: 'settled', land: 'hill', places: 1 }],
      [3, { of: 'settled', land: 'lake', places: 1 }],
      [6, { of: 'settled', land: 'lake', places: 2 }],
    ),
    1,
    { of: 'land', land: 'hill' },
    { of: 'land', land: 'lake' },
  ),
  N: row(ladder(STREET, [4, 1], [5, 3], [6, 5], [8, 8]), 3, STREET),
  O: row(most(PLACES, 6, 3), 3, PLACES),
  P: row(ladder({ of: 'estates', farmers: 2 }, [1, 1], [2, 3], [3, 5], [4, 8]), 1, { of: 'estates', farmers: 0 }),
};
