import type { GameFacts } from '@three-crowns/core';
import { SEATS } from './content/box.ts';

export const facts = {
  id: 'valeria',
  name: 'Valeria: Card Kingdoms',
  designer: 'Isaias Vallejo',
  publisher: 'Daily Magic Games',
  year: 2016,
  seats: SEATS,
  minutes: 45,
} as const satisfies GameFacts;
