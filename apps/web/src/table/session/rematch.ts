/** The same players once more. */
import {
  type AnyGame,
  type GameRecord,
  type NewGame,
  newRecord,
  readLog,
  type Seat,
  type Seed,
} from '@three-crowns/core';
import type { NewTable } from '../../storage/store.ts';
import type { TableSession } from './session.ts';
import type { Snapshot } from './snapshot.ts';

/** The option that says who begins: a seat from 1, or "random". */
const START = 'start';

/** Same seats and options, a new seed, and the next seat begins where the game lets that be chosen. */
export function rematchOf(game: AnyGame, record: GameRecord, seed: Seed): NewGame {
  const next = nextStart(game, record.seats.length, readLog(record).course.moves[0]?.seat);
  const options = next === undefined ? record.options : { ...record.options, [START]: next + 1 };
  return { options, seats: record.seats, seed };
}

/** Who begins the next game; undefined where the game does not ask. `first`: who made the first move of the last one. */
export function nextStart(game: AnyGame, seats: number, first: Seat | undefined): Seat | undefined {
  const spec = game.options.find(({ key }) => key === START);
  if (spec === undefined || first === undefined) return undefined;
  const next = (first + 1) % seats;
  return spec.values.includes(String(next + 1)) ? next : undefined;
}

/** A local table of them, with the rules of `game`. Who agreed about hints has agreed on the same. */
export function rematchTable(game: AnyGame, session: TableSession, id: string, seed: Seed): NewTable {
  return { id, record: newRecord(game, session.rematch(seed)), hints: session.hints };
}

/** At one screen at any time; with people who sit elsewhere when the game is over, and by who sat there. */
export const mayPlayAgain = ({ together, ending }: Pick<Snapshot, 'together' | 'ending'>): boolean =>
  together === undefined || (ending !== undefined && together.mine.length > 0);
