/** Why a move is good, in the words of a game: two sentences for every line of its score, complete by type. */
import type { Language } from '@three-crowns/core';
import type { Reaching } from './reaching.ts';
import type { Tasks } from './tasks.ts';

/** own: the line brings more. rival: it brings a rival less. Arguments: `about` so many points, `line` as the score pad has it, `name` of the rival. */
export type ReasonTexts<Line extends string = string> = Readonly<Record<`${'own' | 'rival'}.${Line}`, string>>;

export interface Reasons<Line extends string = string> {
  readonly texts: { readonly [L in Language]: ReasonTexts<Line> };
  /** By which of the sentences a line of the score is told: its key, unless several lines share them. */
  lineOf?(key: string): Line;
  /** What a move leads to on its board, where it has places. */
  readonly reach?: Reaching;
  /** What its puzzles ask; without them it is said in words that fit every game. */
  readonly tasks?: Tasks;
}
