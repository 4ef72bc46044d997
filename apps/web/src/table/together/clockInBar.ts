import type { Seat } from '@three-crowns/core';
import type { Together } from '../session/together.ts';

/** Whose clock a bar shows: the own one while it runs; else the one that runs, unless that stands elsewhere; else the own. */
export function clockInBar(
  { clocks, mine }: Pick<Together, 'clocks' | 'mine'>,
  areOthersElsewhere = false,
): Seat | undefined {
  const own = clocks.running.find((seat) => mine.includes(seat));
  const other = areOthersElsewhere ? undefined : clocks.running.at(0);
  return clocks.left.length === 0 ? undefined : (own ?? other ?? mine.at(0));
}
