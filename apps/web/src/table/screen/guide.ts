/** What a game teaches in the first game somebody plays of it: a real one, with a word beside it. */
import type { Language, Seat } from '@three-crowns/core';
import type { ReactNode } from 'react';
import type { TableView } from './screen.ts';

/** Something that happened, with the state before it as the player saw it. */
export interface Step<S = unknown, E = unknown> {
  readonly before: S;
  readonly event: E;
}

export interface Lesson<S = unknown, E = unknown> {
  readonly key: string;
  /** What happened there has taught it. */
  isTaughtBy(step: Step<S, E>, own: Seat): boolean;
  /** It builds upon all others: only what comes after them counts. */
  readonly isLast?: boolean;
}

/** How far somebody has come. */
export interface Progress<S = unknown, E = unknown> {
  /** By lesson. */
  readonly learned: readonly boolean[];
  /** What the player did last; nothing at the start. */
  readonly last: readonly Step<S, E>[];
}

/** One instruction, of at most 16 words in all. */
export interface Advice {
  /** The number of its lesson, from 0; none where it belongs to no lesson. */
  readonly lesson: number | undefined;
  readonly head: string;
  readonly text: string;
  /** The things it speaks of. */
  readonly marks: readonly string[];
  /** The section of the book that says more. */
  readonly section: string;
}

export interface Goal {
  readonly title: string;
  readonly text: string;
}

export interface Guide<S = unknown, M = unknown, E = unknown> {
  readonly lessons: readonly Lesson<S, E>[];
  /** How the game is won, in one sentence, and when it ends. */
  goal(language: Language): Goal;
  /** What scores, each with its worth. */
  Worth(props: { readonly view: TableView<S, M, E> }): ReactNode;
  /** What to say to a question. Undefined where it needs no more than the question itself. */
  advise(view: TableView<S, M, E>, progress: Progress<S, E>, language: Language): Advice | undefined;
}
