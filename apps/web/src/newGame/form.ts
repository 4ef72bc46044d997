/** Option fields of a game whose own list of options (`game.options`) will not do. */
import type { AnyGame } from '@three-crowns/core';
import type { ComponentType } from 'react';
import type { Trouble } from '../storage/readRecord.ts';
import type { RawOptions } from './draft.ts';

export interface NewGameOptionsProps {
  readonly game: AnyGame;
  /** As `game.parseOptions` takes them, but for `seats` and `content`, which the page asks for itself. */
  readonly options: RawOptions;
  readonly seats: number;
  /** Who sits there, by seat. */
  readonly names: readonly string[];
  /** What `game.parseOptions` says of them now, with its place. The page shows it below, too. */
  readonly trouble: Trouble | undefined;
  setOptions(options: RawOptions): void;
}

export interface NewGameForm {
  readonly NewGameOptions: ComponentType<NewGameOptionsProps>;
  /** Options close to these that suit the number of seats; asked for whenever seats come and go. */
  fit?(options: RawOptions, seats: number): RawOptions;
}
