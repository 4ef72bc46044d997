/** The quick policy: legal, without a trace, and by nothing its seat has not seen. */
import { worldLuck } from '@three-crowns/core';
import { describe, expect, test } from 'vitest';
import { kingsWill, type State } from '../src/index.ts';
import { quick } from '../src/instinct/quick.ts';
import { beginScratches, scratchOf } from '../src/instinct/scratch.ts';
import { determinize, view } from '../src/view.ts';

const { rules, instinct } = kingsWill;

/** Every situation of a game among quick players. */
function* situations(seats: number, variant: string, seed: string): Generator<State> {
  const state = rules.setup(kingsWill.parseOptions({ seats, variant }), seed);
  for (let [asked] = rules.pending(state); asked !== undefined; [asked] = rules.pending(state)) {
    yield state;
    rules.play(state, asked.seat, quick(state, asked.seat));
  }
}

describe.each([
  [2, 'full'],
  [3, 'full'],
  [4, 'first'],
])('%i players, %s game', (seats, variant) => {
  test('it answers with a legal move and leaves the world as it is', () => {
    for (const state of situations(seats, variant, 'legal')) {
      const [{ seat }] = rules.pending(state);
      const before = instinct.stateKey(state);
      const key = instinct.moveKey(quick(state, seat));
      expect(instinct.stateKey(state)).toBe(before);
      expect(rules.legalMoves(state, seat).map(instinct.moveKey)).toContain(key);
    }
  });
});

test('cards its seat has not seen change nothing', () => {
  let differing = 0;
  for (const state of situations(2, 'full', 'unseen')) {
    // Which board comes next is a guess that counts once a round ends.
    if (state.phase !== 'turn') continue;
    const [{ seat }] = rules.pending(state);
    const seen = view(state, seat);
    const world = determinize(seen, worldLuck(`${state.round}/${state.number}`));
    world.journey = state.journey.slice();
    if (world.plan.join() !== state.plan.join()) differing += 1;
    expect(quick(world, seat)).toEqual(quick(state, seat));
  }
  expect(differing).toBeGreaterThan(10);
});

test('a situation copied over an older one is a clone of it, to the last field', () => {
  for (const state of situations(3, 'full', 'scratch')) {
    const [{ seat }] = rules.pending(state);
    beginScratches(state, seat);
    for (const move of rules.legalMoves(state, seat).slice(0, 6)) {
      const after = scratchOf(state, 0);
      expect(after).toEqual(rules.clone(state));
      rules.play(after, seat, move);
      expect(scratchOf(after, 1)).toEqual(rules.clone(after));
    }
  }
});
