/** The rules against the naive writing of them, on states of random games. */
import { draw, shuffle, worldLuck } from '@three-crowns/core';
import { proof } from '@three-crowns/core/proof';
import { expect, test } from 'vitest';
import { canAfford, canSubstitute, costOf, discountOf, paymentsFor } from '../src/effects/payments.ts';
import { bonusOf, type Palatinate } from '../src/palatinate.ts';
import { scores } from '../src/scoring.ts';
import { clone, type State } from '../src/state.ts';
import { legalMoves, play } from '../src/turn.ts';
import { valuesOf } from '../src/values.ts';
import { BUILDINGS, COINS, GOODS, PLACES } from '../src/vocabulary.ts';
import { brutePayments, bruteShields, bruteWalks, nameOf } from './bruteForce.ts';
import { everyPly } from './random.ts';
import { acting, finished } from './situation.ts';

const WORKS = PLACES.length + BUILDINGS.length;

test('payments are those the naive search finds, for every education and many stores', () => {
  const { state } = acting('build', 'player 1 coins 15');
  const values = valuesOf(state);
  const [own] = state.palatinates;
  for (let education = 0; education <= 5; education++) {
    for (const held of ['0000', '1111', '0203', '2020', '1402', '4444', '0040', '3110']) {
      for (const lodge of [false, true]) {
        Object.assign(own, { education, goods: [...held].map(Number) });
        own.buildings[0] = lodge ? BUILDINGS.indexOf('lodge') : BUILDINGS.length;
        for (let work = 0; work < WORKS; work++) {
          const found = paymentsFor(valuesOf(state), own, work).map((way) => way.join());
          const cost = costOf(values, work).slice(0, GOODS.length);
          const wanted = brutePayments(cost, discountOf(values, own, work), canSubstitute(values, own), own.goods);
          expect(found.sort()).toEqual(wanted);
          expect(canAfford(valuesOf(state), own, work)).toBe(found.length > 0);
        }
      }
    }
  }
});

const PAYING = proof('random games that pay', { small: 1, full: 20 });

test(`whether something can be paid agrees with the list of payments, in ${PAYING.name}`, () => {
  let compared = 0;
  for (const state of everyPly({ options: { seats: 3 }, seed: PAYING.seed, games: PAYING.size })) {
    const values = valuesOf(state);
    for (const own of state.palatinates) {
      for (let work = 0; work < WORKS; work++) {
        const hasCoins = own.coins >= costOf(values, work)[COINS];
        expect(canAfford(valuesOf(state), own, work)).toBe(
          hasCoins && paymentsFor(valuesOf(state), own, work).length > 0,
        );
        compared += 1;
      }
    }
  }
  expect(compared).toBeGreaterThan(PAYING.size * 2_000);
});

/** Every end of one move action, by playing all its steps. */
function walksOf(state: State): Set<string> {
  const ends = new Set<string>();
  const [{ seat }] = state.stack.slice(-1);
  const lands = state.palatinates[seat].lands.length;
  const follow = (now: State, explored: string) => {
    for (const move of legalMoves(now, seat)) {
      if (move.do !== 'walk' && move.do !== 'explore' && move.do !== 'pass') continue;
      if (now === state && move.do === 'pass') continue;
      const next = clone(now);
      play(next, seat, move);
      const word = move.do === 'explore' ? `${move.side === 0 ? 'left' : 'right'} ${move.land}` : explored;
      if (next.stack.at(-1)?.effect.kind === 'walk') follow(next, word);
      else ends.add(nameOf({ farmers: ownOf(next, seat).farmers, explored: word }));
    }
  };
  follow(state, '-');
  expect(state.palatinates[seat].lands).toHaveLength(lands);
  return ends;
}

const ownOf = (state: State, seat: number): Palatinate => state.palatinates[seat];

const WALKING = proof('random games that walk', { small: 8, full: 200 });

test(`a move action ends wherever the naive search says it can, and nowhere else, in ${WALKING.name}`, () => {
  let compared = 0;
  for (const state of everyPly({ options: { seats: 2 }, seed: WALKING.seed, games: WALKING.size })) {
    const top = state.stack.at(-1);
    // The last action of a turn would run on into somebody else's.
    if (top?.effect.kind !== 'act' || top.left !== 2) continue;
    if (!legalMoves(state, top.seat).some((move) => move.do === 'walk' || move.do === 'explore')) continue;
    const steps = valuesOf(state).numbers.steps + bonusOf(valuesOf(state), ownOf(state, top.seat), 'steps');
    expect(walksOf(state)).toEqual(bruteWalks(state, top.seat, steps));
    compared += 1;
  }
  expect(compared).toBeGreaterThan(0);
});

const ENDS = proof('ends of games with shields', { small: 100, full: 4000 });

test(`40, 51: shields go where they bring most, by trying every way, in ${ENDS.name}`, () => {
  const luck = worldLuck(ENDS.seed);
  let used = 0;
  for (let tries = 0; tries < ENDS.size; tries++) {
    const monasteries = draw(luck, 4);
    const lands = ['mountain', 'forest', 'meadow', 'cornfield'].map(
      (land, i) => `${land}/${i === 0 ? 1 + draw(luck, 2) : draw(luck, 3)}/${i < monasteries ? 'monastery' : 'castle'}`,
    );
    const cards = 'ABCDEFGHIJKLMNOP'.split('');
    shuffle(luck, cards);
    const fields = Array.from({ length: 8 }, (_, i) => i + 1);
    shuffle(luck, fields);
    const { state } = finished(`plan ${cards.slice(0, 8).join(' ')}
      discs 1 ${fields.slice(0, 4).join(' ')}
      discs 2 ${fields.slice(2, 6).join(' ')}
      player 1 points ${draw(luck, 12)} mood ${draw(luck, 8) - 3} coins ${draw(luck, 16)} education ${draw(luck, 6)}
      lands 1 ${lands.join(' ')}`);
    const [score] = scores(state);
    expect(score.total).toBe(bruteShields(state, 0, monasteries));
    if (score.lines.some((line) => line.key === 'shields')) used += 1;
  }
  expect(used).toBeGreaterThan(ENDS.size / 8);
});
