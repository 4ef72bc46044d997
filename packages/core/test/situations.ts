/** Tables of the toy game that the tests begin from. */
import { type GameRecord, newRecord, openTable, playText, type Table } from '../src/index.ts';
import { toy } from './toy/index.ts';
import type { Fact, Move, Options, State } from './toy/state.ts';

export type ToyTable = Table<State, Move, Fact, Options>;

/** `bots` by seat, where bots sit. */
export const fresh = (seats = 2, bots: readonly (string | undefined)[] = []): GameRecord =>
  newRecord(toy, {
    options: { seats },
    seed: 'table',
    seats: Array.from({ length: seats }, (_, i) => ({ name: `Seat ${i + 1}`, ...(bots[i] ? { bot: bots[i] } : {}) })),
  });

/** Seat 1 to move, with a card that gives two choices of crown or shield in hand. */
export function beforeGain(record = fresh()): ToyTable {
  const state = toy.rules.setup({ seats: 2 }, 'table');
  Object.assign(state, {
    phase: 'turn',
    kept: [true, true],
    hands: [
      [1, 4],
      [2, 3],
    ],
    deck: [5, 6, 7, 8, 9, 10, 11, 12, 13, 14],
  });
  return openTable(toy, { ...record, position: toy.notation.formatPosition(state) });
}

/** Inside the ability of that card. */
export function insideGain(record = fresh()): ToyTable {
  const table = beforeGain(record);
  playText(table, 0, 'play 1');
  return table;
}
