/** A move that does not answer what is asked is a mistake of the program: it throws and changes nothing. */
import { expect, test } from 'vitest';
import type { Move } from '../src/move.ts';
import { clone } from '../src/state.ts';
import { askOf, play } from '../src/turn.ts';
import type { Ask } from '../src/vocabulary.ts';
import { everyPly } from './random.ts';

const ONE_OF_EACH: { readonly [D in Move['do']]: Extract<Move, { readonly do: D }> } = {
  place: { do: 'place', to: 0 },
  recruit: { do: 'recruit', slope: 0, row: 0 },
  skip: { do: 'skip' },
  take: { do: 'take', to: 0, cells: [0] },
  priest: { do: 'priest', to: 0 },
  jester: { do: 'jester', column: 0 },
  swap: { do: 'swap', piece: 0, slope: 0, row: 0 },
  tax: { do: 'tax', pieces: [0] },
  kingdom: { do: 'kingdom', pieces: [0, 1, 2, 3, 7] },
  refill: { do: 'refill', slope: 0 },
};

const ANSWERED_BY: { readonly [A in Ask]: readonly Move['do'][] } = {
  place: ['place'],
  recruit: ['recruit', 'skip'],
  summon: ['take', 'priest'],
  kingdom: ['kingdom', 'skip'],
  replenish: ['refill'],
  jester: ['jester'],
  swap: ['swap'],
  tax: ['tax'],
};

test('in every situation', () => {
  const asked = new Set<Ask>();
  for (const state of everyPly({ seats: 2, content: 'even', seed: 'foreign', games: 8 })) {
    const ask = askOf(state);
    if (ask !== undefined && asked.has(ask)) continue;
    if (ask !== undefined) asked.add(ask);
    const before = clone(state);
    for (const move of Object.values(ONE_OF_EACH)) {
      if (ask !== undefined && ANSWERED_BY[ask].includes(move.do)) continue;
      expect(() => play(state, state.turn, move), `${ask} ${move.do}`).toThrow(`is not answered by ${move.do}`);
      expect(state).toEqual(before);
    }
  }
  expect(asked.size).toBe(8);
});
