/** How the levels of the computer play this game; docs/strength.md shows what came of it. */
import type { Levels } from '@three-crowns/core';

export const levels: Levels = [
  [{ situations: 12, margin: 6 }],
  [
    { situations: 16, margin: 4 },
    { situations: 30, margin: 3 },
  ],
  [
    { situations: 20, margin: 3 },
    { situations: 40, margin: 0.5 },
    { situations: 50, margin: 0.5 },
  ],
  [
    { situations: 40, margin: 1 },
    // Nothing is played on: the best line of the own turn, by what was learned.
    { situations: 400, search: { plans: 1, rollouts: 0, situations: 30 } },
    { situations: 400, search: { plans: 6, rollouts: 24, situations: 60 } },
  ],
  [{ situations: 400, search: { plans: 12, rollouts: 128, situations: 100 } }],
];
