/** The strip in the top bar and the round beside it. */
import type { Message } from '@three-crowns/core';
import type { State } from '@three-crowns/kings-will';
import { valuesOf } from '@three-crowns/kings-will/board';
import type { Phase } from '../../../table/screen/screen.ts';

const STEPS = ['act', 'follow', 'pledge', 'levies'] as const;
const SETUP = ['wills', 'arrange'] as const;
type Step = (typeof STEPS)[number] | (typeof SETUP)[number];

const nameOf = (step: Step): Message => ({ key: `phase.short.${step}` });

/** Somebody takes a tile and acts, the others follow; when the king arrives, all commit and then pay. */
function stepOf({ phase, stack, turn }: State): Step | undefined {
  if (phase === 'over') return undefined;
  if (phase === 'turn') return stack.at(-1)?.seat === turn ? 'act' : 'follow';
  if (phase === 'visit')
    return stack.some(({ effect: { kind } }) => kind === 'pledge' || kind === 'neutral') ? 'pledge' : 'levies';
  return phase;
}

/** In the first game the lands lie there from the beginning. */
function stepsWith(step: Step | undefined, { palatinates }: State): readonly Step[] {
  if (step === 'wills' && palatinates[0].lands.length > 0) return [step];
  return step === 'wills' || step === 'arrange' ? SETUP : STEPS;
}

/** Set-up has its own steps; the end lies behind all of them. */
export function phases(state: State): readonly Phase[] {
  const step = stepOf(state);
  const steps = stepsWith(step, state);
  const now = step === undefined ? steps.length : steps.indexOf(step);
  return steps.map((key, i) => ({
    key,
    name: nameOf(key),
    state: i < now ? 'done' : i === now ? 'now' : 'next',
    optional: false,
  }));
}

export function headline(state: State): Message {
  return { key: 'round', args: { round: state.round, rounds: valuesOf(state).rounds } };
}
