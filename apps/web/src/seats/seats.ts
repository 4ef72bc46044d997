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
  /** A person gave up here, whoever played on. */
  readonly gaveUp?: boolean;
}

/** Set smaller, and in more than one line, where a line is short: a name always stands whole. */
export const isLongName = (name: string): boolean => name.length > 11;

/** One person, with or without bots: nobody else has to be asked. */
export const isAlone = (seats: readonly SeatInfo[]): boolean =>
  seats.filter(({ bot }) => bot === undefined).length === 1;

/** Who plays a seat may have changed: a bot plays on for a person who gave up. */
export function seatsOf(
  { seats }: Pick<GameRecord, 'seats'>,
  bots: readonly (string | undefined)[] = seats.map(({ bot }) => bot),
  resigned: readonly Seat[] = [],
): SeatInfo[] {
  return seats.map(({ name }, seat) => ({
    seat,
    name,
    bot: bots[seat],
    colour: SEAT_COLOURS[seat],
    charge: SEAT_CHARGES[seat],
    ...(resigned.includes(seat) ? { gaveUp: true } : {}),
  }));
}
