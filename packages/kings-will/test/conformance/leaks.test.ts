/** Leaks planted on purpose: the two-world test must find every one of them. */
import type { Game, Viewer } from '@three-crowns/core';
import { checkSecrets } from '@three-crowns/core/conformance';
import { describe, expect, test } from 'vitest';
import { type GameEvent, kingsWill, type Move, type Options, type State } from '../../src/index.ts';
import { scramble } from './kit.ts';

type Leaky = Game<State, Move, GameEvent, Options>;

const { rules, secrets, notation, words } = kingsWill;
const withView = (view: (state: State, viewer: Viewer) => State): Leaky => ({
  ...kingsWill,
  secrets: { ...secrets, view },
});

const LEAKS: readonly { readonly leak: string; readonly game: Leaky }[] = [
  {
    leak: 'the plan is left as it is',
    game: withView((state, viewer) => ({ ...secrets.view(state, viewer), plan: state.plan })),
  },
  {
    leak: 'later travel boards are left as they are',
    game: withView((state, viewer) => ({ ...secrets.view(state, viewer), journey: state.journey })),
  },
  {
    leak: 'the hands of the others are open',
    game: withView((state, viewer) => ({ ...secrets.view(state, viewer), hands: state.hands })),
  },
  {
    leak: 'cards put away are open',
    game: withView((state, viewer) => ({ ...secrets.view(state, viewer), discards: state.discards })),
  },
  {
    leak: 'points are open',
    game: withView((state, viewer) => {
      const seen = secrets.view(state, viewer);
      seen.palatinates.forEach((own, seat) => {
        own.points = state.palatinates[seat].points;
      });
      return seen;
    }),
  },
  {
    leak: 'everybody hears what a card says when somebody looks at it',
    game: { ...kingsWill, secrets: { ...secrets, redact: (event) => event } },
  },
  {
    leak: 'moves are offered in an order that follows a card',
    game: {
      ...kingsWill,
      rules: {
        ...rules,
        legalMoves: (state, seat) => {
          const moves = rules.legalMoves(state, seat);
          return state.plan.at(-1) === 0 ? moves.reverse() : moves;
        },
      },
    },
  },
  {
    leak: 'a kept card is written by its name',
    game: {
      ...kingsWill,
      notation: {
        ...notation,
        formatMove: (state, move) =>
          move.do === 'keep'
            ? `keep ${state.hands.find((hand) => hand.length > 0)?.[move.card]}`
            : notation.formatMove(state, move),
        parseMove: (state, seat, text) => {
          const named = (move: Move) =>
            move.do === 'keep' ? `keep ${state.hands[seat][move.card]}` : notation.formatMove(state, move);
          return rules.legalMoves(state, seat).find((move) => named(move) === text);
        },
      },
    },
  },
  {
    leak: 'a prompt counts the points of another',
    game: {
      ...kingsWill,
      words: {
        ...words,
        describeDecision: (state, decision) => ({
          ...words.describeDecision(state, decision),
          args: { hint: state.palatinates[(decision.seat + 1) % state.palatinates.length].points },
        }),
      },
    },
  },
];

describe('a leak planted on purpose is caught', () => {
  test.each(LEAKS)('$leak', ({ game }) => {
    const { problems } = checkSecrets(game, { options: { seats: 2 }, pairs: 20, seed: 'leak', scramble });
    expect(problems.join('\n')).toMatch(/can tell two worlds apart|does not allow/);
  });
});
