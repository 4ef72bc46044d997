/** A plan among the near-best ones, for players who are not to be perfect. */
import { draw, type Luck } from '@three-crowns/core';
import type { Plan } from '../planner.ts';

const FINE = 2 ** 24;

/**
 * The number of a plan. It is the less likely the further its rank lies below the best, measured by how far they lie apart on
 * average: with looseness 1 an average one comes up a third as often as the best. Looseness 0 is the best always.
 */
export function nearBest(plans: readonly Plan[], looseness: number, luck: Luck): number {
  if (looseness === 0) return 0;
  const [{ rank: top }] = plans;
  const spread = plans.reduce((sum, { rank }) => sum + top - rank, 0) / plans.length;
  if (spread === 0) return draw(luck, plans.length);
  const chances = plans.map(({ rank }) => Math.exp((rank - top) / (spread * looseness)));
  let left = (draw(luck, FINE) / FINE) * chances.reduce((sum, chance) => sum + chance, 0);
  const chosen = chances.findIndex((chance) => {
    left -= chance;
    return left < 0;
  });
  return Math.max(0, chosen);
}
