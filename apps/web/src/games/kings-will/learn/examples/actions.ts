/** What the tiles do, one by one. */
import { acting, type Example } from './common.ts';

export const actions = {
  harvest: {
    position: acting(
      'harvest',
      'player 1 wood 1 leather 0 food 1 stone 0',
      'lands 1 mountain forest/1/farmstead meadow/2 cornfield/1',
      'lands 2 mountain/1 forest/0/farmstead meadow cornfield/1',
    ),
    moves: ['breed', 'till', 'till'],
  },
  extract: {
    position: acting(
      'extract',
      'player 1 wood 2 leather 1 food 1 stone 0 development 1',
      'lands 1 mountain/1 forest/2/farmstead meadow cornfield',
    ),
    moves: ['fell', 'quarry', 'quarry'],
  },
  enrich: {
    position: acting(
      'enrich',
      'player 1 coins 2 mood 1',
      'lands 1 mountain/1 forest/2/farmstead meadow/1 cornfield',
      'seen 1 2',
    ),
    moves: ['look 5', 'taxes', 'look 2'],
  },
  look: {
    position: acting(
      'enrich',
      'player 1 coins 2 mood 1',
      'lands 1 mountain/1 forest/1/farmstead meadow cornfield',
      'seen 1 1 3',
      'seen 2 2 3',
    ),
    moves: ['look 5'],
  },
  govern: {
    position: acting(
      'govern',
      'player 1 mood -1 education 0 development 1',
      'lands 1 mountain/1 forest/1/farmstead meadow cornfield',
    ),
    moves: ['educate', 'develop', 'educate'],
  },
  move: {
    position: acting(
      'move',
      'player 1 wood 1 leather 2 food 0 stone 0',
      'lands 1 mountain forest/1/farmstead meadow/1 cornfield/1',
    ),
    moves: ['walk 3 4', 'explore right lake', 'swap leather stone', 'pass'],
  },
  multiply: {
    position: acting(
      'multiply',
      'player 1 coins 1 wood 2 leather 1 food 1 stone 0',
      'lands 1 mountain forest/2/farmstead meadow/1/farmstead cornfield',
    ),
    moves: ['birth 3', 'sell wood', 'pass'],
  },
  village: {
    position: acting('multiply', 'player 1 coins 1', 'lands 1 mountain forest/1/farmstead meadow lake/2/village'),
    moves: ['birth 4', 'birth 2', 'pass'],
  },
  rebellion: {
    position: acting(
      'enrich',
      'player 1 points 7 coins 0 mood -3',
      'lands 1 mountain/1 forest/2/farmstead meadow/1 cornfield',
    ),
    moves: ['taxes', 'lose 2', 'pass', 'pass'],
  },
} as const satisfies Readonly<Record<string, Example>>;
