/** The kings of the drawings: red and blue, as the first two seats of a table. */
import { SEAT_CHARGES, SEAT_COLOURS, type SeatInfo } from '../../../../seats/seats.ts';

export const KINGS: readonly SeatInfo[] = [0, 1].map((seat) => ({
  seat,
  name: '',
  bot: undefined,
  colour: SEAT_COLOURS[seat],
  charge: SEAT_CHARGES[seat],
}));
