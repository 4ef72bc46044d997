/** Mistakes in what a bot is told of a game. */
import { expect, it } from 'vitest';
import { type Features, plainKey } from '../../src/index.ts';
import { type State, toy } from '../toy/index.ts';
import { problemsOf, toyWith } from './kit.ts';

const saying = (pattern: RegExp) => expect.stringMatching(pattern);

it('finds an evaluation that gives no number', () => {
  const lost = toyWith({ instinct: { evaluate: (state, worth) => worth.fill(state.deck[0] === -1 ? Number.NaN : 0) } });
  expect(problemsOf(lost)).toContainEqual(saying(/instinct: evaluate gives seat 1 NaN for the view of seat 1/));
});

it('finds an evaluation that forgets a seat', () => {
  const half = toyWith({ instinct: { evaluate: (_state, worth) => worth.fill(1, 0, 2) } });
  expect(problemsOf(half)).toContainEqual(saying(/evaluate gives seat 3 NaN for the state/));
});

it('finds keys that do not tell states apart, or tell luck', () => {
  const blind = toyWith({ instinct: { stateKey: ({ round }) => round } });
  expect(problemsOf(blind)).toContainEqual(saying(/keys of states: the stateKey is the same after a move/));
  const lucky = toyWith({ instinct: { stateKey: plainKey } });
  expect(problemsOf(lucky)).toContainEqual(saying(/keys of states: the stateKey of a copy with other luck is another/));
  const lost = toyWith({ instinct: { stateKey: () => 0.5 } });
  expect(problemsOf(lost)).toContainEqual(saying(/keys of states: stateKey gives 0.5/));
});

it('finds keys that do not tell moves apart', () => {
  const blind = toyWith({ instinct: { moveKey: (move) => move.do.length } });
  expect(problemsOf(blind)).toContainEqual(saying(/keys of moves: seat \d has \d+ moves with \d+ keys/));
});

it('finds a hunch of a move that there is not', () => {
  const beyond = toyWith({ instinct: { hunch: (_state, _seat, moves) => moves.length } });
  expect(problemsOf(beyond)).toContainEqual(saying(/hunches: seat \d is told move (\d+) of \1/));
});

it('finds features that are forgotten', () => {
  const features: Features<State> = {
    names: ['crowns', 'dice'],
    version: 1,
    fill: (_state, _seat, out) => out.fill(0, 1),
  };
  expect(problemsOf(toyWith({ instinct: { features } }))).toContainEqual(saying(/features: feature crowns of seat 1/));
});

it('finds a weight that is missing', () => {
  const features: Features<State> = {
    names: ['crowns'],
    version: 1,
    fill: (_state, _seat, out) => out.fill(1),
    weights: () => ({ win: [1, 0], margin: [1] }),
  };
  const problems = problemsOf(toyWith({ instinct: { features } }));
  expect(problems).toContainEqual(saying(/features: the margin of seat 1 is weighed as NaN/));
  expect(problems).not.toContainEqual(saying(/the win of/));
});

it('finds worlds that do not fit the view', () => {
  const late = (view: State): State => ({ ...toy.rules.clone(view), round: view.round + 1 });
  expect(problemsOf(toyWith({ instinct: { deal: late } }))).toContainEqual(
    saying(/thoughtful deal: seat 1 sees another thing in a world dealt with thought/),
  );
  expect(problemsOf(toyWith({ instinct: { deal: toy.rules.clone } }))).toContainEqual(
    saying(/thoughtful deal: seat 1: a world dealt with thought still holds UNKNOWN/),
  );
});
