import { type Planned, testCorpus } from '@three-crowns/core/corpus';
import { CONTENT_SETS } from '../src/index.ts';
import { kingsWillVersions } from '../src/versions.ts';

const { reconstructed } = CONTENT_SETS;
const { startCoins, startPoints } = reconstructed.numbers;
const HOUSE = {
  ...reconstructed,
  id: 'house',
  numbers: {
    ...reconstructed.numbers,
    startCoins: { ...startCoins, value: 4 },
    startPoints: { ...startPoints, value: 3 },
  },
};
const MANNERS = { points: 'open', notebook: 'off', rounds: 'limited' };

const PLAN: readonly Planned[] = [2, 3, 4].flatMap((seats) => [
  ...['full', 'first'].flatMap((variant) => [
    ...[1, 2, 3].map((n) => ({ name: `${seats}-${variant}-${n}`, options: { seats, variant } })),
    { name: `${seats}-${variant}-manners`, options: { seats, variant, ...MANNERS } },
  ]),
  { name: `${seats}-clever`, options: { seats }, isClever: true },
  { name: `${seats}-custom`, options: { seats, content: HOUSE, start: 2 } },
  { name: `${seats}-position`, options: { seats }, from: 60 },
]);

testCorpus(kingsWillVersions, new URL('../corpus/', import.meta.url), PLAN);
