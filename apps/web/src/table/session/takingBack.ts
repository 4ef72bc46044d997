/** What taking back and playing again mean at a local table, where bots answer what a person did. */
import {
  BadInput,
  type Course,
  dealsAnew,
  freeUndos,
  hasResignedOut,
  personsIn,
  type Seat,
  type Table,
  type UndoEntry,
  type Viewer,
} from '@three-crowns/core';
import type { Snapshot } from './snapshot.ts';

type AnyTable = Table<unknown, unknown, unknown, unknown>;

/** The last move; when all agreed, the last one of a person with what the bots answered: alone they would only play it again. */
export function undoOf({ course }: AnyTable, agreed: boolean): UndoEntry {
  const last = agreed ? lastOfPerson(course) : course.moves.length - 1;
  if (last < 0) throw new BadInput('undo', 'there is no move to take back');
  const { seat } = course.moves[last];
  const others = agreed ? personsIn(course).filter((one) => one !== seat) : [];
  return { kind: 'undo', seat, count: course.moves.length - last, agreed: others, redeal: false };
}

type Offered = Pick<Snapshot, 'canUndo' | 'canAskBack' | 'dealsAnew' | 'canRedo'>;

const NONE_OFFERED: Offered = { canUndo: false, canAskBack: false, dealsAnew: false, canRedo: false };

/**
 * Only who made a move may take it back without asking: at a shared screen it may be another person's secret. At a table of
 * which all have the same deal, nothing is ever dealt anew.
 */
export function offeredBack(table: AnyTable, viewer: Viewer, isSameForAll: boolean): Offered {
  const { course } = table;
  // What ended by agreement stays ended; a game that was played to its end can still be taken back from it.
  if (course.isAbandoned || hasResignedOut(table)) return NONE_OFFERED;
  const isFree = typeof viewer === 'number' && freeUndos(table, viewer) > 0;
  const last = lastOfPerson(course);
  const canAskBack = !isFree && !isSameForAll && last >= 0;
  return {
    canUndo: isFree,
    canAskBack,
    dealsAnew: canAskBack && dealsAnew(table, course.moves.length - last),
    canRedo: course.undone.length > 0,
  };
}

const lastOfPerson = ({ moves, bots }: Course): number =>
  moves.findLastIndex(({ seat }: { seat: Seat }) => bots[seat] === undefined);
