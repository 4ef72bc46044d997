/** Move counting. Each row is named after the trap it guards, and its numbers are derived by hand in the remark. */
import { describe, expect, test } from 'vitest';
import { clone, type State } from '../src/state.ts';
import { legalMoves, pending, play } from '../src/turn.ts';
import { acting, type Situation, situation } from './situation.ts';

/** Counts the sequences of moves of this length, each by the first seat that is asked. */
function perft(state: State, depth: number): number {
  const [decision] = pending(state);
  if (decision === undefined) return 0;
  const moves = legalMoves(state, decision.seat);
  if (depth === 1) return moves.length;
  return moves.reduce((sum, move) => {
    const next = clone(state);
    play(next, decision.seat, move);
    return sum + perft(next, depth - 1);
  }, 0);
}

interface Row {
  readonly trap: string;
  readonly table: () => Situation;
  /** Sequences of 1, 2, 3, … moves. */
  readonly counts: readonly number[];
}

const ROWS: readonly Row[] = [
  {
    // Till, breed, pass; after an action three again, after passing the follower's three. Third: two actions (6 ways)
    // leave the follower three, one action and passing as well: 2 x 3 x 3; passing at once, the follower's three are
    // each followed by a choice of five tiles.
    trap: 'two actions, then the follower',
    table: () => acting('harvest', ''),
    counts: [3, 9, 18 + 15],
  },
  {
    // Educate and pass; after the fifth step education is full, so only develop is left beside passing.
    trap: 'a full scale is no choice',
    table: () => acting('govern', 'player 1 education 4 development 5\nplayer 2 education 5 development 5'),
    // educate or pass; both end player 1's tile and player 2 can only pass, so five tiles are next.
    counts: [2, 10],
  },
  {
    // Farmers on 1 and 2 of four lands, no good to swap: walks 1-2, 2-1, 2-3; six lands on the left; pass.
    trap: 'single steps, not whole walks',
    table: () => acting('move', 'lands 1 mountain/1 forest/1 meadow cornfield'),
    // 1-2 (0,2): 2-1 2-3 pass = 3; 2-1 (2,0): 1-2, six on the left, pass = 8; 2-3 (1,0,1): 1-2 3-2 3-4, six, pass = 10;
    // each new land (1,0,1,0,0): 1-2 3-2 3-4 pass = 4, six times; pass: player 2 with farmers on 2 and 3 has
    // 2-1 2-3 3-2 3-4 pass = 5.
    counts: [10, 3 + 8 + 10 + 24 + 5],
  },
  {
    // Two equal sites at a lake are one choice; so is a cost without a discount.
    trap: 'equal sites and single payments are taken by the program',
    table: () => acting('build', 'player 1 coins 0 wood 1 stone 2\nlands 1 mountain forest meadow cornfield lake/1'),
    // Castle or pass. After the castle nothing can be built any more: player 2, as poor as ever, passes too.
    counts: [2, 10],
  },
  {
    // Slots 5 to 9 but for the king's.
    trap: 'the king blocks a slot',
    table: () =>
      situation(
        'row move multiply intrigue harvest extract king enrich build govern\nplayer 1 coins 0\nplayer 2 coins 0',
      ),
    // Extract: fell, quarry, pass. Enrich: eight cards, taxes, pass. Build: nobody can pay for anything, so player 2
    // chooses next among four tiles again, the king one slot further. Govern: educate, develop, pass.
    counts: [4, 3 + 10 + 4 + 3],
  },
];

describe.each(ROWS)('$trap', ({ table, counts }) => {
  test.each(counts.map((count, i) => ({ depth: i + 1, count })))('$count sequences of $depth', ({ depth, count }) => {
    expect(perft(table().state, depth)).toBe(count);
  });
});
