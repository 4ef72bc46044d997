/** The seats of a game, counted and named. */
import { BadInput, shown } from './errors.ts';
import type { Decision, Game, Seat, Viewer } from './game.ts';

/** Every game keeps its number of players under `seats` in its written options. */
export function seatCount<S, M, E, O>(game: Game<S, M, E, O>, options: O): number {
  const { seats } = game.formatOptions(options);
  if (typeof seats !== 'number') throw new Error(`${game.id}: formatOptions must hold the number of seats`);
  return seats;
}

export function viewersOf(seats: number): Viewer[] {
  return [...Array(seats).keys(), 'spectator'];
}

/** Of several who are asked at once: first who answers unasked (a bot, a standing wish), then who holds the screen. */
export function askedFirst(
  asked: readonly Decision[],
  answersItself: (seat: Seat) => boolean,
  holder?: Seat,
): Decision | undefined {
  return asked.find(({ seat }) => answersItself(seat)) ?? asked.find(({ seat }) => seat === holder) ?? asked[0];
}

/** The option `start` of a game: a seat from 1, as a number or, from a command line, as text. */
export function startAt(raw: unknown, seats: number): Seat | 'random' {
  if (raw === undefined || raw === 'random') return 'random';
  const seat = typeof raw === 'string' && /^[1-9]$/.test(raw) ? Number(raw) : raw;
  if (typeof seat !== 'number' || !Number.isInteger(seat) || seat < 1 || seat > seats) {
    throw new BadInput('options.start', `expected random or a seat from 1 to ${seats}, found ${shown(raw)}`);
  }
  return seat - 1;
}

/** Names of the house, for computers that nobody has named. */
export const HOUSE_NAMES = ['Mathilde', 'Anselm', 'Brida', 'Corvin', 'Dagmar', 'Edda'] as const;
