/** A record from a file or standard input, and the game at a ply of it. */
import {
  type AnyGame,
  BadInput,
  type GameRecord,
  parseRecord,
  type Replayed,
  readLog,
  replay,
} from '@three-crowns/core';
import { wholeIn } from './args/option.ts';
import { inPlace, inPlaceLater } from './errors.ts';
import { placeOf, readJson } from './files.ts';
import { gameOf } from './games.ts';

export interface Opened {
  readonly game: AnyGame;
  readonly record: GameRecord;
  /** The name of the file, for messages. */
  readonly place: string;
}

export const RECORD_ARGUMENT = { name: 'record', about: 'the file of a record, or - for standard input' };
export const PLY_ABOUT = 'after so many moves (all of them when left out)';
/** More than a record may hold: the record itself decides. */
export const MOST_PLIES = 1_000_000;

export async function openRecord(path: string): Promise<Opened> {
  const place = placeOf(path);
  const raw = await readJson(path);
  return inPlaceLater(place, async () => {
    const record = parseRecord(raw);
    return { game: await gameOf(record), record, place };
  });
}

export function replayTo({ game, record, place }: Opened, ply: number | undefined): Replayed<unknown, unknown> {
  const all = inPlace(place, () => pliesOf(record));
  if (ply !== undefined && ply > all) {
    throw new BadInput('--ply', `expected a whole number from 0 to ${all}, found ${ply}`);
  }
  return inPlace(place, () => replay(game, record, { ply: ply ?? all }));
}

/** How many moves of it stand. */
export function pliesOf(record: GameRecord): number {
  return readLog(record).course.moves.length;
}

/** A seat as people write it, from 1. */
export function seatIn(text: string, place: string, seats: number): number {
  return wholeIn(text, place, 1, seats) - 1;
}
