/** Move counting. Each row is named after the trap it guards, and its numbers are derived by hand in the remark. */
import { describe, expect, test } from 'vitest';
import { formatMove } from '../src/notation.ts';
import { formatPosition } from '../src/position/format.ts';
import { clone, type State } from '../src/state.ts';
import { legalMoves, play } from '../src/turn.ts';
import { bruteMoves } from './bruteForce.ts';
import { modelOf } from './model.ts';
import { situation } from './situation.ts';

/** Counts the sequences of moves of this length, asking the brute force at every step. */
function perft(state: State, depth: number): number {
  const moves = legalMoves(state, state.turn);
  const texts = moves.map((move) => formatMove(state, move)).sort();
  expect(texts).toEqual(bruteMoves(modelOf(formatPosition(state))));
  if (depth === 1) return moves.length;
  return moves.reduce((sum, move) => {
    const next = clone(state);
    play(next, next.turn, move);
    return sum + perft(next, depth - 1);
  }, 0);
}

interface Row {
  readonly trap: string;
  readonly position: string;
  readonly seats?: number;
  /** Sequences of 1, 2, 3, … moves. */
  readonly counts: readonly number[];
}

const ROWS: readonly Row[] = [
  {
    // Two tiles alone, or both from behind the second: then a slope, twice.
    trap: 'a pair is one move more, not another landing place',
    position: `
      valley
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  F  F  .  .
      kings a1 e5`,
    counts: [3, 6],
  },
  {
    // Three priests and the queen; then two priests and the queen, or two slopes.
    trap: 'three priests in a row: every order, none twice',
    position: `
      valley
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  P  P  P  Q
      kings a1 e5
      castle 1 gold 3 kingdoms 0`,
    counts: [4, 11],
  },
  {
    // After a priest only the queen is left; after the queen two slopes.
    trap: 'gold for one priest only',
    position: `
      valley
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  P  P  P  Q
      kings a1 e5
      castle 1 gold 1 kingdoms 0`,
    counts: [4, 5],
  },
  {
    // Over b1 to c1 or e1; over c1, which leaves no gold, to e1; or e1 and two slopes.
    trap: 'a coin on the first priest pays the second',
    position: `
      valley
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  P+1 P  .  Q
      kings a1 e5
      castle 1 gold 1 kingdoms 0`,
    counts: [3, 5],
  },
  {
    // a2 and a3 alone, both of them under blue's feet, a5, and e5 behind two kings; two slopes; player 2 may recruit.
    trap: 'kings on the way: passed, not taken, landed on only with a set',
    position: `
      valley
      F  F  F  F  F
      F  F  F  F  F
      F  F  .  F  F
      F  F  F  F  F
      .  .  .  .  .
      kings a1 b2 a4 d4`,
    seats: 4,
    counts: [5, 10, 30],
  },
  {
    // Three alone and three pairs; the farmers or the wives for the first; two slopes.
    trap: 'collectors: which two of three, then which column',
    position: `
      valley
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  T3 T4 T5 .
      kings a1 e5
      castle 1 gold 0 kingdoms 0 up 4F 4W`,
    counts: [6, 12, 24],
  },
  {
    // (1 + x + x²)² (1 + x)² has 10 x³: two lions, two falcons, a sun and the jester, three of them.
    trap: 'knights turned down: by order and with the jester',
    position: `
      valley
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  .  T4 .  .
      kings a1 e5
      castle 1 gold 0 kingdoms 0 up 2Kl 2Kf Ks JK`,
    counts: [1, 10, 20],
  },
  {
    // Three pick-ups; two tiles against three subjects. Then, with one wizard, six columns for the jester (2 ways) or two
    // slopes (4 ways): 20 each. With two wizards 12 for the jester, and 6 + 6 + 6 + 3 second swaps.
    trap: 'two wizards and a jester on the hill',
    position: `
      valley
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  Z  Z  .  .
      kings a1 e5
      left J Q
      right P F
      castle 1 gold 0 kingdoms 0 up F D`,
    counts: [3, 18, 73],
  },
  {
    // Four slots or none; 15 tiles; then the choices of a kingdom with the tile taken: 36 after a farmer (twice), 40 after a
    // wife (twice), 30 after none, where the three knights leave no set and only the slope is asked.
    trap: 'recruit, summon, kingdom, replenish: the whole turn',
    position: `
      turn 1 round 2 phase recruit start 1
      kings c3 e5
      castle 1 gold 3 kingdoms 0 up Q D C Ks`,
    counts: [5, 75, 182],
  },
];

describe('perft', () => {
  for (const { trap, position, seats = 2, counts } of ROWS) {
    test(trap, () => {
      const { state } = situation(position, { seats });
      expect(counts.map((_, i) => perft(state, i + 1))).toEqual(counts);
    });
  }
});
