import type { Language, Seat } from '@three-crowns/core';

/** What a seat can get next, from where it will stand. */
export interface Reach {
  readonly seat: Seat;
  readonly from: string;
  readonly targets: readonly string[];
}

/** Of whom it is spoken. */
export interface ReachSpoken<S = unknown> {
  /** Before the move. */
  readonly state: S;
  /** Whose move it is. */
  readonly own: Seat;
  readonly names: readonly string[];
  readonly language: Language;
}

/** What a move of a game leads to on its board, for what a hint draws and says beyond the move. */
export interface Reaching<S = unknown, M = unknown> {
  /** Own reach and that of the next rival; none of those who can get nothing worth a word. */
  after(state: S, seat: Seat, move: M): readonly Reach[];
  /** In a sentence that names things and places. */
  say(reach: Reach, spoken: ReachSpoken<S>): string;
}
