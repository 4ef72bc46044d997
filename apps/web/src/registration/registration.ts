/** All that the app knows of a game before it is opened, and where the rest of it lies: one value a game. */
import type { GameFacts, Language, Versions } from '@three-crowns/core';
import type { ComponentType } from 'react';
import type { RawOptions } from '../newGame/draft.ts';
import type { NewGameForm } from '../newGame/form.ts';
import type { SeatColour } from '../seats/seats.ts';
import type { Guide } from '../table/screen/guide.ts';
import type { Reasons } from '../table/screen/reasons.ts';
import type { GameScreen } from '../table/screen/screen.ts';

/** What is loaded is loaded when it is needed, so that a page carries no other game. */
export interface Registration {
  readonly facts: GameFacts;
  readonly shelf: Shelf;
  /** Those of today, and every earlier version. */
  rules(): Promise<Versions>;
  /** Without a board of its own a game is played on the plain one. */
  screen?(): Promise<GameScreen>;
  /** Why a move is good, in its own words; without them the coach says it in words for every game. */
  reasons?(): Promise<Reasons>;
  /** The option fields of a new game, where the plain list of `game.options` will not do. */
  form?(): Promise<NewGameForm>;
  /** With it the first game somebody plays is guided. */
  readonly firstGame?: FirstGame;
  /** The pages about its rules. */
  book?(): Promise<ComponentType>;
}

export interface FirstGame {
  readonly options: RawOptions;
  guide(): Promise<Guide>;
}

/** How the game stands on the first page. */
export interface Shelf {
  readonly colour: SeatColour;
  /** On the lid of its box. */
  picture(): Promise<ComponentType>;
  readonly texts: { readonly [L in Language]: ShelfTexts };
}

export interface ShelfTexts {
  /** One sentence that makes people want to play. */
  readonly line: string;
  /** Its character, in two or three words. */
  readonly kind: string;
}
