/** Why something was not done: a key and what stands in its places. The words are the reader's business. */
import { BadInput, type FaultKey } from '@three-crowns/core';

/** Beside the faults that core finds. */
export const REFUSALS = [
  /** Somebody who holds no seat, or not this one. */
  'seat.other',
  /** Only the server enters such a thing. */
  'entry.server',
  'game.over',
  /** Another vote is open. */
  'vote.open',
  'vote.no',
  'vote.late',
  /** In English words, for want of a key. */
  'other',
] as const;

export interface Refusal {
  readonly key: FaultKey | (typeof REFUSALS)[number];
  readonly args: Readonly<Record<string, string | number>>;
}

export const refusal = (key: Refusal['key']): Refusal => ({ key, args: {} });

/** Throws on what is no fault of the input. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof BadInput)) throw error;
  return error.fault ?? { key: 'other', args: { text: error.message } };
}
