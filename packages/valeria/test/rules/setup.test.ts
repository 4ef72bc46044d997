/** The table before the first roll (A1 to A3, 7b). */
import { describe, expect, test } from 'vitest';
import { BASE } from '../../src/content/tables.ts';
import type { Monster } from '../../src/content/types.ts';
import { parseOptions } from '../../src/options.ts';
import { setup } from '../../src/setup.ts';
import type { State } from '../../src/state.ts';
import { view } from '../../src/view.ts';
import { CARDS, CITIZENS, DUKES, FIRST_DOMAIN, isDomain, isEvent } from '../../src/vocabulary.ts';
import { situationOf } from '../situation.ts';

const start = (options: Readonly<Record<string, unknown>>, seed = 'setup'): State =>
  setup(parseOptions({ seats: 2, ...options }), seed);
const SEEDS = Array.from({ length: 60 }, (_, i) => `setup ${i}`);
const kindsIn = (state: State): string[] => state.grid.slice(5, 15).map((stack) => CITIZENS[stack[0]]);
const domainsIn = (state: State): string[] => state.grid.slice(15).flatMap((stack) => stack.map((card) => CARDS[card]));

describe('the monster row', () => {
  test('A1: of equal top strengths the weaker boss lies left', () => {
    const order = (...areas: string[]) => start({ setup: 'random', areas }).areas.join(' ');
    expect(order('hills', 'wasteland', 'ruins', 'forest', 'swamp')).toBe('wasteland hills ruins forest swamp');
    expect(order('mountains', 'caverns', 'valley', 'swamp', 'forest')).toBe('forest swamp valley caverns mountains');
    expect(order('swamp', 'valley', 'caverns', 'hills', 'mountains')).toBe('hills swamp valley caverns mountains');
  });

  test('A1: the weakest lies on top, the boss at the bottom', () => {
    const at = situationOf(start({}));
    expect(at.stack('m1')).toBe('goblin goblin goblin goblin-mage goblin-king');
    expect(at.stack('m2')).toBe('skeleton skeleton skeleton flaming-skeleton skeleton-king');
    expect(at.stack('m3')).toBe('treant treant bane-spider bane-spider spider-queen');
    expect(at.stack('m4')).toBe('owlbear owlbear owlbear giant troll');
    expect(at.stack('m5')).toBe('dire-bear dire-bear orc-warrior orc-warrior orc-chieftain');
  });

  test('A1: with five players the extra card lies with its like', () => {
    const at = situationOf(start({ seats: 5 }));
    expect(at.stack('m2')).toBe('skeleton skeleton skeleton flaming-skeleton flaming-skeleton skeleton-king');
    expect(at.stack('m3')).toBe('treant treant treant bane-spider bane-spider spider-queen');
  });

  /** The printed table with some monsters changed. */
  const changed = (rows: Readonly<Record<string, Partial<Monster>>>) => ({
    ...BASE,
    id: 'changed',
    monsters: BASE.monsters.map((row) => ({ ...row, ...rows[row.name] })),
  });

  test('A1: the top goes before the boss', () => {
    const content = changed({ 'goblin-king': { strength: 99 } });
    expect(start({ content }).areas[0]).toBe('hills');
  });

  test('A1: a monster that does not lie in the stack orders nothing', () => {
    const without = changed({ goblin: { copies: 0, more: 0 }, 'goblin-mage': { copies: 4, more: 1, strength: 4 } });
    expect(start({ content: without }).areas.join(' ')).toBe('ruins forest hills valley mountains');
    const five = changed({
      goblin: { copies: 0, more: 1 },
      'goblin-mage': { copies: 4, more: 0, strength: 13 },
      'goblin-king': { strength: 14 },
    });
    expect(start({ content: five }).areas[4]).toBe('hills');
    expect(start({ content: five, seats: 5 }).areas[0]).toBe('hills');
  });
});

describe('choosing the cards', () => {
  test('A2: the first game is what the rulebook lists, and the default', () => {
    const state = start({});
    expect(state.areas).toEqual(['hills', 'ruins', 'forest', 'valley', 'mountains']);
    expect(kindsIn(state)).toEqual(
      'cleric merchant mercenary archer peasant knight rogue champion paladin butcher'.split(' '),
    );
  });

  test('A2: random areas and citizens, every one of them in some game', () => {
    const games = SEEDS.map((seed) => start({ setup: 'random' }, seed));
    expect(new Set(games.flatMap(({ areas }) => areas)).size).toBe(8);
    expect(new Set(games.flatMap(kindsIn)).size).toBe(18);
    for (const state of games) expect(new Set(state.areas).size).toBe(5);
  });

  test('A2: areas and citizens by hand, the rest drawn', () => {
    const areas = ['caverns', 'swamp', 'wasteland', 'hills', 'ruins'];
    const games = SEEDS.map((seed) => start({ setup: 'random', areas, citizens: ['monk', 'thief'] }, seed));
    for (const state of games) {
      expect(state.areas).toEqual(['wasteland', 'hills', 'ruins', 'swamp', 'caverns']);
      expect(kindsIn(state)[0]).toBe('monk');
      expect(kindsIn(state)[6]).toBe('thief');
    }
    expect(new Set(games.map((state) => kindsIn(state)[1])).size).toBe(2);
  });

  test.each([
    [
      'glittering-gold',
      'hills ruins forest swamp caverns',
      'monk merchant alchemist archer peasant knight rogue champion paladin butcher',
      'forgotten-sorrows violet-thorn golden-obelisk-of-nae monolith-of-ostendaar',
    ],
    [
      'mastery-over-magic',
      'wasteland ruins forest valley mountains',
      'cleric merchant alchemist wizard peasant knight thief champion paladin butcher',
      'eye-of-asteraten blood-crow-army foxgrove-palisade gargans-embrace',
    ],
    [
      'monster-blood',
      'wasteland ruins forest swamp mountains',
      'cleric blacksmith mercenary archer peasant knight rogue warlord priestess miner',
      'forgotten-sorrows nest-of-the-weaver-witch cathedral-of-st-aquila cutthroats-truce',
    ],
  ])('7b: %s', (name, areas, citizens, removed) => {
    const seen = new Set<string>();
    for (const seed of SEEDS) {
      const state = start({ setup: name }, seed);
      expect(state.areas.join(' ')).toBe(areas);
      expect(kindsIn(state).join(' ')).toBe(citizens);
      expect(state.removed.map((card) => CARDS[card]).join(' ')).toBe(removed);
      for (const domain of domainsIn(state)) seen.add(domain);
    }
    expect(seen.size).toBe(20);
    for (const domain of removed.split(' ')) expect(seen).not.toContain(domain);
  });

  test('7b: with five players the twenty domains that are left are all in play', () => {
    expect(new Set(domainsIn(start({ seats: 5, setup: 'monster-blood' }))).size).toBe(20);
  });
});

