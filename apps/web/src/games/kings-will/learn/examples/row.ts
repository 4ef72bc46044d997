/** The row of action tiles. */
import { BLUE, type Example, HEAD, JOURNEY, PLAN } from './common.ts';

export const row = {
  row: {
    position: [
      HEAD,
      'row enrich king move multiply intrigue harvest extract build govern',
      JOURNEY,
      PLAN,
      'player 1 wood 1 leather 1 food 2',
      'lands 1 mountain forest/1/farmstead meadow/1 cornfield',
      BLUE,
    ],
    moves: ['take 9', 'educate', 'develop', 'develop'],
  },
  stays: {
    position: [
      HEAD,
      'row enrich move multiply intrigue harvest extract king build govern',
      JOURNEY,
      PLAN,
      'lands 1 mountain forest/1/farmstead meadow/1 cornfield',
      BLUE,
    ],
    moves: ['take 5', 'breed', 'pass', 'pass'],
  },
  intrigue: {
    position: [
      HEAD,
      'row harvest build move king intrigue multiply extract enrich govern',
      JOURNEY,
      PLAN,
      'player 1 wood 1 leather 0 food 1 stone 0',
      'lands 1 mountain forest/1/farmstead meadow cornfield/2',
      BLUE,
    ],
    moves: ['take 5', 'till'],
  },
} as const satisfies Readonly<Record<string, Example>>;
