/** How far the lessons of a first game have come: read off what happened, so that it is right after a pause and an undo, too. */
import type { Seat } from '@three-crowns/core';
import type { Guide, Progress, Step } from '../screen/guide.ts';

/** A moment as the guide of today's game reads it. */
export interface Happened {
  readonly seat: Seat | undefined;
  readonly state: unknown;
  readonly events: readonly unknown[];
}

export function progressOf({ lessons }: Pick<Guide, 'lessons'>, moments: readonly Happened[], own: Seat): Progress {
  const learned = lessons.map(() => false);
  let last: readonly Step[] = [];
  for (let at = 1; at < moments.length; at++) {
    const steps = moments[at].events.map((event): Step => ({ before: moments[at - 1].state, event }));
    if (moments[at].seat === own) last = steps;
    const isReady = lessons.every(({ isLast }, i) => isLast || learned[i]);
    for (const [i, { isLast, isTaughtBy }] of lessons.entries()) {
      if (!isLast || isReady) learned[i] ||= steps.some((step) => isTaughtBy(step, own));
    }
  }
  return { learned, last };
}

/** All was learned before the own last move: who has played on need not be told so any longer. */
export function hasPlayedOn(guide: Pick<Guide, 'lessons'>, moments: readonly Happened[], own: Seat): boolean {
  const last = moments.findLastIndex(({ seat }) => seat === own);
  if (last < 1 || guide.lessons.length === 0) return false;
  return progressOf(guide, moments.slice(0, last), own).learned.every(Boolean);
}
