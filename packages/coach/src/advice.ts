/** What a coach says to a seat that is asked: a few good moves, what they lead to and why. */
import type { Outlook } from '@three-crowns/ai';
import type { Seat } from '@three-crowns/core';
import type { Why } from './why.ts';

/** One good move, with the rest of the turn as it is planned. */
export interface Line {
  /** The own moves to the end of the turn, in notation, the one to be made now first. */
  readonly texts: readonly string[];
  /** If it is played: chances to win and points at the end, by seat. */
  readonly outlook: Outlook;
  /** Against the best of the other lines; at most two reasons. */
  readonly why: readonly Why[];
}

export interface Advice {
  readonly seat: Seat;
  /** The best first, every one with another first move, at most three. One where there is nothing to choose. */
  readonly lines: readonly Line[];
  /** Worlds that lines were played on in, counted once for each line. */
  readonly rollouts: number;
}
