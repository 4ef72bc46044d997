/** A game of King of the Valley that is nearly over: a coach has soon looked at what is left. */
import {
  type GameRecord,
  newRecord,
  openTable as open,
  playMove,
  randomMove,
  recordOf,
  stateOf,
  worldLuck,
} from '../packages/core/src/index.ts';
import { kingOfTheValley } from '../packages/king-of-the-valley/src/index.ts';

const SEATS = [{ name: 'Mathilde' }, { name: 'Anselm', bot: 'page' }];
/** Moves to the end, about. */
const LEFT = 12;

/** Somebody has a choice between several moves, late in a game. */
export function lateGame(): GameRecord {
  const begin = () =>
    open(kingOfTheValley, newRecord(kingOfTheValley, { options: { seats: 2 }, seats: SEATS, seed: 'hint' }));
  const playTo = (isThere: (plies: number, seat: number, moves: number) => boolean) => {
    const table = begin();
    const luck = worldLuck('hint');
    for (let next = randomMove(kingOfTheValley, stateOf(table), luck); next !== undefined; ) {
      const { length } = kingOfTheValley.rules.legalMoves(stateOf(table), next.seat);
      if (isThere(table.moments.length, next.seat, length)) break;
      playMove(table, next.seat, next.move);
      next = randomMove(kingOfTheValley, stateOf(table), luck);
    }
    return table;
  };
  const whole = playTo(() => false).moments.length;
  return recordOf(playTo((plies, seat, moves) => plies > whole - LEFT && seat === 0 && moves > 3));
}
