/** What the instinct must not get wrong. The weights themselves are judgement. */
import { describe, expect, test } from 'vitest';
import { lookAtCastle, newCastleLook } from '../src/instinct/castleLook.ts';
import { fillGains, hopeOf } from '../src/instinct/hopes.ts';
import { instinct } from '../src/instinct.ts';
import { scores, totalOf } from '../src/scoring.ts';
import { type Castle, clone, emptyCastle, type State } from '../src/state.ts';
import { legalMoves } from '../src/turn.ts';
import { COLUMNS, EMPTY, FIRST_JESTER, JESTER_TILE, jesterIn, PIECES, type Piece } from '../src/vocabulary.ts';
import { everyPly } from './random.ts';
import { finished, situation } from './situation.ts';

const { evaluate, stateKey, foldKey, features, quick } = instinct;

function worths(state: State): number[] {
  const worth = new Float64Array(state.castles.length);
  evaluate(state, worth);
  return [...worth];
}

function featuresOf(state: State, seat: number): number[] {
  const row = new Float32Array(features?.names.length ?? 0);
  features?.fill(state, seat, row);
  return [...row];
}

const { values } = situation('').state;
const TIMES = { hope: 0.7, collectors: 0.5 };

/** Points and hopes, counted anew. */
function worthOf(castle: Castle): number {
  const look = newCastleLook();
  lookAtCastle(look, castle, values);
  expect(look.points).toBe(totalOf(values, castle));
  return look.points + hopeOf(look, castle, TIMES);
}

function withPiece(castle: Castle, piece: Piece): Castle {
  const then = { ...castle, up: castle.up.slice() };
  then.up[piece] += 1;
  return then;
}

describe('evaluate', () => {
  test('at the end it is the score', () => {
    const { state } = finished('up Q D C Kl F W gold 3', 'down 3Kl 2W kingdoms 1');
    expect(worths(state)).toEqual(scores(state).map(({ total }) => total));
  });

  test('a slope is chosen by what it leaves to the next player: a queen in his way, or one that he can pay', () => {
    const after = (slope: string, gold: number) => {
      const game = situation(`kings a1 e2\nleft Q F F F F F\nright F F F F F F\ncastle 2 gold ${gold}`);
      game.play('take a2 a4 > a5', `refill ${slope}`);
      return worths(game.state)[1];
    };
    expect(after('left', 0)).toBeGreaterThan(after('right', 0));
    expect(after('right', 2)).toBeGreaterThan(after('left', 2));
  });

  test('what a tile brings is what the castle is worth with it, less what it is worth without', () => {
    const gains = Array<number>(EMPTY + 1).fill(0);
    const look = newCastleLook();
    let looked = 0;
    for (const state of everyPly({ seats: 2, seed: 'gains', games: 6 })) {
      const castle = state.castles[state.turn];
      const before = worthOf(castle);
      lookAtCastle(look, castle, values);
      fillGains(gains, look, castle, values, TIMES);
      for (let piece = 0; piece < FIRST_JESTER; piece++) {
        expect(gains[piece], PIECES[piece]).toBeCloseTo(worthOf(withPiece(castle, piece)) - before);
        looked += 1;
      }
      const jesters = COLUMNS.map((_, column) => worthOf(withPiece(castle, jesterIn(column))) - before);
      expect(gains[JESTER_TILE]).toBeCloseTo(Math.max(0, ...jesters));
    }
    expect(looked).toBeGreaterThan(0);
  });
});

describe('features', () => {
  test('of two players mirror each other', () => {
    for (const state of everyPly({ seats: 2, seed: 'mirror', games: 2 })) {
      const mirrored = featuresOf(state, 1).map((value) => 0 - value);
      expect(featuresOf(state, 0)).toEqual(mirrored);
    }
  });

  test('do not depend on who sits where', () => {
    for (const state of everyPly({ seats: 3, seed: 'seats', games: 1 })) {
      const turned = clone(state);
      turned.castles = [state.castles[2], state.castles[0], state.castles[1]];
      turned.kings = [state.kings[2], state.kings[0], state.kings[1]];
      turned.turn = (state.turn + 1) % 3;
      turned.start = (state.start + 1) % 3;
      const before = featuresOf(state, 0);
      featuresOf(turned, 1).forEach((value, i) => {
        expect(value, features?.names[i]).toBeCloseTo(before[i], 4);
      });
    }
  });

  test('of equals are nought, but for whose turn it is', () => {
    const { state } = situation('turn 1 round 2 phase recruit start 1\nkings c3 c3');
    state.castles = state.castles.map(() => emptyCastle(2));
    const told = features?.names.filter((_, i) => featuresOf(state, 0)[i] !== 0) ?? [];
    expect(told).toContain('next');
    expect(told.filter((name) => !/next|later|worth/.test(name))).toEqual([]);
  });
});

test.each([2, 3, 4])('weights for %i players were learned for these features', (seats) => {
  const weights = features?.weights?.(seats);
  for (const list of [weights?.win, weights?.margin]) {
    expect(list).toHaveLength((features?.names.length ?? 0) + 1);
    expect(list?.every(Number.isFinite)).toBe(true);
  }
});

describe('keys', () => {
  test('kingdoms that differ in the knight are one, with a farmer and with a wife they are two', () => {
    const { state } = situation('turn 1 round 3 phase kingdom start 1\ncastle 1 gold 0 up Q D C Kl Ko F W');
    const keys = legalMoves(state, 0).map((move) => foldKey?.(state, 0, move));
    expect(keys).toHaveLength(5);
    expect(new Set(keys).size).toBe(3);
  });

  test('tiles that lie elsewhere make another state', () => {
    const { state } = situation('');
    const turned = clone(state);
    turned.hill = [state.hill[1], state.hill[0]];
    expect(stateKey(turned)).not.toBe(stateKey(state));
    expect(stateKey(clone(state))).toBe(stateKey(state));
  });
});

test.each([2, 3])('the quick policy of %i players plays a legal move and leaves the table as it is', (seats) => {
  for (const state of everyPly({ seats, seed: 'quick' })) {
    if (state.phase === 'over') continue;
    const before = stateKey(state);
    const legal = legalMoves(state, state.turn);
    expect(legal).toContainEqual(quick?.(state, state.turn));
    expect(stateKey(state)).toBe(before);
  }
});

test('the quick policy buys a queen that is cheap, and no farmer that is dear', () => {
  const bought = (left: string) => {
    const { state } = situation(`turn 1 round 3 phase recruit start 1\nleft ${left}\nright\ncastle 1 gold 8`);
    return quick?.(state, 0);
  };
  expect(bought('Q F F F F')).toEqual({ do: 'recruit', slope: 0, row: 0 });
  expect(bought('P P F F F')).toEqual({ do: 'skip' });
});
