import { expect, it } from 'vitest';
import { toy } from '../toy/index.ts';
import type { State } from '../toy/state.ts';
import { problemsOf, toyWith } from './kit.ts';

const { clone, play } = toy.rules;

it('finds an array that a clone shares', () => {
  const shared = toyWith({ rules: { clone: (state) => ({ ...clone(state), rows: state.rows }) } });
  expect(problemsOf(shared)).toContainEqual(
    expect.stringMatching(
      /^seed "planted \d", ply \d+: the original: playing on a clone changed the original at rows\./,
    ),
  );
});

it('finds frames that a clone shares', () => {
  const shared = toyWith({ rules: { clone: (state) => ({ ...clone(state), stack: state.stack.slice() }) } });
  expect(problemsOf(shared)).toContainEqual(
    expect.stringMatching(/the original: playing on a clone changed the original at stack\.0\.left/),
  );
});

it('finds a frame lost in a copy', () => {
  const lossy = toyWith({ rules: { clone: (state) => ({ ...clone(state), stack: [] }) } });
  expect(problemsOf(lossy)).toContainEqual(expect.stringMatching(/clone: a clone differs at stack/));
});

it('finds what a saved game loses', () => {
  const sets = toyWith({ rules: { clone: (state) => ({ ...clone(state), extra: new Set([1]) }) as State } });
  const setup: typeof toy.rules.setup = (options, seed) => sets.rules.clone(toy.rules.setup(options, seed));
  const problems = problemsOf({ ...sets, rules: { ...sets.rules, setup } });
  expect(problems).toContainEqual(expect.stringMatching(/plain state: state\.extra: an object of a class/));
});

it('finds a copy that plays otherwise though it looks the same', () => {
  // What a clone remembers outside its JSON: here, that it is one.
  const clones = new WeakSet<State>();
  const odd = toyWith({
    rules: {
      clone(state) {
        const copy = clone(state);
        clones.add(copy);
        return copy;
      },
      play(state, seat, move, emit) {
        play(state, seat, move, emit);
        if (clones.has(state) && move.do === 'play') state.shields[seat] += 1;
      },
    },
  });
  expect(problemsOf(odd)).toContainEqual(
    expect.stringMatching(/playing on a clone: \d moves on, a reloaded game and a clone have other states at shields/),
  );
});

it('finds play that depends on somebody listening', () => {
  const vain = toyWith({
    rules: {
      play(state, seat, move, emit) {
        play(state, seat, move, emit);
        if (emit !== undefined) state.crowns[seat] += 1;
      },
    },
  });
  expect(problemsOf(vain)).toContainEqual(
    expect.stringMatching(/listening: with and without emit differ at crowns\.\d: \d and \d/),
  );
});

it('finds a view that changes the state', () => {
  const sorting = toyWith({
    secrets: {
      view(state, viewer) {
        for (const hand of state.hands) hand.sort((a, b) => a - b);
        return toy.secrets.view(state, viewer);
      },
    },
  });
  expect(problemsOf(sorting)).toContainEqual(expect.stringMatching(/questions: view changed the state at hands/));
});

it('finds UNKNOWN in a full state, and a broken invariant', () => {
  const holes = toyWith({
    rules: {
      play(state, seat, move, emit) {
        play(state, seat, move, emit);
        if (move.do === 'draw') state.hands[seat][0] = -1;
      },
    },
  });
  const problems = problemsOf(holes);
  expect(problems).toContainEqual(expect.stringMatching(/plain state: a full state holds UNKNOWN/));
  expect(problems).toContainEqual(expect.stringMatching(/ply \d+: invariant: the cards are/));
});
