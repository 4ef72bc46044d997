/** The unit: random tic-tac-toe on two packed numbers. It measures the machine, so that ratios to it can be compared. */
import type { Subject } from './subject.ts';

const LINES = [0o700, 0o070, 0o007, 0o444, 0o222, 0o111, 0o421, 0o124];
const FULL = 0o777;
const GAMES_AT_ONCE = 1000;

let word = 1;

function playGame(): number {
  let mine = 0;
  let theirs = 0;
  let moves = 0;
  while ((mine | theirs) !== FULL) {
    const free: number[] = [];
    for (let cell = 1; cell <= FULL; cell <<= 1) if (((mine | theirs) & cell) === 0) free.push(cell);
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
    const next = mine | free[(word >>> 8) % free.length];
    moves += 1;
    if (LINES.some((line) => (next & line) === line)) return moves;
    mine = theirs;
    theirs = next;
  }
  return moves;
}

function playGames(): number {
  let moves = 0;
  for (let i = 0; i < GAMES_AT_ONCE; i++) moves += playGame();
  return moves;
}

export const unit: Subject = {
  name: 'tic-tac-toe, packed (the unit)',
  what: 'moves',
  thread: 'unit',
  prepare: () => playGames,
};
