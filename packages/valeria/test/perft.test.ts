/** Move counting. Each row is named after the trap it guards, and its numbers are derived by hand in the remark. */
import { describe, expect, test } from 'vitest';
import { PLACE_NAMES } from '../src/grid.ts';
import { formatMove } from '../src/notation.ts';
import { clone, type State } from '../src/state.ts';
import { legalMoves, pending, play } from '../src/turn.ts';
import { type Situation, table } from './situation.ts';
import { bruteMoves } from './twin/bruteForce.ts';
import { modelOf } from './twin/model.ts';

/** Counts the sequences of moves of this length, whoever makes them, asking the twin at every step. */
function perft(state: State, depth: number): number {
  let count = 0;
  for (const { seat } of pending(state)) {
    const moves = legalMoves(state, seat);
    expect(moves.map((move) => formatMove(state, move)).sort()).toEqual(bruteMoves(modelOf(state), seat));
    if (depth === 1) count += moves.length;
    else {
      for (const move of moves) {
        const next = clone(state);
        play(next, seat, move);
        count += perft(next, depth - 1);
      }
    }
  }
  return count;
}

/** Nothing in the grid but these. */
const bare = (grid: Readonly<Record<string, string>> = {}): Record<string, string> => ({
  ...Object.fromEntries(PLACE_NAMES.map((name) => [name, ''])),
  ...grid,
});

function rolled(at: Situation, one: number, two: number): Situation {
  at.roll(one, two);
  return at;
}

interface Row {
  readonly trap: string;
  readonly at: () => Situation;
  /** Sequences of 1, 2, 3, … moves. */
  readonly counts: readonly number[];
}

const ROWS: readonly Row[] = [
  {
    // 3 + 1 or 2 + 2, and three resources. Then 6 with a gold, 5 with a strength, 6 with a magic; a second archer costs five.
    trap: 'magic stands in for gold, but one gold is real',
    at: () => table({ grid: bare({ c4: 'archer archer' }), players: [{ has: '3G 2M' }, {}] }),
    counts: [5, 6 + 5 + 6 + 3 + 3],
  },
  {
    // Three magic are owed: 9 + 1 or 8 + 2 of strength. Slain, it asks for gold or citizen; a gold makes the cleric payable.
    trap: 'a cost in magic leaves less of it to stand in',
    at: () => table({ grid: bare({ m3: 'spider-queen', c1: 'cleric' }), players: [{ has: '9S 5M' }, {}] }),
    counts: [5, 6 + 6 + 6 + 2 + 2],
  },
  {
    // Two calls of the herald are six answers, of either player first; then three resources.
    trap: 'two players answer at the same time, each once',
    at: () => rolled(table({ phase: 'roll', grid: bare(), players: [{}, {}] }), 1, 1),
    counts: [12, 72, 216],
  },
  {
    // One or two gold, one magic, or nothing; then what the first thief has left.
    trap: 'two thieves and one victim',
    at: () =>
      rolled(table({ phase: 'roll', grid: bare(), players: [{ citizens: 'thief thief' }, { has: '2G 1M' }] }), 3, 4),
    counts: [4, 2 + 3 + 3 + 4],
  },
  {
    // Each on each die, or none. Then without Foxgrove 5, without the Palace 5, without the Orchid 4 since the one stays; or
    // three answers to the herald of each player.
    trap: 'three domains on two dice: each once, and it must change the die',
    at: () => {
      const domains = 'palace-of-the-dawn foxgrove-palisade desert-orchid';
      return rolled(table({ phase: 'roll', grid: bare(), players: [{ domains, has: '2G' }, {}] }), 3, 3);
    },
    counts: [7, 4 * 5 + 2 * 4 + 6],
  },
  {
    // The only citizen comes by itself; then two places want the event. A magic gives the warrior a second price.
    trap: 'one action, two stacks gone, one event on the pile',
    at: () =>
      table({
        options: { events: 'on' },
        grid: bare({ m5: 'orc-warrior', c1: 'cleric' }),
        events: 'mimic',
        players: [{ has: '9S' }, {}],
      }),
    counts: [4, 4 + 4 + 5 + 2],
  },
  {
    // Three monks, gold for two of them, or none. After one of them two answers are left, else the three resources.
    trap: 'trades: as often as activated, as far as the gold goes',
    at: () =>
      rolled(
        table({
          phase: 'roll',
          grid: bare(),
          players: [{ citizens: 'cleric' }, { citizens: 'monk monk monk', has: '2G' }],
        }),
        1,
        2,
      ),
    counts: [3, 2 + 3 + 3],
  },
  {
    // Five columns twice, two citizens each time.
    trap: 'alone, a double six',
    at: () => table({ options: { seats: 1 }, actions: 1, dice: [6, 6], players: [{}] }),
    counts: [3, 15, 30, 150],
  },
];

describe('perft', () => {
  for (const { trap, at, counts } of ROWS) {
    test(trap, () => {
      const { state } = at();
      expect(counts.map((_, i) => perft(state, i + 1))).toEqual(counts);
    });
  }
});
