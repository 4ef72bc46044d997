/** Leaks planted on purpose: the two-world test must find every one of them. */
import { checkSecrets } from '@three-crowns/core/conformance';
import { describe, expect, test } from 'vitest';
import { kingOfTheValley, type State } from '../../src/index.ts';
import { EMPTY } from '../../src/vocabulary.ts';
import { scramble } from './kit.ts';

describe('a leak planted on purpose is caught', () => {
  const { secrets } = kingOfTheValley;
  const options = { seats: 2 };
  const pairs = 20;

  test('the next tile stands in the view', () => {
    const view = (state: State, viewer: number | 'spectator') => ({
      ...secrets.view(state, viewer),
      removed: [...state.removed, state.piles[1][0] ?? EMPTY],
    });
    const leaky = { ...kingOfTheValley, secrets: { ...secrets, view } };
    const { problems } = checkSecrets(leaky, { options, pairs, seed: 'leak', scramble });
    expect(problems.join('\n')).toContain('can tell two worlds apart');
  });

  test('the stacks are left as they are', () => {
    const view = (state: State, viewer: number | 'spectator') => ({
      ...secrets.view(state, viewer),
      piles: state.piles,
    });
    const leaky = { ...kingOfTheValley, secrets: { ...secrets, view } };
    const { problems } = checkSecrets(leaky, { options, pairs, seed: 'leak', scramble });
    expect(problems.join('\n')).toContain('can tell two worlds apart');
  });

  test('moves are offered in an order that follows the next tile', () => {
    const legalMoves = (state: State, seat: number) => {
      const moves = kingOfTheValley.rules.legalMoves(state, seat);
      return (state.piles[1][0] ?? 0) % 2 === 0 ? moves : moves.reverse();
    };
    const leaky = { ...kingOfTheValley, rules: { ...kingOfTheValley.rules, legalMoves } };
    const { problems } = checkSecrets(leaky, { options, pairs, seed: 'leak', scramble });
    expect(problems.join('\n')).toContain('can tell two worlds apart');
  });
});
