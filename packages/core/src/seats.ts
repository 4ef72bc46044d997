/** The seats of a game, counted and named. */
import type { Game, Viewer } from './game.ts';

/** Every game keeps its number of players under `seats` in its written options. */
export function seatCount<S, M, E, O>(game: Game<S, M, E, O>, options: O): number {
  const { seats } = game.formatOptions(options);
  if (typeof seats !== 'number') throw new Error(`${game.id}: formatOptions must hold the number of seats`);
  return seats;
}

export function viewersOf(seats: number): Viewer[] {
  return [...Array(seats).keys(), 'spectator'];
}
