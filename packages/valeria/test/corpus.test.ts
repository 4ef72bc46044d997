import { type Planned, testCorpus } from '@three-crowns/core/corpus';
import { BASE } from '../src/content/tables.ts';
import { valeriaVersions } from '../src/versions.ts';
import { variantsFor } from './variants.ts';

const HOUSE = { ...BASE, id: 'house', start: { gold: 4, strength: 1, magic: 1 } };
const fileName = (text: string): string => text.replace(/[^a-z]+/g, '-');

const PLAN: readonly Planned[] = [1, 2, 3, 4, 5].flatMap((seats) => [
  ...variantsFor(seats).flatMap(({ name, options }) =>
    [1, 2].map((n) => ({ name: `${seats}-${fileName(name)}-${n}`, options: { seats, ...options } })),
  ),
  { name: `${seats}-mastery-over-magic`, options: { seats, setup: 'mastery-over-magic' } },
  { name: `${seats}-clever`, options: { seats, events: 'on' }, isClever: true },
  { name: `${seats}-custom`, options: { seats, content: HOUSE, events: 'on', start: 1 } },
  { name: `${seats}-position`, options: { seats, events: 'on' }, from: 50 },
]);

testCorpus(valeriaVersions, new URL('../corpus/', import.meta.url), PLAN);
