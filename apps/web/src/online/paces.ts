/** The paces that are offered, by name. */
import type { Pace } from '@three-crowns/protocol';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

export const PACES = {
  free: { kind: 'free' },
  live: { kind: 'live', bank: 10 * MINUTE, increment: 15 * SECOND },
  relaxed: { kind: 'live', bank: 30 * MINUTE, increment: 30 * SECOND },
  letters: { kind: 'letters', turn: 2 * DAY },
} as const satisfies Readonly<Record<string, Pace>>;
export type PaceName = keyof typeof PACES;
export const PACE_NAMES = Object.keys(PACES) as readonly PaceName[];

/** Which of them a pace is most like. */
export function paceNameOf(pace: Pace): PaceName {
  if (pace.kind !== 'live') return pace.kind;
  return pace.bank < PACES.relaxed.bank ? 'live' : 'relaxed';
}

/** For the words that tell of it. */
export function paceFigures(pace: Pace): { minutes: number; seconds: number; days: number } {
  return {
    minutes: pace.kind === 'live' ? Math.round(pace.bank / MINUTE) : 0,
    seconds: pace.kind === 'live' ? Math.round(pace.increment / SECOND) : 0,
    days: pace.kind === 'letters' ? Math.round(pace.turn / DAY) : 0,
  };
}
