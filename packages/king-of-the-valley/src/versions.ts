/** Every version of this game's rules, for records of any age (docs/freezing.md). */
import type { Versions } from '@three-crowns/core';
import { upcast as upcast1 } from './earlier/1.ts';
import { kingOfTheValley } from './index.ts';

export const kingOfTheValleyVersions: Versions = {
  game: kingOfTheValley,
  earlier: { 1: { load: () => import('../frozen/1.js'), upcast: () => upcast1 } },
};
