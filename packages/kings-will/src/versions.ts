/** Every version of this game's rules, for records of any age (docs/freezing.md). */
import type { Versions } from '@three-crowns/core';
import { upcast as upcast1 } from './earlier/1.ts';
import { upcast as upcast2 } from './earlier/2.ts';
import { upcast as upcast3 } from './earlier/3.ts';
import { kingsWill } from './index.ts';

export const kingsWillVersions: Versions = {
  game: kingsWill,
  earlier: {
    1: { load: () => import('../frozen/1.js'), upcast: () => upcast1 },
    2: { load: () => import('../frozen/2.js'), upcast: upcast2 },
    3: { load: () => import('../frozen/3.js'), upcast: upcast3 },
  },
};
