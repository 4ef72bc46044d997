/** How fast a table is played: without clocks, with a bank and an increment a turn, or by correspondence. */
import { objectAt, oneOfAt, wholeAt } from '@three-crowns/core';
import { DAY, MINUTE } from './limits.ts';

export type Pace =
  | { readonly kind: 'free' }
  /** In milliseconds; the increment is given at the end of each turn. */
  | { readonly kind: 'live'; readonly bank: number; readonly increment: number }
  /** For each turn, in milliseconds. */
  | { readonly kind: 'letters'; readonly turn: number };

export const PACES = ['free', 'live', 'letters'] as const satisfies readonly Pace['kind'][];

/** Who ran out must have time for a turn again, or he could never take part once more. */
const LEAST_INCREMENT = 5000;

export function parsePace(raw: unknown, place: string): Pace {
  const { kind: rawKind, ...rest } = objectAt(raw, place, ['kind'], ['bank', 'increment', 'turn']);
  const kind = oneOfAt(rawKind, `${place}.kind`, PACES);
  switch (kind) {
    case 'free':
      objectAt(rest, place, []);
      return { kind };
    case 'live': {
      const { bank, increment } = objectAt(rest, place, ['bank', 'increment']);
      return {
        kind,
        bank: wholeAt(bank, `${place}.bank`, MINUTE, DAY),
        increment: wholeAt(increment, `${place}.increment`, LEAST_INCREMENT, 10 * MINUTE),
      };
    }
    case 'letters': {
      const { turn } = objectAt(rest, place, ['turn']);
      return { kind, turn: wholeAt(turn, `${place}.turn`, DAY, 30 * DAY) };
    }
  }
}
