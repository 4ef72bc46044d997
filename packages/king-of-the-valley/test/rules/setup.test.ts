import { luckOf, shuffle } from '@three-crowns/core';
import { describe, expect, test } from 'vitest';
import { EVEN, RAMPED } from '../../src/content/tables.ts';
import { parseOptions } from '../../src/options.ts';
import { setup, stackOf } from '../../src/setup.ts';
import { view } from '../../src/view.ts';
import { TILES } from '../../src/vocabulary.ts';
import { type Situation, situation, situationOf } from '../situation.ts';

const game = (seats: number, start: number | 'random' = 1, seed = 'setup'): Situation =>
  situationOf(setup(parseOptions({ seats, start }), seed));

const sorted = (tiles: readonly number[]) => tiles.toSorted((a, b) => a - b);

describe('placing the kings', () => {
  for (const seats of [2, 3, 4]) {
    for (let start = 1; start <= seats; start++) {
      test(`S1: ${seats} players place one by one, clockwise from player ${start}, who then has the first turn`, () => {
        const table = game(seats, start);
        const asked: (number | undefined)[] = [];
        for (const place of ['a1', 'c3', 'e5', 'b4'].slice(0, seats)) {
          expect(table.ask).toBe('place');
          asked.push(table.seat);
          table.play(`place ${place}`);
        }
        const clockwise = Array.from({ length: seats }, (_, i) => ((start - 1 + i) % seats) + 1);
        expect(asked).toEqual(clockwise);
        expect(table.seat).toBe(start);
        expect(table.ask).toBe('summon');
      });
    }
  }

  test('S1: any of the 25 tiles, but only one king on a tile', () => {
    const table = game(3);
    expect(table.moves()).toHaveLength(25);
    expect(table.moves()).toContain('place c3');
    table.play('place c3');
    expect(table.moves()).toHaveLength(24);
    expect(table.moves()).not.toContain('place c3');
    table.play('place a1');
    expect(table.moves()).toHaveLength(23);
    expect(table.moves()).not.toContain('place a1');
    expect(() => table.play('place c3')).toThrow('cannot play');
  });

  test('S1: placing takes no tile and costs nothing', () => {
    const table = game(2);
    const before = table.state.valley.slice();
    table.play('place c3', 'place d3');
    expect(table.state.valley).toEqual(before);
    expect(table.castle(1)).toEqual({ gold: 2, kingdoms: 0, taxed: '', up: '', down: '' });
    expect(table.castle(2)).toEqual(table.castle(1));
  });

  test('S2: in play kings may share a tile: ending a set under another king', () => {
    const table = situation(`
      valley
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  F  F  D  .
      kings a1 d1`);
    table.play('take b1 c1 > d1');
    expect(table.king(1)).toBe('d1');
    expect(table.king(2)).toBe('d1');
  });

  test('S2: and leave it one by one', () => {
    const table = situation(`
      turn 2 round 2 phase summon start 1
      valley
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  D  C
      kings d1 d1`);
    expect(table.moves()).toEqual(['take e1']);
    table.play('take e1');
    expect(table.king(2)).toBe('e1');
    expect(table.king(1)).toBe('d1');
  });
});

