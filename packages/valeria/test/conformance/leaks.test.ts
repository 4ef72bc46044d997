/** Leaks planted on purpose: the two-world test must find every one of them. */
import type { AnyGame, Viewer } from '@three-crowns/core';
import { checkSecrets } from '@three-crowns/core/conformance';
import { describe, expect, test } from 'vitest';
import { type GameEvent, type Move, type State, valeria } from '../../src/index.ts';
import { DUKES } from '../../src/vocabulary.ts';
import type { RawOptions } from '../variants.ts';
import { scramble } from './scramble.ts';

const { secrets, rules, words, notation } = valeria;
const PAIRS = 12;

function problemsOf(leaky: AnyGame, options: RawOptions): string {
  return checkSecrets(leaky, { options, pairs: PAIRS, seed: 'leak', scramble }).problems.join('\n');
}

/** A game whose views show a little more. */
const showing = (more: (state: State, viewer: Viewer) => Partial<State>): AnyGame => ({
  ...valeria,
  secrets: {
    ...secrets,
    view: (state: State, viewer: Viewer) => ({ ...secrets.view(state, viewer), ...more(state, viewer) }),
  },
});

const TOLD = 'can tell two worlds apart';

describe('a leak planted on purpose is caught', () => {
  test('nothing planted, nothing found', () => {
    expect(problemsOf(valeria, { seats: 2, events: 'on', mixed: 'on' })).toBe('');
  });

  test("another player's duke stands in the view", () => {
    const leaky = showing((state, viewer) => ({
      players: secrets.view(state, viewer).players.map((player, seat) => ({
        ...player,
        dukes: [player.dukes[0], state.players[seat].dukes[1]],
      })),
    }));
    expect(problemsOf(leaky, { seats: 2 })).toContain(TOLD);
  });

  test("the Dark Lord's duke stands in the view", () => {
    expect(
      problemsOf(
        showing(({ lord }) => ({ lord })),
        { seats: 1 },
      ),
    ).toContain(TOLD);
  });

  test('the next domain stands in the view', () => {
    const leaky = showing(({ grid }) => ({ used: [grid[15].at(-2) ?? 0] }));
    expect(problemsOf(leaky, { seats: 3 })).toContain(TOLD);
  });

  test('a mixed citizen under the top stands in the view', () => {
    const leaky = showing(({ grid }) => ({ used: [grid[5].at(-2) ?? 0] }));
    expect(problemsOf(leaky, { seats: 3, mixed: 'on' })).toContain(TOLD);
  });

  test('the exhausted pile is left as it is', () => {
    const leaky = showing(({ events }) => ({ events }));
    expect(problemsOf(leaky, { seats: 4, events: 'on' })).toContain(TOLD);
  });

  test('moves are offered in an order that follows a hidden card', () => {
    const legalMoves = (state: State, seat: number): Move[] => {
      const moves = rules.legalMoves(state, seat);
      return state.grid[15][0] % 2 === 0 ? moves : moves.toReversed();
    };
    expect(problemsOf({ ...valeria, rules: { ...rules, legalMoves } }, { seats: 2 })).toContain(TOLD);
  });

  test('an event tells which duke was kept', () => {
    const play: typeof rules.play = (state, seat, move, emit) =>
      rules.play(state, seat, move, (event: GameEvent) => {
        const duke =
          event.type === 'kept' ? DUKES[state.players[event.seat].dukes[state.players[event.seat].kept]] : '';
        emit?.(event.type === 'kept' ? ({ ...event, duke } as GameEvent) : event);
      });
    expect(problemsOf({ ...valeria, rules: { ...rules, play } }, { seats: 3 })).toContain(TOLD);
  });

  test('a move text names the duke that is kept', () => {
    const formatMove = (state: State, move: Move): string =>
      move.do === 'keep' ? `keep ${DUKES[state.players[0].dukes[move.place]]}` : notation.formatMove(state, move);
    const parseMove: typeof notation.parseMove = (state, seat, text) =>
      rules.legalMoves(state, seat).find((move) => formatMove(state, move) === text);
    const leaky = { ...valeria, notation: { ...notation, formatMove, parseMove } };
    expect(problemsOf(leaky, { seats: 2 })).toMatch(/can tell two worlds apart|which the other world does not allow/);
  });

  test('the question tells what lies under a stack', () => {
    const describeDecision: typeof words.describeDecision = (state, decision) => ({
      ...words.describeDecision(state, decision),
      args: { seat: state.grid[16][0] },
    });
    expect(problemsOf({ ...valeria, words: { ...words, describeDecision } }, { seats: 2 })).toContain(TOLD);
  });
});