describe('dukes', () => {
  test('A3: two each, one is kept, all choose at the same time and the grid is in sight', () => {
    const at = situationOf(start({ seats: 3, start: 2 }));
    expect(at.asked).toBe('1 duke, 2 duke, 3 duke');
    expect(at.moves(2)).toEqual(['keep 1', 'keep 2']);
    at.play('3: keep 2');
    expect(at.asked).toBe('1 duke, 2 duke');
    expect(at.moves(3)).toEqual([]);
    at.play('1: keep 1', '2: keep 2');
    expect(at.asked).toBe('2 roll');
    expect(at.state.players.map(({ kept }) => kept)).toEqual([0, 1, 1]);
    expect(at.top('m1')).toBe('goblin');
  });

  test('A3: the other duke stays face down, even at the end', () => {
    const at = situationOf(start({}));
    at.play('1: keep 2', '2: keep 1');
    const own = at.state.players.map(({ dukes }) => dukes.slice());
    expect(view(at.state, 0).players.map(({ dukes }) => dukes)).toEqual([own[0], [-1, -1]]);
    expect(view(at.state, 'spectator').players.map(({ dukes }) => dukes)).toEqual([
      [-1, -1],
      [-1, -1],
    ]);
    at.state.phase = 'over';
    expect(view(at.state, 'spectator').players.map(({ dukes }) => dukes)).toEqual([
      [-1, own[0][1]],
      [own[1][0], -1],
    ]);
  });

  test('A3: every duke is dealt to somebody in some game, never twice in one', () => {
    const games = SEEDS.map((seed) => start({ seats: 5 }, seed).players.map(({ dukes }) => dukes[0]));
    expect(new Set(games.flat()).size).toBe(DUKES.length);
    for (const dealt of games) expect(new Set(dealt).size).toBe(5);
  });
});

describe('the rest of the table', () => {
  test.each([
    [1, 5, 3, 2],
    [2, 5, 3, 4],
    [3, 5, 3, 6],
    [4, 5, 3, 8],
    [5, 6, 4, 10],
  ])('%d players: stacks of %d, domains of %d, %d Exhausted cards', (seats, cards, domains, exhausted) => {
    const state = start({ seats });
    expect(state.grid.slice(0, 15).map((stack) => stack.length)).toEqual(Array(15).fill(cards));
    expect(state.grid.slice(15).map((stack) => stack.length)).toEqual(Array(5).fill(domains));
    expect(state.down.slice(15)).toEqual(Array(5).fill(domains - 1));
    expect(state.down.slice(0, 15)).toEqual(Array(15).fill(0));
    expect(state.exhausted).toBe(exhausted);
    expect(state.events).toEqual([]);
    for (const player of state.players) expect([...player.have, player.points]).toEqual([2, 0, 1, 0]);
  });

  test.each([1, 2, 3, 4, 5])('%d players with events: one each on top of the Exhausted cards', (seats) => {
    const seen = new Set<number>();
    for (const seed of SEEDS) {
      const { events, exhausted } = start({ seats, events: 'on' }, seed);
      expect(events.length).toBe(seats);
      expect(new Set(events).size).toBe(seats);
      expect(events.every(isEvent)).toBe(true);
      expect(exhausted).toBe(2 * seats);
      for (const event of events) seen.add(event);
    }
    expect(seen.size).toBe(6);
  });

  test('every domain is in play in some game, none twice in one', () => {
    const seen = new Set<number>();
    for (const seed of SEEDS) {
      const cards = start({}, seed).grid.slice(15).flat();
      expect(new Set(cards).size).toBe(15);
      expect(cards.every(isDomain)).toBe(true);
      for (const card of cards) seen.add(card);
    }
    expect([...seen].sort((a, b) => a - b)).toEqual(Array.from({ length: 24 }, (_, i) => FIRST_DOMAIN + i));
  });

  test('every seat begins in some game, unless one is named', () => {
    expect(new Set(SEEDS.map((seed) => start({ seats: 4 }, seed).turn)).size).toBe(4);
    expect(new Set(SEEDS.map((seed) => start({ seats: 4, start: 3 }, seed).turn))).toEqual(new Set([2]));
  });
});
