/** The score pad in five lines: what the game counts by kind of subject and order belongs together for the eye. */
import type { Score, ScoreLine } from '@three-crowns/core';
import { ORDERS } from '@three-crowns/king-of-the-valley/board';

export const GROUPS = ['influence', 'kingdoms', 'orders', 'couples', 'gold'] as const;
export type Group = (typeof GROUPS)[number];

export interface GroupLine {
  readonly key: Group;
  readonly count: number;
  readonly points: number;
  readonly change: number;
}

function groupOf(key: string): Group {
  if (ORDERS.some((order) => order === key)) return 'orders';
  // The other lines are those of the columns.
  return GROUPS.find((group) => group === key) ?? 'influence';
}

/** `changes` are lines as they would be, with the difference; the counts are those of afterwards. */
export function grouped(
  score: Score,
  changes: readonly { readonly line: ScoreLine; readonly change: number }[] = [],
): GroupLine[] {
  const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0);
  return GROUPS.map((key) => {
    const lines = score.lines.filter((line) => groupOf(line.key) === key);
    const changed = changes.filter(({ line }) => groupOf(line.key) === key);
    const counts = lines.map((line) => changed.find((one) => one.line.key === line.key)?.line.count ?? line.count);
    return {
      key,
      count: sum(counts),
      points: sum(lines.map(({ points }) => points)),
      change: sum(changed.map(({ change }) => change)),
    };
  });
}