describe('the table at the start', () => {
  test('S3: nothing has been done yet: no coin in the valley, no end in sight, nobody out of the game', () => {
    const { position } = game(2);
    expect(position[0]).toBe('turn 1 round 1 phase place start 1');
    expect(position.join()).not.toContain('+');
    expect(position.some((line) => /^(removed|path|gaps|waiting)/.test(line))).toBe(false);
  });

  for (const content of [EVEN, RAMPED]) {
    test(`S3: ${content.id}: valley and the two lowest rows are stack I, rows 3 to 6 stack II`, () => {
      const state = setup({ seats: 4, start: 0, content }, 'S3');
      const low = state.hill.flatMap((slope) => slope.slice(0, 2));
      const high = state.hill.flatMap((slope) => slope.slice(2));
      expect(state.hill.map((slope) => slope.length)).toEqual([6, 6]);
      expect(sorted([...state.valley, ...low])).toEqual(stackOf(content, 0));
      expect(sorted([...high, ...state.piles[0]])).toEqual(stackOf(content, 1));
      expect(sorted(state.piles[1])).toEqual(stackOf(content, 2));
      expect([state.valley.length, low.length, high.length]).toEqual([25, 4, 8]);
      expect([state.piles[0].length, state.piles[1].length]).toEqual([22, 31]);
    });
  }

  test('S3: row by row, the left slot before the right one, the next tile of a stack on top', () => {
    const luck = luckOf('rows');
    const [first, second] = [0, 1, 2].map((stage) => {
      const stack = stackOf(EVEN, stage);
      shuffle(luck, stack);
      return stack;
    });
    const { hill, piles, valley } = setup({ seats: 2, start: 0, content: EVEN }, 'rows');
    const rows = Array.from({ length: 6 }, (_, row) => [hill[0][row], hill[1][row]]);
    expect(valley).toEqual(first.slice(0, 25));
    expect(rows.flat()).toEqual([...first.slice(25), ...second.slice(0, 8)]);
    expect(piles[0].at(-1)).toBe(second[8]);
  });

  test('S3: the stacks are shuffled: two seeds give two tables', () => {
    const valleys = ['one', 'two'].map((seed) => setup({ seats: 2, start: 0, content: EVEN }, seed).valley);
    expect(valleys[0]).not.toEqual(valleys[1]);
    expect(new Set(valleys[0].map((tile) => TILES[tile])).size).toBeGreaterThan(5);
  });

  test('S5: the starting player may be chosen at random: each seat comes up', () => {
    for (const seats of [2, 3, 4]) {
      const starts = Array.from({ length: 60 }, (_, i) => game(seats, 'random', `S5 ${i}`).seat);
      expect([...new Set(starts)].sort()).toEqual([1, 2, 3, 4].slice(0, seats));
    }
  });

  test('S5: a named starting player starts whatever the luck', () => {
    expect(Array.from({ length: 20 }, (_, i) => game(4, 3, `S5 ${i}`).seat)).toEqual(Array(20).fill(3));
  });
});

describe('a turn', () => {
  const TURN = `
    turn 1 round 2 phase recruit start 1
    kings c3 e5
    left F W C F D C
    right W F D C F W
    castle 1 gold 2 kingdoms 0 up Q D C Kl`;

  test('S4: recruit, summon, kingdom bonus, replenish, in this order', () => {
    const table = situation(TURN);
    const asks: (string | undefined)[] = [];
    for (const move of ['recruit L1', 'take c2', 'kingdom Q D C Kl F', 'refill left']) {
      asks.push(table.ask);
      table.play(move);
    }
    expect(asks).toEqual(['recruit', 'summon', 'kingdom', 'replenish']);
    expect(table.seat).toBe(2);
  });

  test('S4: no phase out of its order', () => {
    const table = situation(TURN);
    const onlyKinds = () => [...new Set(table.moves().map((move) => move.split(' ')[0]))];
    expect(onlyKinds()).toEqual(['recruit', 'skip']);
    table.play('recruit L1');
    expect(onlyKinds()).toEqual(['take']);
    table.play('take c2');
    expect(onlyKinds()).toEqual(['kingdom', 'skip']);
    table.play('skip');
    expect(onlyKinds()).toEqual(['refill']);
  });

  test('S6: everybody sees everything but the order of the stacks', () => {
    const { state } = situation('castle 1 gold 7 kingdoms 1 taxed F up Q JK down 3F D');
    const seen = view(state, 'spectator');
    for (const zone of ['castles', 'hill', 'valley', 'coins', 'kings', 'removed'] as const) {
      expect(seen[zone]).toEqual(state[zone]);
    }
    expect(seen.castles[0].down).toEqual(state.castles[0].down);
  });

  test('S6: of the stacks only the number of tiles and what must lie in them is known', () => {
    const one = situation('stack II Q W F\nstack III D C').state;
    const other = situation('stack II F Q W\nstack III C D').state;
    expect(one.piles).not.toEqual(other.piles);
    expect(view(one, 'spectator')).toEqual(view(other, 'spectator'));
    expect(view(one, 'spectator').piles.map((pile) => pile.length)).toEqual([3, 2]);
  });
});
