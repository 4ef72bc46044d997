/** What may be taken back at a table of the server: one's own last moves at once, more when the others agree. */
import type { Course, Seat, UndoEntry } from '@three-crowns/core';
import type { Model, Seen } from '@three-crowns/protocol';
import type { Snapshot } from '../table/session/snapshot.ts';

type Offered = Pick<Snapshot, 'canUndo' | 'canAskBack' | 'dealsAnew' | 'canRedo'>;

export function offeredBackTo(
  { course, asked }: Pick<Model, 'course' | 'asked'>,
  { viewer, free, anew }: Omit<Seen, 'moments'>,
): Offered {
  if (typeof viewer !== 'number') return { canUndo: false, canAskBack: false, dealsAnew: false, canRedo: false };
  const isAsked = asked.some(({ seat }) => seat === viewer);
  return {
    canUndo: free > 0,
    canAskBack: free === 0 && lastOf(course, viewer) >= 0,
    dealsAnew: anew === true,
    canRedo: isAsked && course.undone.at(-1)?.seat === viewer,
  };
}

/** The last move, where it is free; else the own last one with all that came after it. The server asks the others. */
export function undoWanted({ course, views }: Pick<Model, 'course' | 'views'>, seat: Seat): UndoEntry {
  const free = views.find(({ viewer }) => viewer === seat)?.free ?? 0;
  const count = free > 0 ? 1 : course.moves.length - lastOf(course, seat);
  return { kind: 'undo', seat, count, agreed: [], redeal: false };
}

const lastOf = ({ moves }: Course, viewer: Seat): number => moves.findLastIndex(({ seat }) => seat === viewer);
