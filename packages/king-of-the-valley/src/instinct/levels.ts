/** How the levels of the computer play this game; docs/strength.md shows what came of it. */
import type { Levels } from '@three-crowns/core';

export const levels: Levels = [
  [
    { situations: 12, margin: 12 },
    { situations: 16, margin: 5 },
  ],
  [
    { situations: 14, margin: 6 },
    { situations: 30, margin: 2 },
  ],
  [{ situations: 20, margin: 3 }, { situations: 400 }],
  [
    { situations: 60, margin: 0 },
    { situations: 400, search: { plans: 12, rollouts: 96, situations: 300 } },
  ],
  [{ situations: 600, search: { plans: 16, rollouts: 256, situations: 300 } }],
];
