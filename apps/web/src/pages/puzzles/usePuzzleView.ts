import { useMemo, useSyncExternalStore } from 'react';
import { type Picking, usePicking } from '../../table/picking/usePicking.ts';
import type { GameScreen, TableView } from '../../table/screen/screen.ts';
import { usePhone } from '../../table/screen/usePhone.ts';
import type { Snapshot } from '../../table/session/snapshot.ts';
import { useView } from '../../table/view/useView.ts';
import type { PuzzleTable } from './puzzleTable.ts';

export interface PuzzleView {
  readonly snapshot: Snapshot;
  readonly view: TableView;
  readonly picking: Picking;
}

/** What the board and the seats of a puzzle draw from. */
export function usePuzzleView(session: PuzzleTable, screen: GameScreen): PuzzleView {
  const phone = usePhone();
  const snapshot = useSyncExternalStore(session.subscribe, session.snapshot);
  const bare = useView(snapshot, screen.game);
  const picking = usePicking(session, bare, snapshot.status, phone !== undefined);
  const { choices, picked, pointed, refusal } = picking;
  const view = useMemo(
    (): TableView => ({ ...bare, choices, picked, pointed, refusal, told: [] }),
    [bare, choices, picked, pointed, refusal],
  );
  return { snapshot, view, picking };
}
