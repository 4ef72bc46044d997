/** How the levels of the computer play this game; docs/strength.md shows what came of it. */
import type { Levels } from '@three-crowns/core';

export const levels: Levels = [
  [{ situations: 8, margin: 3.5 }],
  [{ situations: 20, margin: 2 }],
  [{ situations: 40, margin: 1 }],
  [{ situations: 400 }],
  [{ situations: 600, search: { plans: 16, rollouts: 2048, situations: 100 } }],
];
