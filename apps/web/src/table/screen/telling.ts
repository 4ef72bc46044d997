/** How a game tells what somebody did: in steps that a person would name, with pieces and icons. */
import type { Game, Language, Seat, Texts } from '@three-crowns/core';
import { formatMessage } from '@three-crowns/texts';
import type { ReactNode } from 'react';
import type { TableView } from './screen.ts';

/** One thing that was done: rolled, harvested, recruited. */
export interface Step<E = unknown> {
  readonly deed: string;
  readonly seat: Seat;
  /** The moments of the game that it began and ended with. */
  readonly from: number;
  readonly to: number;
  /** As the viewer may know them, those that only go with it among them. */
  readonly events: readonly E[];
}

export interface StepProps<S = unknown, M = unknown, E = unknown> {
  readonly view: TableView<S, M, E>;
  readonly step: Step<E>;
}

/** The words of it. */
export interface Deeds<E = unknown> {
  /**
   * What an event tells of in the turn of a seat. Events of one deed in a row are one step, so a deed that stands for
   * itself has a name of its own. Undefined: it goes with the step before it.
   */
  deedOf(event: E, turn: Seat): string | undefined;
  /** Deeds that a turn is not remembered by, where there is another. */
  readonly minor: readonly string[];
  /** "recruits an Archer", after the name of who did it. */
  say(step: Step<E>, language: Language): string;
  /** The things on the board that it was about. */
  targetsOf(step: Step<E>): readonly string[];
}

export interface Telling<S = unknown, M = unknown, E = unknown> extends Deeds<E> {
  /** Where scenes are played: the board has a place for them, or they stand below the opponents. */
  readonly place: 'board' | 'side';
  /** Also what the own seat does. */
  readonly tellsOwn: boolean;
  /** The pieces of it, large. */
  Picture(props: StepProps<S, M, E>): ReactNode;
  /** What it cost and brought, in a row of icons. */
  Gains(props: StepProps<S, M, E>): ReactNode;
}

type ToldTexts<Key extends string> = { readonly [L in Language]: Readonly<Record<Key, string>> };

/** Says a text of the scenes with what the game's own sentence of the event is made from: its cards, tiles and amounts. */
export function toldWords<S, M, E, Key extends string>({ words }: Game<S, M, E>, told: ToldTexts<Key>) {
  const texts: Texts = {
    en: { ...words.texts.en, ...told.en },
    de: { ...words.texts.de, ...told.de },
    fr: { ...words.texts.fr, ...told.fr },
  };
  return (language: Language, key: Key, event: E): string =>
    formatMessage(texts, language, { key, args: words.describeEvent(event)?.args ?? {} });
}
