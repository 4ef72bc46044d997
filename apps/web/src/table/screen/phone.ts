/** What a game brings to the zones of a phone. All of it can be left out: the board and the own area do. */
import type { Language } from '@three-crowns/core';
import type { ReactNode } from 'react';
import type { IconName } from '../../design/icons/Icon.tsx';
import type { BoardProps, TableView } from './screen.ts';

/** The two places every game has: its board, and the own area behind the own crest. */
export const BOARD = 'board';
export const OWN = 'own';

/** Something that the zone in the middle can show, with its bookmark above it. */
export interface PhonePlace<S = unknown, M = unknown, E = unknown> {
  readonly key: string;
  readonly icon: IconName;
  /** The word on the bookmark, in full. */
  name(language: Language): string;
  Area(props: BoardProps<S, M, E>): ReactNode;
}

export interface PurseProps<S = unknown, M = unknown, E = unknown> extends BoardProps<S, M, E> {
  /** Shows the own area. */
  openOwn(): void;
}

export interface PhoneScreen<S = unknown, M = unknown, E = unknown> {
  /**
   * More than the board: what the zone in the middle can show, in the order of the bookmarks. The first is shown for what
   * others did; one with the key OWN takes the place of the own area.
   */
  readonly places?: readonly PhonePlace<S, M, E>[];
  /** Where the answer to what is asked lies: the key of a place, BOARD or OWN. The view goes there by itself. */
  placeOf(view: TableView<S, M, E>): string;
  /** 44 px between board and sheet: dice, own goods, what a choice leaves of them. */
  Purse?(props: PurseProps<S, M, E>): ReactNode;
  /** The sheet's height upright, by place: from 130 to 212 px. The board has the rest, whatever is asked. */
  sheetOf?(place: string, state: S): number;
  /** A colour: what is seen of the land below a sheet that has sunk. */
  readonly ground?: string;
  /** A length of CSS. The board grows with the window until it is as high, then the sheet does. */
  readonly mostHeight?: string;
}
