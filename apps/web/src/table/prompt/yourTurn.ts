import { isAlone } from '../../seats/seats.ts';
import type { TableView } from '../screen/screen.ts';
import type { T } from '../texts/index.ts';

/** A single person needs no name to know who is meant. */
export function yourTurn({ asked, seats }: Pick<TableView, 'asked' | 'seats'>, t: T): string {
  if (asked === undefined || isAlone(seats)) return t('turn.you');
  return t('turn.yours', { name: seats[asked.seat].name });
}
