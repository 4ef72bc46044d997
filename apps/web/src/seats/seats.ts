/** Who sits where: every seat has a colour and a charge, so that colour is never the only sign. */
import type { GameRecord, Seat } from '@three-crowns/core';

export const SEAT_COLOURS = ['crimson', 'azure', 'forest', 'violet', 'amber'] as const;
export type SeatColour = (typeof SEAT_COLOURS)[number];
export const SEAT_CHARGES = ['lion', 'eagle', 'oak', 'rose', 'sun'] as const;
export type SeatCharge = (typeof SEAT_CHARGES)[number];

export interface SeatInfo {
  readonly seat: Seat;
  readonly name: string;
  /** The name of a bot of @three-crowns/ai; undefined for a person. */
  readonly bot: string | undefined;
  readonly colour: SeatColour;
  readonly charge: SeatCharge;
}

export function seatsOf(record: Pick<GameRecord, 'seats'>): SeatInfo[] {
  return record.seats.map(({ name, bot }, seat) => ({
    seat,
    name,
    bot,
    colour: SEAT_COLOURS[seat],
    charge: SEAT_CHARGES[seat],
  }));
}
