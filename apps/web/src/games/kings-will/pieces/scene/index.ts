/** Two pictures of each landscape. */
import type { LandName } from '@three-crowns/kings-will/board';
import type { ComponentType } from 'react';
import { Mown, Ripe } from './cornfields.tsx';
import { OldOak, Timber } from './forests.tsx';
import { PathHill, Vineyard } from './hills.tsx';
import { Island, Sail } from './lakes.tsx';
import { Brook, Orchard } from './meadows.tsx';
import { Gorge, Summit } from './mountains.tsx';

export const PICTURES: { readonly [L in LandName]: readonly ComponentType[] } = {
  mountain: [Summit, Gorge],
  forest: [Timber, OldOak],
  meadow: [Brook, Orchard],
  cornfield: [Ripe, Mown],
  hill: [PathHill, Vineyard],
  lake: [Sail, Island],
};
