import { toy } from './index.ts';

/** The toy game, for which somebody has learned that points win. */
export const learnedToy: typeof toy = {
  ...toy,
  instinct: {
    ...toy.instinct,
    features: {
      names: ['points'],
      version: 1,
      fill(state, seat, out) {
        out[0] = toy.rules.total(state, seat);
      },
      weights: () => ({ win: [0.2, 0], margin: [1, 0] }),
    },
  },
};
