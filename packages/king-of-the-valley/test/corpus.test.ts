import { type Planned, testCorpus } from '@three-crowns/core/corpus';
import { CONTENT_SETS } from '../src/index.ts';
import { kingOfTheValleyVersions } from '../src/versions.ts';

const { even } = CONTENT_SETS;
const HOUSE = { ...even, id: 'house', prices: even.prices.map((row, i) => (i === 3 ? { ...row, gold: 5 } : row)) };

const PLAN: readonly Planned[] = [2, 3, 4].flatMap((seats) => [
  ...['even', 'ramped'].flatMap((content) =>
    [1, 2, 3].map((n) => ({ name: `${seats}-${content}-${n}`, options: { seats, content } })),
  ),
  { name: `${seats}-clever`, options: { seats }, isClever: true },
  { name: `${seats}-custom`, options: { seats, content: HOUSE, start: 2 } },
  { name: `${seats}-position`, options: { seats }, from: 30 },
]);

testCorpus(kingOfTheValleyVersions, new URL('../corpus/', import.meta.url), PLAN);
