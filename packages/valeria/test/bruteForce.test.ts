/** The package and its twin must allow the same moves, bring the same harvest and count the same points everywhere. */
import { draw } from '@three-crowns/core';
import { proof } from '@three-crowns/core/proof';
import { describe, expect, test } from 'vitest';
import { legalActions } from '../src/moves/actions.ts';
import { harvest, pushThefts } from '../src/moves/harvest.ts';
import { formatMove } from '../src/notation.ts';
import { lordScore, scores } from '../src/scoring.ts';
import { clone, type State } from '../src/state.ts';
import { legalMoves, pending, play } from '../src/turn.ts';
import { ASKS } from '../src/vocabulary.ts';
import { choicesOf, crowded, everyPly, randomMove } from './random.ts';
import { bruteMoves } from './twin/bruteForce.ts';
import { harvestOf } from './twin/harvest.ts';
import { modelOf } from './twin/model.ts';
import { totals } from './twin/scores.ts';
import { ALL_VARIANTS, variantsFor } from './variants.ts';

/** Every seat, asked or not. */
function compareMoves(state: State, place: string): void {
  const model = modelOf(state);
  state.players.forEach((_, seat) => {
    const found = legalMoves(state, seat).map((move) => formatMove(state, move));
    const wanted = bruteMoves(model, seat);
    if (found.toSorted().join('|') !== wanted.join('|')) {
      expect({ place, seat, moves: found.toSorted() }).toEqual({ place, seat, moves: wanted });
    }
  });
}

function compareScores(state: State, place: string): void {
  const lord = lordScore(state);
  const found = [...scores(state), ...(lord === undefined ? [] : [lord])].map(({ total }) => total);
  const wanted = totals(modelOf(state), state.players[0].dukes.length > 0);
  if (found.join() !== wanted.join()) expect({ place, found }).toEqual({ place, found: wanted });
}

/** What the harvest of these dice brings, tried on a copy. */
function compareHarvest(state: State, place: string): void {
  const model = modelOf(state);
  const copy = clone(state);
  for (const player of copy.players) player.due.length = 0;
  copy.stack.length = 0;
  pushThefts(copy);
  const thefts = copy.stack.reduce((sum, { left }) => sum + left, 0);
  harvest(copy);
  const after = modelOf(copy);
  state.players.forEach((_, seat) => {
    const wanted = harvestOf(model, seat);
    const { purse, due } = after.players[seat];
    const found = { purse, due: [...due].sort() };
    if (JSON.stringify(found) !== JSON.stringify({ purse: wanted.purse, due: wanted.due })) {
      expect({ place, seat, ...found }).toEqual({ place, seat, purse: wanted.purse, due: wanted.due });
    }
    if (seat === state.turn) expect(thefts).toBe(wanted.thefts);
  });
}

describe('the twin agrees on crowded situations', () => {
  const SITUATIONS = proof('crowded situations', { small: 40, full: 600 });
  const PLIES = 12;
  const asks = new Set<string>();

  test.each(ALL_VARIANTS)(`$name, ${SITUATIONS.name}: moves, harvest and points`, ({ name, options }) => {
    for (let i = 0; i < SITUATIONS.size; i++) {
      const seed = `${SITUATIONS.seed} ${name} ${i}`;
      const state = crowded(options, seed);
      const luck = choicesOf(`${seed} plies`);
      state.dice = [1 + draw(luck, 6), 1 + draw(luck, 6)];
      compareHarvest(state, seed);
      compareScores(state, seed);
      for (let ply = 0; ply < PLIES; ply++) {
        compareMoves(state, `${seed}, ply ${ply}`);
        const next = randomMove(state, luck);
        if (next === undefined) break;
        for (const { ask } of pending(state)) asks.add(ask);
        play(state, next.seat, next.move);
      }
      compareScores(state, seed);
    }
  });

  test('together they are crowded enough to mean something', () => {
    for (const ask of ['roll', 'harvest', 'action', 'choose', 'citizen']) expect(asks).toContain(ask);
  });
});

const GAMES = proof('random games', { small: 2, full: 40 });

describe.each([1, 2, 3, 4, 5])('the twin agrees with every question of random games of %d', (seats) => {
  test.each(variantsFor(seats))(`$name, ${GAMES.name}`, ({ name, options }) => {
    let ply = 0;
    for (const state of everyPly({
      options: { seats, ...options },
      seed: `${GAMES.seed} ${name}`,
      games: GAMES.size,
    })) {
      compareMoves(state, `ply ${ply}`);
      compareScores(state, `ply ${ply}`);
      if (state.dice[0] > 0 && state.phase === 'action') compareHarvest(state, `ply ${ply}`);
      ply += 1;
    }
    expect(ply).toBeGreaterThan(GAMES.size * 20);
  });
});

test('together the crowded situations ask every question', () => {
  const asks = new Set<string>();
  let actions = 0;
  for (const { name, options } of ALL_VARIANTS) {
    for (let i = 0; i < 30; i++) {
      const state = crowded(options, `asks ${name} ${i}`);
      const luck = choicesOf(`asks ${name} ${i}`);
      for (let next = randomMove(state, luck); next !== undefined; next = randomMove(state, luck)) {
        for (const { ask } of pending(state)) asks.add(ask);
        if (state.phase === 'action') actions = Math.max(actions, legalActions(state).length);
        play(state, next.seat, next.move);
      }
    }
  }
  expect([...ASKS].filter((ask) => ask !== 'duke' && !asks.has(ask))).toEqual([]);
  expect(actions).toBeGreaterThan(60);
});
