/** Games that a simulated table begins with: all three, every number of seats, fresh or well under way. */
import {
  type AnyGame,
  type GameRecord,
  newRecord,
  openTable,
  playMove,
  randomMove,
  stateOf,
  worldLuck,
} from '@three-crowns/core';
import { kingOfTheValley } from '@three-crowns/king-of-the-valley';
import { kingsWill } from '@three-crowns/kings-will';
import { valeria } from '@three-crowns/valeria';
import type { AnyTable } from '../../src/index.ts';

const GAMES: readonly AnyGame[] = [kingOfTheValley, kingsWill, valeria];
const PLIES = [0, 0, 5, 40, 90, 150];

export interface Start {
  readonly game: AnyGame;
  readonly record: GameRecord;
  /** At the end of the record: fork it. */
  readonly table: AnyTable;
}

const STARTS = new Map<string, Start>();

/** One of a limited number, so that the games need not be dealt and played for every schedule. */
export function startOf(number: number): Start {
  const game = GAMES[number % GAMES.length];
  const { min, max } = game.seats;
  const least = Math.max(2, min);
  const seats = least + (Math.floor(number / GAMES.length) % (max - least + 1));
  const plies = PLIES[Math.floor(number / 12) % PLIES.length];
  const key = `${game.id} ${seats} ${plies}`;
  const known = STARTS.get(key) ?? played(game, seats, plies);
  STARTS.set(key, known);
  return known;
}

function played(game: AnyGame, seats: number, plies: number): Start {
  const names = Array.from({ length: seats }, (_, seat) =>
    seat === 2 || seat === 4 ? { name: 'Bot', bot: 'page' } : { name: `Person ${seat + 1}` },
  );
  const seed = `simulation ${game.id} ${seats} ${plies}`;
  const record = newRecord(game, { options: { seats }, seed, seats: names });
  const table = openTable(game, record);
  const luck = worldLuck(seed);
  for (let ply = 0; ply < plies; ply++) {
    const choice = randomMove(game, stateOf(table), luck);
    if (choice === undefined) break;
    playMove(table, choice.seat, choice.move);
  }
  return { game, record, table };
}
