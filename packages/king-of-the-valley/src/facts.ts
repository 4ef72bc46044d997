import type { GameFacts } from '@three-crowns/core';

export const facts = {
  id: 'king-of-the-valley',
  name: 'King of the Valley',
  designer: 'Hans van Tol',
  publisher: 'The Game Master',
  year: 2021,
  seats: { min: 2, max: 4 },
  minutes: 40,
} as const satisfies GameFacts;
