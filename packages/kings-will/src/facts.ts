import type { GameFacts } from '@three-crowns/core';
import { SEATS } from './vocabulary.ts';

export const facts = {
  id: 'kings-will',
  name: 'The King’s Will',
  designer: 'Hans-Peter Stoll',
  publisher: 'ADC Blackfire',
  year: 2017,
  seats: SEATS,
  minutes: 60,
} as const satisfies GameFacts;
