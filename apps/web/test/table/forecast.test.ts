import { type AnyGame, worldLuck } from '@three-crowns/core';
import { kingOfTheValley } from '@three-crowns/king-of-the-valley';
import { valeria } from '@three-crowns/valeria';
import { expect, test } from 'vitest';
import { toy } from '../../../../packages/core/test/toy/index.ts';
import { forecastOf } from '../../src/table/prompt/forecast.ts';
import { choicesOf } from '../../src/table/view/choices.ts';
import { recordWith } from './surroundings.ts';

const person = { name: 'Ada' };

/** Plays first moves for a while and asks at every step. */
function walk(game: AnyGame, check: (state: unknown, seat: number) => void): void {
  const { options } = recordWith([person, person], game);
  const state: unknown = game.rules.setup(game.parseOptions(options), 'forecast');
  for (let i = 0; i < 40; i++) {
    const decision = game.rules.pending(state)[0];
    if (decision === undefined) return;
    check(state, decision.seat);
    const moves = game.rules.legalMoves(state, decision.seat);
    game.rules.play(state, decision.seat, moves[i % moves.length]);
  }
}

const games: [string, AnyGame][] = [
  ['king-of-the-valley', kingOfTheValley],
  ['toy', toy],
];

test.each(games)('%s: a preview is the same in every world behind the view, and changes nothing', (_id, game) => {
  walk(game, (state, seat) => {
    const view: unknown = game.secrets.view(state, seat);
    const other: unknown = game.secrets.view(game.secrets.determinize(view, worldLuck('other')), seat);
    const before = JSON.stringify(view);
    for (const choice of choicesOf(game, view, seat)) {
      expect(forecastOf({ game, state: other }, seat, choice)).toEqual(forecastOf({ game, state: view }, seat, choice));
    }
    expect(JSON.stringify(view)).toBe(before);
  });
});

test('the forecast is the difference of the scores, line by line', () => {
  walk(kingOfTheValley, (state, seat) => {
    const view: unknown = kingOfTheValley.secrets.view(state as never, seat);
    for (const choice of choicesOf(kingOfTheValley, view, seat)) {
      const { before, after, lines } = forecastOf({ game: kingOfTheValley, state: view }, seat, choice);
      expect(lines.reduce((sum, { change }) => sum + change, before)).toBe(after);
    }
  });
});

test('what the dice bring is not told before they are rolled', () => {
  let rolls = 0;
  walk(valeria, (state, seat) => {
    const view: unknown = valeria.secrets.view(state as never, seat);
    for (const choice of choicesOf<unknown, unknown>(valeria as AnyGame, view, seat)) {
      if (choice.text !== 'roll') continue;
      rolls++;
      const { before, after, lines } = forecastOf({ game: valeria, state: view }, seat, choice);
      expect({ after, lines }).toEqual({ after: before, lines: [] });
    }
  });
  expect(rolls).toBeGreaterThan(1);
});
