/** The same players once more. */
import { type AnyGame, type GameRecord, newRecord, type Seat, type Seed } from '@three-crowns/core';

/** The option that says who begins: a seat from 1, or "random". */
const START = 'start';

/** Same seats and options, a new seed, and the next seat begins where the game lets that be chosen. */
export function rematchOf(game: AnyGame, record: GameRecord, seed: Seed): GameRecord {
  const next = nextStart(game, record);
  const options = next === undefined ? record.options : { ...record.options, [START]: next + 1 };
  return newRecord(game, { options, seats: record.seats, seed });
}

/** Who begins the next game; undefined where the game does not ask. */
export function nextStart(game: AnyGame, record: GameRecord): Seat | undefined {
  const first = record.log[0];
  const spec = game.options.find(({ key }) => key === START);
  if (spec === undefined || first === undefined) return undefined;
  const next = Number.parseInt(first, 10) % record.seats.length;
  return spec.values.includes(String(next + 1)) ? next : undefined;
}
