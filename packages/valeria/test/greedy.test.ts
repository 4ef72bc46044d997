/** Players who take what looks best at once: games among them end in time and are about something. */
import { worldLuck } from '@three-crowns/core';
import { describe, expect, test } from 'vitest';
import { determinize } from '../src/determinize.ts';
import { evaluate } from '../src/instinct/evaluate.ts';
import type { Move } from '../src/move.ts';
import { parseOptions } from '../src/options.ts';
import { outcome } from '../src/outcome.ts';
import { setup } from '../src/setup.ts';
import { clone, type State } from '../src/state.ts';
import { legalMoves, pending, play } from '../src/turn.ts';
import { view } from '../src/view.ts';
import { type RawOptions, variantsFor } from './variants.ts';

/** A game of good players takes about a dozen rounds. */
const MOST_ROUNDS = 40;
const MOST_MOVES = 2000;

/** The move after which the instinct likes the situation best, in a world dealt from the view of the seat. */
function bestMove(state: State, seat: number, seed: string): Move {
  const world = determinize(view(state, seat), worldLuck(seed));
  const values = legalMoves(world, seat).map((move) => {
    const next = clone(world);
    play(next, seat, move);
    return { move, value: ahead(next, seat) };
  });
  return values.reduce((best, one) => (one.value > best.value ? one : best)).move;
}

function ahead(state: State, seat: number): number {
  const worth = new Float64Array(state.players.length);
  evaluate(state, worth);
  const rivals = worth.filter((_, other) => other !== seat);
  return rivals.length === 0 ? worth[seat] : worth[seat] - Math.max(...rivals);
}

function greedyGame(options: RawOptions, seed: string): { state: State; moves: number } {
  const state = setup(parseOptions(options), seed);
  let moves = 0;
  while (pending(state).length > 0 && moves < MOST_MOVES) {
    const [{ seat }] = pending(state);
    play(state, seat, bestMove(state, seat, `${seed} ${moves}`));
    moves += 1;
  }
  return { state, moves };
}

describe.each([1, 2, 3, 4, 5])('greedy games of %d', (seats) => {
  test.each(variantsFor(seats))('$name: over in time', ({ name, options }) => {
    for (let i = 0; i < 2; i++) {
      const { state, moves } = greedyGame({ seats, ...options }, `greedy ${name} ${i}`);
      const result = outcome(state);
      expect(result, `game ${i}`).toBeDefined();
      expect(state.round).toBeLessThanOrEqual(MOST_ROUNDS);
      expect(moves).toBeLessThan(MOST_MOVES);
      // Everybody has had as many turns, and nobody went home with nothing.
      if (seats > 1) expect(Math.min(...(result?.scores ?? []).map(({ total }) => total))).toBeGreaterThan(5);
    }
  });
});
