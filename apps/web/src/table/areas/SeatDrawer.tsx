import type { Seat } from '@three-crowns/core';
import { Drawer } from '../../design/Drawer.tsx';
import type { GameScreen, TableActions, TableView } from '../screen/screen.ts';
import { SeatAlone } from './SeatAlone.tsx';

interface Props {
  readonly screen: GameScreen;
  readonly view: TableView;
  readonly actions: TableActions;
  readonly seat: Seat;
  onClose(): void;
}

/** All that another seat has; nothing can be chosen there. */
export function SeatDrawer({ screen, view, actions, seat, onClose }: Props) {
  return (
    <Drawer open title={view.seats[seat].name} onClose={onClose}>
      <SeatAlone {...{ screen, view, actions, seat }} />
    </Drawer>
  );
}
