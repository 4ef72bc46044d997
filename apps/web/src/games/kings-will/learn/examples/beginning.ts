/** How a game begins. */
import { BLUE, type Example, JOURNEY, PLAN, ROW } from './common.ts';

export const beginning = {
  setup: {
    position: [
      'turn 1 round 1 phase turn start 1 number 1',
      ROW,
      JOURNEY,
      PLAN,
      'player 1 wood 1 leather 1 food 1 stone 1',
      'lands 1 cornfield mountain/1 forest/1/farmstead meadow',
      BLUE,
    ],
    moves: [],
  },
  first: {
    options: { variant: 'first' },
    position: [
      'turn 1 round 1 phase turn start 1 number 1',
      ROW,
      'journey R5 R1 R3',
      'plan A F D G K H',
      'player 1 wood 1 leather 1 food 2 stone 0',
      'lands 1 mountain forest/1/farmstead meadow/1 cornfield',
      'lands 2 mountain forest/1/farmstead meadow/1 cornfield',
    ],
    moves: [],
  },
  wills: {
    position: [
      'turn 1 round 1 phase wills start 1 number 0',
      ROW,
      JOURNEY,
      'plan - - ? ? ? ? ? ?',
      'hand 1 D G',
      'hand 2 A N',
    ],
    moves: ['keep 1'],
  },
} as const satisfies Readonly<Record<string, Example>>;
