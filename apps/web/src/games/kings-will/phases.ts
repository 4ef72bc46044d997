/** The strip in the top bar and the round beside it. */
import type { Message } from '@three-crowns/core';
import type { State } from '@three-crowns/kings-will';
import { valuesOf } from '@three-crowns/kings-will/board';
import type { Phase } from '../../table/screen.ts';

const STEPS = ['turn', 'visit'] as const;
const SETUP = ['wills', 'arrange'] as const;

const nameOf = (step: string): Message => ({ key: `phase.short.${step}` });

/** Set-up has its own steps; then tiles are taken until the king arrives. */
export function phases(raw: unknown): readonly Phase[] {
  const { phase } = raw as State;
  const steps: readonly string[] = phase === 'wills' || phase === 'arrange' ? SETUP : STEPS;
  const now = phase === 'over' ? steps.length : steps.indexOf(phase);
  return steps.map((key, i) => ({
    key,
    name: nameOf(key),
    state: i < now ? 'done' : i === now ? 'now' : 'next',
    optional: false,
  }));
}

export function headline(raw: unknown): Message {
  const state = raw as State;
  return { key: 'round', args: { round: state.round, rounds: valuesOf(state).rounds } };
}
