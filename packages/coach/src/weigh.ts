/**
 * The lines of a seat that is asked, weighed against each other. A search finds the best few; then these are played on in worlds
 * that the search has not met, all in the same, so that nobody is thought better for having been lucky in the search.
 */
import type { Endings, Work } from '@three-crowns/ai';
import type { AnyGame } from '@three-crowns/core';
import { isSame, MOST_LINES, makeScales, type Weighing } from './scales.ts';
import type { Seen } from './seen.ts';
import type { CoachSettings } from './settings.ts';

export interface Asked {
  /** A move that is weighed too, whatever the search thinks of it. */
  readonly played?: unknown;
  /** Going on without a plan is weighed too. */
  readonly isUnplannedToo?: boolean;
  readonly isStopped?: () => boolean;
}

/** Undefined where it was stopped before anything was known. */
export function* weigh(
  game: AnyGame,
  seen: Seen,
  settings: CoachSettings,
  { played, isUnplannedToo, isStopped }: Asked = {},
): Generator<Work, Weighing | undefined, Endings> {
  const scales = makeScales(game, seen, settings, { isStopped });
  const best = yield* scales.search();
  const lines = best.slice(0, MOST_LINES);
  if (played !== undefined && !lines.some(([first]) => isSame(game, first, played))) {
    lines.push(best.find(([first]) => isSame(game, first, played)) ?? scales.lineFrom(played));
  }
  return yield* scales.compare(lines, isUnplannedToo);
}
