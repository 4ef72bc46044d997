/** How a local table ends before its game does: somebody gives up, or all agree to break it off. */
import {
  type AbandonEntry,
  type Course,
  isEnded,
  personsIn,
  type ResignEntry,
  type Seat,
  type Table,
  type Viewer,
} from '@three-crowns/core';
import { STAND_IN } from '../../seats/levels.ts';
import type { Snapshot } from './snapshot.ts';

type AnyTable = Table<unknown, unknown, unknown, unknown>;

type Offered = Pick<Snapshot, 'canResign' | 'endsByResigning' | 'canAbandon'>;

/** Only the person at the screen gives up; where nobody plays but bots, nothing is given up. */
export function offeredEnds(table: AnyTable, viewer: Viewer): Offered {
  return isEnded(table) ? NONE_OFFERED : offeredTo(table.course, viewer);
}

const NONE_OFFERED: Offered = { canResign: false, endsByResigning: false, canAbandon: false };

/** The same at a table that has not ended. */
export function offeredTo(course: Course, viewer: Viewer): Offered {
  const persons = personsIn(course);
  return {
    canResign: typeof viewer === 'number' && persons.includes(viewer),
    endsByResigning: persons.length === 1 || othersIn(course) === 1,
    canAbandon: persons.length > 0,
  };
}

/** A bot plays the seat on where others are left who need it. */
export function resignOf({ course }: Pick<AnyTable, 'course'>, seat: Seat): ResignEntry {
  return { kind: 'resign', seat, ...(othersIn(course) > 1 && { bot: STAND_IN }) };
}

export const abandonOf = ({ course }: AnyTable): AbandonEntry => ({ kind: 'abandon', agreed: personsIn(course) });

/** How many are left when one more gives up. */
const othersIn = ({ bots, resigned }: Course): number => bots.length - resigned.length - 1;
