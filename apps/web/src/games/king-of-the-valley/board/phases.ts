/** The strip in the top bar and the round beside it. */
import type { Message } from '@three-crowns/core';
import type { State } from '@three-crowns/king-of-the-valley';
import type { Phase } from '../../../table/screen/screen.ts';

const PHASES = ['recruit', 'summon', 'kingdom', 'replenish'] as const;

const short = (phase: (typeof PHASES)[number] | 'place'): Message => ({ key: `phase.short.${phase}` });

export function phases({ phase }: State): readonly Phase[] {
  if (phase === 'place') return [{ key: 'place', name: short('place'), state: 'now', optional: false }];
  const now = phase === 'over' ? PHASES.length : PHASES.indexOf(phase);
  return PHASES.map((key, i) => ({
    key,
    name: short(key),
    state: i < now ? 'done' : i === now ? 'now' : 'next',
    optional: key === 'recruit' || key === 'kingdom',
  }));
}

export function headline({ phase, round }: State): Message {
  return { key: 'round', args: { round: phase === 'place' ? 0 : round } };
}
