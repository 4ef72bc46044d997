/** Questions and their answers: whoever is asked has a choice, and what does not answer a question throws. */
import { expect, test } from 'vitest';
import type { Move } from '../src/move.ts';
import { clone } from '../src/state.ts';
import { legalMoves, pending, play } from '../src/turn.ts';
import type { Ask } from '../src/vocabulary.ts';
import { everyPly } from './random.ts';

const games = () => everyPly({ options: { seats: 2 }, seed: 'foreign', games: 4 });

/** An action of any tile answers a question for actions: which tile it is, `legalMoves` says. */
const questionOf = (ask: Ask): Ask => (ask === 'follow' || ask === 'intrigue' ? 'act' : ask);

test('a move of a kind that answers another question throws', () => {
  const moves = new Map<Move['do'], Move>();
  const answers = new Map<Ask, Set<Move['do']>>();
  for (const state of games()) {
    for (const { seat, ask } of pending(state)) {
      const known = answers.get(questionOf(ask)) ?? new Set();
      for (const move of legalMoves(state, seat)) {
        moves.set(move.do, move);
        known.add(move.do);
      }
      answers.set(questionOf(ask), known);
    }
  }
  const tried = new Set<string>();
  for (const state of games()) {
    for (const { seat, ask } of pending(state)) {
      for (const [kind, move] of moves) {
        const name = `${ask} answered by ${kind}`;
        if (tried.has(name) || answers.get(questionOf(ask))?.has(kind)) continue;
        tried.add(name);
        expect(() => play(clone(state), seat, move), name).toThrow(`not answered by ${kind}`);
      }
    }
  }
  expect(tried.size).toBeGreaterThan(300);
});

test('whoever is asked has a choice: what leaves none is answered by itself', () => {
  for (const rounds of ['free', 'limited']) {
    for (const state of everyPly({ options: { seats: 3, rounds }, seed: `choices ${rounds}`, games: 4 })) {
      for (const { seat, ask } of pending(state)) expect(legalMoves(state, seat).length, ask).toBeGreaterThan(1);
    }
  }
});
