import { kingOfTheValley as game } from '@three-crowns/king-of-the-valley';
import { expect, test } from 'vitest';
import { seatsOf } from '../../src/seats/seats.ts';
import { aheadAt, aheadsOf } from '../../src/table/picking/ahead.ts';
import { choicesOf } from '../../src/table/view/choices.ts';
import { PERSON, recordWith } from './surroundings.ts';
import { VALLEY } from './valley.ts';

function asked(phase: string, ...played: string[]) {
  const lines = [`turn 1 round 5 phase ${phase} start 2`, ...VALLEY.slice(1)];
  const record = recordWith([PERSON, PERSON]);
  const real = game.notation.parsePosition(lines, record.options, 'ahead');
  for (const text of played) {
    const move = game.notation.parseMove(real, 0, text);
    if (move === undefined) throw new Error(`${text} is not legal`);
    game.rules.play(real, 0, move);
  }
  const state = game.secrets.view(real, 0);
  return {
    state,
    played: { game, state },
    seats: seatsOf(record),
    asked: game.rules.pending(state)[0],
    choices: choicesOf(game, state, 0),
  };
}

test('while recruiting, a tile of the valley offers to recruit nobody and take it', () => {
  const view = asked('recruit');
  const before = JSON.stringify(view.state);
  const ahead = aheadAt(view, 'e2');
  expect(ahead?.skip.text).toBe('skip');
  expect(ahead?.choice.text).toBe('take e2');
  expect(JSON.stringify(view.state)).toBe(before);
});

test('of several things it could mean, only the plain one is offered', () => {
  expect(aheadAt(asked('recruit'), 'd2')?.choice.text).toBe('take d2');
});

test('what would not be legal then is not offered', () => {
  expect(aheadAt(asked('recruit'), 'd4')).toBeUndefined();
});

test('without declining there is nothing ahead', () => {
  expect(aheadAt(asked('summon'), 'slope left')).toBeUndefined();
});

test('where little can follow, all of it is offered beside declining', () => {
  const texts = aheadsOf(asked('summon', 'take e2')).map(({ skip, choice }) => [skip.text, choice.text]);
  expect(texts).toEqual([
    ['skip', 'refill left'],
    ['skip', 'refill right'],
  ]);
  expect(aheadsOf(asked('recruit'))).toEqual([]);
});
