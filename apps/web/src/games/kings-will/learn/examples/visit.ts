/** The king on his journey, and the end. */
import { BLUE, type Example, JOURNEY, PLAN, VISIT } from './common.ts';

export const visit = {
  pledge: {
    position: [
      ...VISIT,
      JOURNEY,
      PLAN,
      'lands 1 mountain/1 forest/1/farmstead meadow cornfield',
      BLUE,
      'lands 3 mountain/1 forest/1/farmstead meadow cornfield',
      'seen 1 1 3 5',
      'discs 1 1',
      'discs 2 1',
      'discs 3 4',
      'waiting pledge/1 pledge/2 pledge/3 levy/1 levy/2 levy/3 offer/1/- offer/2/- offer/3/-',
    ],
    options: { seats: 3 },
    moves: ['pledge 3', 'pledge 3', 'pledge 5'],
  },
  levies: {
    position: [
      ...VISIT,
      JOURNEY,
      PLAN,
      'player 1 points 6 coins 3 mood 2 wood 1 leather 2 food 3 stone 0',
      'lands 1 mountain/1 forest/1/farmstead meadow cornfield',
      'player 2 points 6 coins 2 mood 1 wood 2 leather 0 food 1 stone 0',
      BLUE,
      'discs 1 1',
      'discs 2 2',
      'waiting neutral/1 levy/1 levy/2 offer/1/- offer/2/-',
    ],
    moves: ['neutral 5', 'give 1', 'give 2'],
  },
  neutral: {
    position: [
      ...VISIT,
      JOURNEY,
      PLAN,
      'lands 1 mountain/1 forest/1/farmstead meadow cornfield',
      BLUE,
      'seen 1 1 3',
      'discs 1 1',
      'discs 2 2',
      'discs neutral 3',
      'waiting pledge/1 pledge/2 neutral/1 levy/1 levy/2 offer/1/- offer/2/-',
    ],
    moves: ['pledge 3', 'pledge 1', 'neutral 5'],
  },
  scoring: {
    position: [
      'turn 1 round 4 phase over start 1 number 9',
      'row move multiply intrigue harvest extract enrich build govern king',
      JOURNEY,
      PLAN,
      'player 1 points 14 coins 1 mood 2 education 1 development 3 wood 1 leather 0 food 0 stone 0 extension',
      'lands 1 mountain/2/castle forest/2/farmstead/mill meadow/1/farmstead/school cornfield/1/-/fair lake/1/monastery',
      'player 2 points 11 coins 7 mood -1 education 3 development 2 wood 1 leather 0 food 2 stone 0',
      'lands 2 forest/2/village/market mountain/1/castle/tannery meadow/1 cornfield/1/farmstead hill/1/farmstead',
      'discs 1 1 2 3 5',
      'discs 2 2 3 6 4',
      'discs neutral 8 7',
    ],
    moves: [],
  },
} as const satisfies Readonly<Record<string, Example>>;
