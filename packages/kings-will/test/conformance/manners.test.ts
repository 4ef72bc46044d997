/** The kit with the options that change what is seen and what may be taken. */
import { checkGame, checkSecrets } from '@three-crowns/core/conformance';
import { proof } from '@three-crowns/core/proof';
import { describe, expect, test } from 'vitest';
import { kingsWill, type State } from '../../src/index.ts';
import { scramble } from './kit.ts';

const GAMES = proof('random games', { small: 3, full: 10 });
const PAIRS = proof('pairs of worlds', { small: 12, full: 40 });

describe.each([
  { name: 'without a notebook', options: { seats: 3, notebook: 'off' } },
  { name: 'with limited rounds', options: { seats: 2, rounds: 'limited' } },
])('$name', ({ options }) => {
  test(`conforms on ${GAMES.name}`, () => {
    expect(checkGame(kingsWill, { options, games: GAMES.size, seed: GAMES.seed, maxMoves: 3000 })).toEqual([]);
  });

  test(`tells nobody a secret, in ${PAIRS.name}`, () => {
    expect(checkSecrets(kingsWill, { options, pairs: PAIRS.size, seed: PAIRS.seed, scramble }).problems).toEqual([]);
  });
});

test('with open points the points are no secret, and everything else is', () => {
  const options = { seats: 2, points: 'open' };
  expect(checkGame(kingsWill, { options, games: GAMES.size, seed: GAMES.seed, maxMoves: 3000 })).toEqual([]);
  const keepPoints: typeof scramble = (initial, final, viewer, luck) => {
    const points = initial.palatinates.map((own) => own.points);
    const other = scramble(initial, final, viewer, luck);
    other.palatinates.forEach((own, seat) => {
      own.points = points[seat];
    });
    return other;
  };
  const { size: pairs, seed } = PAIRS;
  expect(checkSecrets(kingsWill, { options, pairs, seed, scramble: keepPoints }).problems).toEqual([]);
});

test('a view with open points shows them', () => {
  const state: State = kingsWill.rules.setup(kingsWill.parseOptions({ seats: 2, points: 'open' }), 'open');
  expect(kingsWill.secrets.view(state, 0).palatinates.map((own) => own.points)).toEqual([5, 5]);
});
