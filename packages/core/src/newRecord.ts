/** The record a new game begins with. */
import type { Game, Seed } from './game.ts';
import { type GameRecord, parseRecord, RECORD_FORMAT, type RecordSeat } from './record.ts';
import { seatCount } from './seats.ts';

export interface NewGame {
  readonly options: unknown;
  readonly seed: Seed;
  /** "Seat 1" and so on when left out. */
  readonly seats?: readonly RecordSeat[];
  readonly seedHash?: string;
  readonly nonces?: readonly string[];
  readonly position?: readonly string[];
}

/** Throws BadInput when the options or anything else are not as they must be. */
export function newRecord<S, M, E, O>(game: Game<S, M, E, O>, { options: raw, seats, ...rest }: NewGame): GameRecord {
  const options = game.parseOptions(raw);
  const names = Array.from({ length: seatCount(game, options) }, (_, i) => ({ name: `Seat ${i + 1}` }));
  return parseRecord({
    format: RECORD_FORMAT,
    game: game.id,
    rulesVersion: game.rulesVersion,
    contentHash: game.contentHash(options),
    options: game.formatOptions(options),
    seats: seats ?? names,
    ...rest,
    moves: [],
  });
}
