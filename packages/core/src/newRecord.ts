/** The record a new game begins with. */
import { checkLuck } from './fair.ts';
import type { Game, Seed } from './game.ts';
import { type GameRecord, parseRecord, RECORD_FORMAT, type RecordSeat } from './record.ts';
import { seatCount } from './seats.ts';

export interface NewGame {
  readonly options: unknown;
  readonly seed: Seed;
  /** "Seat 1" and so on when left out. */
  readonly seats?: readonly RecordSeat[];
  /** A promise of luck that was made before the nonces: see fair.ts. */
  readonly table?: string;
  readonly commitment?: string;
  /** By seat; null where none was given. */
  readonly nonces?: readonly (string | null)[];
  readonly position?: readonly string[];
}

/** Throws BadInput when the options or anything else are not as they must be. */
export function newRecord<S, M, E, O>(game: Game<S, M, E, O>, { options: raw, seats, ...rest }: NewGame): GameRecord {
  const options = game.parseOptions(raw);
  const names = Array.from({ length: seatCount(game, options) }, (_, i) => ({ name: `Seat ${i + 1}` }));
  const record = parseRecord({
    format: RECORD_FORMAT,
    game: game.id,
    rulesVersion: game.rulesVersion,
    contentHash: game.contentHash(options),
    options: game.formatOptions(options),
    seats: seats ?? names,
    ...rest,
    log: [],
  });
  checkLuck(record);
  return record;
}
