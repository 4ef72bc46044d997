/** The end in the order it is told: the steps of the game, what decides between equal points, the crown. */
import type { Outcome } from '@three-crowns/core';
import type { EndStep, StageProps } from '../screen/ending.ts';
import { type Tie, tiesOf } from './ties.ts';

export type EndScene =
  | { readonly kind: 'step'; readonly at: number }
  | { readonly kind: 'tie'; readonly tie: Tie }
  | { readonly kind: 'crown' };

/** `lines` are those of the score pad that decide between equal points. */
export function scenesOf(steps: readonly EndStep[], outcome: Outcome, lines: readonly string[]): EndScene[] {
  const tie = tiesOf(outcome, lines).find(({ seats }) => outcome.winners.includes(seats[0]));
  return [
    ...steps.map((_, at): EndScene => ({ kind: 'step', at })),
    ...(tie === undefined ? [] : [{ kind: 'tie', tie } as const]),
    { kind: 'crown' },
  ];
}

/** By side, of the first `count` steps. */
export function totalsOf(steps: readonly EndStep[], count: number): number[] {
  const totals = steps[0]?.points.map(() => 0) ?? [];
  for (const { points } of steps.slice(0, count)) for (const [side, won] of points.entries()) totals[side] += won;
  return totals;
}

/** What the stage of the game shows in a scene. */
export function stageOf(scene: EndScene, steps: readonly EndStep[]): Pick<StageProps, 'at' | 'crown' | 'totals'> {
  const at = scene.kind === 'step' ? scene.at : steps.length - 1;
  const crown = scene.kind === 'crown' ? 'falls' : scene.kind === 'tie' ? 'waits' : 'none';
  return { at, crown, totals: totalsOf(steps, at + 1) };
}
