/** Moments as a viewer may see them, each worked out once. */
import { type AnyGame, momentsFor, type Viewer } from '@three-crowns/core';
import type { AnyMoment } from './snapshot.ts';

const SEEN = new WeakMap<AnyMoment, Map<Viewer, AnyMoment>>();

export function seenBy(game: AnyGame, moments: readonly AnyMoment[], viewer: Viewer): AnyMoment[] {
  return moments.map((moment) => {
    const views = SEEN.get(moment) ?? new Map<Viewer, AnyMoment>();
    SEEN.set(moment, views);
    const known = views.get(viewer);
    if (known !== undefined) return known;
    const [seen] = momentsFor(game, [moment], viewer);
    views.set(viewer, seen);
    return seen;
  });
}
