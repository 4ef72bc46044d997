/** The strip in the top bar and the round beside it. */
import type { Message } from '@three-crowns/core';
import type { State } from '@three-crowns/king-of-the-valley';
import { formatMessage } from '@three-crowns/texts';
import { settings } from '../../shell/settings.ts';
import type { Phase } from '../../table/screen.ts';
import type { Key } from './texts/en.ts';
import { boardTexts } from './texts/index.ts';

const PHASES = ['recruit', 'summon', 'kingdom', 'replenish'] as const;

/** The table formats with the game's own texts, among which `place` hands a text through as it is. */
function own(key: Key, args?: Message['args']): Message {
  const text = formatMessage(boardTexts, settings().language, args === undefined ? { key } : { key, args });
  return { key: 'place', args: { place: text } };
}

export function phases(raw: unknown): readonly Phase[] {
  const { phase } = raw as State;
  if (phase === 'place') return [{ key: 'place', name: own('short.place'), state: 'now', optional: false }];
  const now = phase === 'over' ? PHASES.length : PHASES.indexOf(phase);
  return PHASES.map((key, i) => ({
    key,
    name: own(`short.${key}`),
    state: i < now ? 'done' : i === now ? 'now' : 'next',
    optional: key === 'recruit' || key === 'kingdom',
  }));
}

export function headline(raw: unknown): Message {
  const { phase, round } = raw as State;
  return own('round', { round: phase === 'place' ? 0 : round });
}
