import type { Seat } from '@three-crowns/core';
import { useState } from 'react';
import { Opponent } from '../../table/areas/Opponent.tsx';
import { SeatDrawer } from '../../table/areas/SeatDrawer.tsx';
import { othersOf } from '../../table/areas/tally.ts';
import type { GameScreen, TableActions, TableView } from '../../table/screen/screen.ts';

interface Props {
  readonly screen: GameScreen;
  readonly view: TableView;
  readonly actions: TableActions;
}

/** What the others have: a good move often is one that they will not like. A click shows one in full. */
export function Rivals({ screen, view, actions }: Props) {
  const [open, setOpen] = useState<Seat>();
  return (
    <>
      {othersOf(view).map((info) => (
        <Opponent key={info.seat} {...{ screen, view, actions, info }} onOpen={setOpen} />
      ))}
      {open !== undefined && (
        <SeatDrawer {...{ screen, view, actions }} seat={open} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}
