import type { TableView } from '../screen/screen.ts';
import type { T } from '../texts/index.ts';

/** A single person needs no name to know who is meant. */
export function yourTurn({ asked, seats }: Pick<TableView, 'asked' | 'seats'>, t: T): string {
  const isAlone = seats.filter(({ bot }) => bot === undefined).length === 1;
  if (asked === undefined || isAlone) return t('turn.you');
  return t('turn.yours', { name: seats[asked.seat].name });
}
