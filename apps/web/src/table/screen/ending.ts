/** What a game brings to its end: the table leads through the steps, the game says what they are and draws them. */
import type { Language, Outcome } from '@three-crowns/core';
import type { ReactNode } from 'react';
import type { Noise } from '../../design/sound/sounds.ts';
import type { SeatInfo } from '../../seats/seats.ts';

/** One source of points, told for everybody at once. */
export interface EndStep {
  /** Another one in every step of a game. */
  readonly key: string;
  /** What it brings each side: the seats, then the rivals without a seat. */
  readonly points: readonly number[];
  /** Milliseconds at normal pace until the next step comes by itself; undefined: it waits for the player. */
  readonly lasts: number | undefined;
  /** What is heard when it comes, where sounds are wanted. */
  readonly noise: Noise;
}

/** A game that was played to its end. */
export interface EndProps<S = unknown> {
  /** After the last move. */
  readonly state: S;
  readonly outcome: Outcome;
  readonly seats: readonly SeatInfo[];
}

export interface EndWords {
  /** On the way through the steps: "Gold". */
  readonly name: string;
  /** The name would tell what is still face down: until the step is there, its number stands for it. */
  readonly isHidden?: boolean | undefined;
  /** What happens, for the eye and for the ear. */
  readonly sentence: string;
  /** On the button that leads to this step, where "Go on" would say too little. */
  readonly lead?: string | undefined;
}

export interface StageProps<S = unknown, Step extends EndStep = EndStep> extends EndProps<S> {
  readonly steps: readonly Step[];
  /** The step that is shown. Those before it have been told. */
  readonly at: number;
  /** By side, of everything told so far. */
  readonly totals: readonly number[];
  /** waits: equal points, and what decides is shown. falls: on those who won. */
  readonly crown: 'none' | 'waits' | 'falls';
}

/** What there is to tell; how it is drawn is another matter. */
export interface EndTelling<S = unknown, Step extends EndStep = EndStep> {
  /** "The castles are counted". */
  title(language: Language, state: S): string;
  /** In the order in which they are told. All together they are the points of the outcome. */
  steps(props: EndProps<S>): readonly Step[];
  words(language: Language, props: EndProps<S>, step: Step): EndWords;
  /** Below a name on the score pad: whom a side has served. */
  servedBy?(language: Language, props: EndProps<S>, side: number): string | undefined;
  /** While the game goes on: what a side does not list on the score pad may be points that are still face down. */
  hides?(state: S, side: number): boolean;
  /** Explains a row of the score pad, where its name does not. */
  rowNote?(language: Language, state: S, line: string): string | undefined;
}

export interface GameEnding<S = unknown, Step extends EndStep = EndStep> extends EndTelling<S, Step> {
  /** Draws the step. Nothing in it may betray what a later step uncovers. */
  Stage(props: StageProps<S, Step>): ReactNode;
}
