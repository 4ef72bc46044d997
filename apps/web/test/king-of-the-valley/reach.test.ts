import { kingOfTheValley as game } from '@three-crowns/king-of-the-valley';
import { expect, test } from 'vitest';
import { VALLEY } from '../../../../e2e/positions.ts';
import { reach } from '../../src/games/king-of-the-valley/coach/reach/index.ts';

const state = game.secrets.view(game.notation.parsePosition(VALLEY, { seats: 2 }, 'reach'), 0);

function after(text: string) {
  const move = game.notation.parseMove(state, 0, text);
  if (move === undefined) throw new Error(text);
  return reach.after(state, 0, move);
}

test('from where the king ends the most precious ones lie in reach, and what the rival can take before', () => {
  expect(after('take e2')).toEqual([
    { seat: 0, from: 'e2', targets: ['c4'] },
    { seat: 1, from: 'a5', targets: ['a3', 'c5'] },
  ]);
});

test('what is taken is in nobody’s reach', () => {
  const taken = after('take c1').flatMap(({ targets }) => targets);
  expect(taken).not.toContain('c1');
});

test('a move that leads nowhere says nothing', () => {
  expect(reach.after(state, 0, { do: 'skip' })).toEqual([]);
});

test.each([
  ['en', 'From e2 you reach a duke on c4 next.', 'Anselm can take a queen on a3 and a countess on c5 first.'],
  [
    'de',
    'Von e2 aus erreichst du danach einen Herzog auf c4.',
    'Anselm kann vorher eine Königin auf a3 und eine Gräfin auf c5 nehmen.',
  ],
  [
    'fr',
    'Depuis e2, vous atteignez ensuite un Duc en c4.',
    'Anselm peut prendre avant vous une Reine en a3 et une Comtesse en c5.',
  ],
] as const)('it is said with names and places: %s', (language, ...said) => {
  const spoken = { state, own: 0, names: ['Mathilde', 'Anselm'], language };
  expect(after('take e2').map((one) => reach.say(one, spoken))).toEqual(said);
});
