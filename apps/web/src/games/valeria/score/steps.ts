/** The end of Valeria: what all could see, then the dukes one by one, the poorest first. */
import type { Outcome, Score, ScoreLine } from '@three-crowns/core';
import type { State } from '@three-crowns/valeria';
import type { EndStep } from '../../../table/screen/ending.ts';
import { dukeFor } from './sides.ts';

/** Lines of the score that lie open before the end. */
const OPEN: readonly string[] = ['monsters', 'domains', 'points'];

export const isOpen = ({ key }: ScoreLine): boolean => OPEN.includes(key);

export type Turning = EndStep &
  ({ readonly kind: 'open' | 'alike' } | { readonly kind: 'duke'; readonly side: number; readonly isLast: boolean });

export const scoresOf = ({ scores, rivals = [] }: Outcome): Score[] => [...scores, ...rivals.map(({ score }) => score)];

export function turningsOf(state: State, outcome: Outcome): Turning[] {
  const scores = scoresOf(outcome);
  const sum = (lines: readonly ScoreLine[]) => lines.reduce((total, { points }) => total + points, 0);
  const open = scores.map(({ lines }) => sum(lines.filter(isOpen)));
  const rest = scores.map(({ lines }) => sum(lines.filter((line) => !isOpen(line))));
  const first: Turning = { kind: 'open', key: 'open', points: open, lasts: undefined, noise: 'coin' };
  const sides = scores.map((_, side) => side).filter((side) => dukeFor(state, side) !== undefined);
  if (sides.length === 0)
    return [first, { kind: 'alike', key: 'alike', points: rest, lasts: undefined, noise: 'coin' }];
  sides.sort((a, b) => open[a] - open[b]);
  const dukes = sides.map(
    (side, i): Turning => ({
      kind: 'duke',
      key: `duke-${side}`,
      side,
      isLast: i === sides.length - 1,
      points: rest.map((points, other) => (other === side ? points : 0)),
      lasts: undefined,
      noise: 'page',
    }),
  );
  return [first, ...dukes];
}
