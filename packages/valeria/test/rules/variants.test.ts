/** Five players and mixed citizens (A35, A37). */
import { describe, expect, test } from 'vitest';
import { parseOptions } from '../../src/options.ts';
import { setup } from '../../src/setup.ts';
import { view } from '../../src/view.ts';
import { CITIZENS } from '../../src/vocabulary.ts';
import { table, typesOf } from '../situation.ts';

const FIVE = [1, 2, 3, 4, 5];

describe('five players', () => {
  test('A35: the one to the right of the active player rests: no harvest and no herald', () => {
    const at = table({ phase: 'roll', options: { seats: 5 } });
    at.roll(1, 1);
    expect(at.asked).toBe('1 harvest, 2 harvest, 3 harvest, 4 harvest');
    const paid = table({ phase: 'roll', options: { seats: 5 }, turn: 3 });
    paid.roll(5, 6);
    expect(FIVE.map((seat) => paid.has(seat))).toEqual(['1G 1S', '', '1G 1S', '1G 1S', '1G 1S']);
  });

  test('A35: the rest passes on with the turn', () => {
    const at = table({ options: { seats: 5 }, actions: 1 });
    at.play('take gold');
    at.roll(5, 6);
    expect(FIVE.map((seat) => at.has(seat))).toEqual(['1G', '1G 1S', '1G 1S', '1G 1S', '1G 1S']);
  });

  test('A35: four players have nobody resting', () => {
    const at = table({ phase: 'roll', options: { seats: 4 } });
    at.roll(5, 6);
    expect([1, 2, 3, 4].map((seat) => at.has(seat))).toEqual(['1G 1S', '1G 1S', '1G 1S', '1G 1S']);
  });

  test('A35: the resting player is no target', () => {
    const rich = { has: '5G 5M', monsters: 'goblin' };
    const thief = table({ phase: 'roll', players: [{ citizens: 'thief' }, rich, rich, rich, rich] });
    thief.roll(3, 4);
    expect(thief.moves().some((text) => text.endsWith(' 4'))).toBe(true);
    expect(thief.moves().some((text) => text.endsWith(' 5'))).toBe(false);
    const perch = table({
      grid: { d1: 'purloiners-perch' },
      players: [{ has: '10G', citizens: 'rogue rogue' }, rich, rich, rich, rich],
    });
    perch.play('build d1');
    expect(perch.moves()).toEqual(['rob 2', 'rob 3', 'rob 4']);
    const cathedral = table({
      actions: 1,
      players: [{ domains: 'cathedral-of-st-aquila' }, {}, {}, {}, rich],
    });
    cathedral.play('take gold');
    expect(cathedral.asked).toBe('2 roll');
  });

  test('A35: and gets no point of Gargan', () => {
    const gargan = { domains: 'gargans-embrace' };
    const at = table({ phase: 'roll', turn: 2, players: [gargan, gargan, {}, {}, {}] });
    at.roll(1, 1);
    expect([at.has(1), at.has(2)]).toEqual(['', '1VP']);
    const other = table({ phase: 'roll', turn: 2, players: [{}, {}, {}, {}, gargan] });
    other.roll(1, 1);
    expect(other.has(5)).toBe('1VP');
  });
});

describe('mixed citizens', () => {
  const SEEDS = Array.from({ length: 40 }, (_, i) => `mixed ${i}`);
  const mixed = (seats: number, seed: string) => setup(parseOptions({ seats, mixed: 'on' }), seed);

  test.each([
    [2, 5],
    [5, 6],
  ])('A37: %d players: stacks of %d, one open, both kinds of a number among them', (seats, size) => {
    const kinds = SEEDS.map((seed) => {
      const { grid, down } = mixed(seats, seed);
      expect(grid.slice(5, 15).map((stack) => stack.length)).toEqual(Array(10).fill(size));
      expect(down.slice(5, 15)).toEqual(Array(10).fill(size - 1));
      return grid.slice(5, 15).map((stack) => new Set(stack.map((card) => CITIZENS[card])));
    });
    expect(kinds.every((stacks) => stacks[4].size === 1 && stacks[5].size === 1)).toBe(true);
    for (const slot of [0, 1, 2, 3, 6, 7, 8, 9]) expect(kinds.some((stacks) => stacks[slot].size === 2)).toBe(true);
  });

  test('A37: never more than six of a kind', () => {
    for (const seed of SEEDS) {
      const cards = mixed(5, seed).grid.slice(5, 15).flat();
      for (const kind of new Set(cards)) expect(cards.filter((card) => card === kind).length).toBeLessThanOrEqual(6);
    }
  });

  test('A37: what is face down is nobody’s', () => {
    const state = mixed(2, 'mixed');
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(view(state, viewer).grid[5].slice(0, -1)).toEqual([-1, -1, -1, -1]);
      expect(view(state, viewer).grid[5].at(-1)).toBe(state.grid[5].at(-1));
    }
  });

  test('A37: the next card is turned up as soon as the top is taken', () => {
    const at = table({
      options: { mixed: 'on' },
      grid: { c1: 'cleric monk cleric' },
      players: [{ has: '9G' }, {}],
    });
    at.play('recruit c1');
    expect(at.top('c1')).toBe('monk');
    at.play('recruit c1');
    expect([at.citizens(1), at.has(1)]).toEqual(['cleric monk', '3G']);
  });

  test('A37: so it is when a citizen comes for nothing', () => {
    const at = table({
      options: { mixed: 'on' },
      grid: { c1: 'cleric monk cleric', m5: 'orc-warrior orc-chieftain' },
      players: [{ has: '9S' }, {}],
    });
    at.play('slay m5');
    expect(typesOf(at.play('citizen c1'))).toEqual(['joined', 'revealed']);
    expect([at.top('c1'), at.citizens(1)]).toEqual(['monk', 'cleric']);
  });

  test('A37: the surcharge goes by name, not by number', () => {
    const at = table({
      options: { mixed: 'on' },
      grid: { c1: 'monk cleric' },
      players: [{ has: '3G', citizens: 'cleric cleric' }, {}],
    });
    expect(at.only('recruit c1')).toEqual(['recruit c1']);
    const dear = table({
      options: { mixed: 'on' },
      grid: { c1: 'cleric monk' },
      players: [{ has: '4G', citizens: 'cleric cleric' }, {}],
    });
    expect(dear.only('recruit c1')).toEqual([]);
  });

  test('A37: a returned citizen lies face up on top of the open card', () => {
    const at = table({
      options: { mixed: 'on' },
      grid: {
        c5: 'peasant peasant peasant',
        c2: 'merchant blacksmith merchant',
        d1: 'nest-of-the-weaver-witch halfpenny-hill',
      },
      players: [{ has: '9G', citizens: 'blacksmith merchant' }, {}],
    });
    at.play('build d1', 'return blacksmith');
    const seen = view(at.state, 1).grid[6];
    expect(seen).toEqual([-1, -1, CITIZENS.indexOf('merchant'), CITIZENS.indexOf('blacksmith')]);
    at.play('recruit c2');
    expect(at.top('c2')).toBe('merchant');
    expect(view(at.state, 1).grid[6].slice(0, 2)).toEqual([-1, -1]);
  });
});
