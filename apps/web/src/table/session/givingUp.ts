/** How a local table ends before its game does: somebody gives up, or all agree to break it off. */
import {
  type AbandonEntry,
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
  const { course } = table;
  const persons = isEnded(table) ? [] : personsIn(course);
  return {
    canResign: typeof viewer === 'number' && persons.includes(viewer),
    endsByResigning: persons.length === 1 || othersIn(course) === 1,
    canAbandon: persons.length > 0,
  };
}

/** A bot plays the seat on where others are left who need it. */
export function resignOf({ course }: AnyTable, seat: Seat): ResignEntry {
  return { kind: 'resign', seat, ...(othersIn(course) > 1 && { bot: STAND_IN }) };
}

export const abandonOf = ({ course }: AnyTable): AbandonEntry => ({ kind: 'abandon', agreed: personsIn(course) });

/** How many are left when one more gives up. */
const othersIn = ({ bots, resigned }: AnyTable['course']): number => bots.length - resigned.length - 1;
