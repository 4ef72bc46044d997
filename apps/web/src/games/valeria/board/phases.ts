/** The strip in the top bar and the round beside it. */
import type { Message } from '@three-crowns/core';
import type { State } from '@three-crowns/valeria';
import { isSolo, type Phase as Step } from '@three-crowns/valeria/board';
import type { Phase } from '../../../table/screen/screen.ts';

const STEPS = ['roll', 'harvest', 'action'] as const satisfies readonly Step[];
const SOLO_STEPS = [...STEPS, 'attack', 'second'] as const satisfies readonly Step[];

/** Which of the steps a phase of the rules belongs to; the end lies behind all of them. */
const STEP_OF: { readonly [S in Step]: (typeof SOLO_STEPS)[number] | 'dukes' | undefined } = {
  dukes: 'dukes',
  roll: 'roll',
  dice: 'roll',
  events: 'roll',
  thieves: 'harvest',
  harvest: 'harvest',
  action: 'action',
  close: 'action',
  attack: 'attack',
  second: 'second',
  over: undefined,
};

const nameOf = (step: Step): Message => ({ key: `phase.short.${step}` });

export function phases(state: State): readonly Phase[] {
  const step = STEP_OF[state.phase];
  if (step === 'dukes') return [{ key: step, name: nameOf(step), state: 'now', optional: false }];
  const steps: readonly Step[] = isSolo(state) ? SOLO_STEPS : STEPS;
  const now = step === undefined ? steps.length : steps.indexOf(step);
  return steps.map((key, i) => ({
    key,
    name: nameOf(key),
    state: i < now ? 'done' : i === now ? 'now' : 'next',
    optional: false,
  }));
}

export const headline = ({ round }: State): Message => ({ key: 'round', args: { round } });
