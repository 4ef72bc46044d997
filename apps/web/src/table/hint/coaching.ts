/** The coach as a table knows it. It works elsewhere, as bots do. */
import type { Advice, Why } from '@three-crowns/coach';
import type { AnyGame, Language, Seat } from '@three-crowns/core';
import type { Reaching } from '../screen/reaching.ts';
import type { AnyMoment } from '../session/snapshot.ts';

/** Somebody who is asked at a table, and wants a hint. */
export interface Advised {
  readonly table: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly seat: Seat;
  /** The game from its start to the question, as it was seen on the screen: nothing else is looked at. */
  readonly seen: readonly AnyMoment[];
}

export interface Listening {
  readonly signal: AbortSignal;
  /** How much of the work is done, from 0 to 1. */
  onShare?(share: number): void;
}

/** Reasons as sentences. */
export type Wording = (whys: readonly Why[], of: Spoken) => readonly string[];

export interface Spoken {
  readonly game: AnyGame;
  readonly names: readonly string[];
  readonly language: Language;
}

export interface CoachWords {
  readonly why: Wording;
  readonly reach: Reaching | undefined;
}

export interface Coaching {
  /** Rejects once it is stopped. */
  advise(advised: Advised, listening: Listening): Promise<Advice>;
  /** The words of a game, loaded with the first hint. */
  wordsOf(game: string): Promise<CoachWords>;
}
