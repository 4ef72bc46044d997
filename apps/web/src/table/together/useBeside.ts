/** A phone beside a television: the table is there, the phone holds only what is its own. */
import { useState } from 'react';
import { isSwitch, keptByTable } from '../../storage/byTable.ts';
import type { Snapshot } from '../session/snapshot.ts';

export interface Beside {
  /** A television shows this table, and a seat of it is held here. */
  readonly isPossible: boolean;
  /** Nobody has said yet whether this phone should be held so. */
  readonly isOpen: boolean;
  readonly isOn: boolean;
  set(isOn: boolean): void;
}

const chosen = keptByTable('three-crowns.beside', isSwitch);

export function useBeside(table: string, { together }: Snapshot, isPhone: boolean): Beside {
  const [choice, setChoice] = useState(() => chosen.of(table));
  const isPossible =
    isPhone && together !== undefined && together.attendance.televisions > 0 && together.mine.length > 0;
  return {
    isPossible,
    isOpen: isPossible && choice === undefined,
    // Where the television goes the board comes back.
    isOn: isPossible && choice === true,
    set: (isOn) => {
      chosen.keep(table, isOn);
      setChoice(isOn);
    },
  };
}
