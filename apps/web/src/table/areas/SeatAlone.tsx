import type { Seat } from '@three-crowns/core';
import type { GameScreen, TableActions, TableView } from '../screen/screen.ts';

interface Props {
  readonly screen: GameScreen;
  readonly view: TableView;
  readonly actions: TableActions;
  readonly seat: Seat;
}

/** All that a seat has, to be looked at: nothing can be chosen there. */
export function SeatAlone({ screen, view, actions, seat }: Props) {
  return <screen.SeatArea view={{ ...view, choices: [] }} actions={{ ...actions, pick: () => {} }} seat={seat} />;
}
