/** Places and buildings. */
import { acting, type Example } from './common.ts';

export const building = {
  build: {
    position: acting(
      'build',
      'player 1 coins 2 mood 0 wood 2 leather 1 food 1 stone 3',
      'lands 1 mountain/1 forest/1/farmstead meadow cornfield',
    ),
    moves: ['found castle', 'erect mill', 'site 3'],
  },
  seams: {
    position: acting(
      'build',
      'player 1 coins 4 mood 0 wood 1 leather 2 food 3 stone 1',
      'lands 1 forest/1/farmstead meadow/1/-/mill cornfield/0/-/school mountain/1',
    ),
    moves: ['erect fair', 'site 4', 'pass'],
  },
  discount: {
    position: acting(
      'build',
      'player 1 education 1 wood 1 leather 1 food 0 stone 0',
      'lands 1 mountain forest/1/farmstead meadow/1 cornfield',
    ),
    moves: ['found farmstead'],
  },
} as const satisfies Readonly<Record<string, Example>>;
