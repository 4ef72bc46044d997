/** Moves at a table: from the text to what would be stored. */
import {
  type AnyGame,
  askedAt,
  type Command,
  NO_QUESTION,
  newRecord,
  openTable,
  playMove,
  prepare,
  questionOf,
  randomMove,
  type Seat,
  stateOf,
  type Table,
  worldLuck,
} from '@three-crowns/core';

type AnyTable = Table<unknown, unknown, unknown, unknown>;

/** Plies of the tables at which moves are prepared. */
const TABLES = [15, 30, 45, 60];

/** Every legal move at each of the tables, again and again. */
export function preparing(game: AnyGame): () => number {
  const commands = TABLES.flatMap((plies) => {
    const table = tableAfter(game, plies);
    return askedAt(table).flatMap(({ seat }) => commandsOf(table, seat).map((command) => ({ table, command })));
  });
  let i = 0;
  return () => {
    for (let k = 0; k < commands.length; k++) {
      const { table, command } = commands[k];
      prepare(table, { ...command, id: `${i}` });
      i += 1;
    }
    return commands.length;
  };
}

function tableAfter(game: AnyGame, plies: number): AnyTable {
  const table: AnyTable = openTable(game, newRecord(game, { options: { seats: game.seats.max }, seed: 'bench' }));
  const luck = worldLuck('bench');
  for (let ply = 0; ply < plies; ply++) {
    const next = randomMove(table.game, stateOf(table), luck);
    if (next !== undefined) playMove(table, next.seat, next.move);
  }
  return table;
}

/** Every legal move of the seat. */
function commandsOf(table: AnyTable, seat: Seat): Command[] {
  const { rules, notation } = table.game;
  const question = questionOf(table, seat) ?? NO_QUESTION;
  return rules.legalMoves(stateOf(table), seat).map((move) => {
    const text = notation.formatMove(stateOf(table), move);
    return { id: '', entry: { kind: 'move', seat, text }, question };
  });
}
