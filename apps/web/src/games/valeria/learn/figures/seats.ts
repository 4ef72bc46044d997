/** The players of the drawings have the colours of the first seats of a table. */
import { SEAT_CHARGES, SEAT_COLOURS } from '../../../../seats/seats.ts';

export const SEATS = SEAT_COLOURS.map((colour, seat) => ({ seat, colour, charge: SEAT_CHARGES[seat] }));

/** Red and blue. */
export const SEAT_NAMES = ['scoring.first', 'scoring.second'] as const;
