import type { SeatInfo } from '../../seats/seats.ts';
import type { Together } from '../session/together.ts';
import { PresenceCrest } from './PresenceCrest.tsx';

/** The crest on the card of another seat. */
export function SeatCrest({ seat, together }: { readonly seat: SeatInfo; readonly together: Together }) {
  return <PresenceCrest seat={seat} presence={together.attendance.seats[seat.seat]} size={38} />;
}
