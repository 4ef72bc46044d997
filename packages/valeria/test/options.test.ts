import { BadInput } from '@three-crowns/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stackSizes } from '../src/content/box.ts';
import { SETUPS } from '../src/content/setups.ts';
import { BASE } from '../src/content/tables.ts';
import { contentHash, formatOptions, OPTION_SPECS, parseOptions } from '../src/options.ts';
import { setup } from '../src/setup.ts';
import { pending } from '../src/turn.ts';
import { AREAS, CITIZENS, cardNamed, isCitizen, SLOTS } from '../src/vocabulary.ts';

/** The kind on top of each stack of citizens. */
const citizensOf = (raw: unknown, seed = 'options') =>
  setup(parseOptions(raw), seed)
    .grid.slice(5, 15)
    .map((stack) => CITIZENS[stack[stack.length - 1]]);

describe('what is left out', () => {
  test('is the first game of the rulebook', () => {
    expect(parseOptions({ seats: 3 })).toEqual({
      seats: 3,
      content: BASE,
      setup: 'first-game',
      areas: undefined,
      citizens: undefined,
      events: false,
      mixed: false,
      dukes: true,
      level: 'normal',
      start: 'random',
    });
  });

  test('defaults are those that the list of options names', () => {
    const named = Object.fromEntries(OPTION_SPECS.map((spec) => [spec.key, spec.default]));
    expect(parseOptions({ seats: 1, ...named })).toEqual(parseOptions({ seats: 1 }));
  });

  test.each(OPTION_SPECS.filter(({ key }) => !['areas', 'citizens', 'start'].includes(key)))(
    'every value that $key names is taken',
    ({ key, values }) => {
      for (const value of values) expect(() => parseOptions({ seats: 1, [key]: value })).not.toThrow();
    },
  );
});

describe('set-ups', () => {
  test.each(Object.entries(SETUPS))('%s has its areas, citizens and domains', (name, { areas, citizens, removed }) => {
    const state = setup(parseOptions({ seats: 2, setup: name }), 'named');
    expect([...state.areas].toSorted()).toEqual([...areas].toSorted());
    expect(citizensOf({ seats: 2, setup: name }).toSorted()).toEqual([...citizens, 'peasant', 'knight'].toSorted());
    const domains = new Set(state.grid.slice(15).flat());
    for (const domain of removed) expect(domains).not.toContain(cardNamed(domain));
  });

  test('random draws areas and citizens by the seed', () => {
    const raw = { seats: 2, setup: 'random' };
    const seeds = Array.from({ length: 40 }, (_, i) => `seed ${i}`);
    const rows = new Set(seeds.map((seed) => setup(parseOptions(raw), seed).areas.join()));
    const stacks = new Set(seeds.map((seed) => citizensOf(raw, seed).join()));
    expect(rows.size).toBeGreaterThan(20);
    expect(stacks.size).toBeGreaterThan(20);
    expect(citizensOf(raw, 'a')).toEqual(citizensOf(raw, 'a'));
  });

  test('random with areas takes them, in the order of the row', () => {
    const areas = ['caverns', 'swamp', 'hills', 'wasteland', 'mountains'];
    const state = setup(parseOptions({ seats: 2, setup: 'random', areas }), 'x');
    expect(state.areas).toEqual(['wasteland', 'hills', 'swamp', 'caverns', 'mountains']);
  });

  test('random with citizens takes them and draws the others', () => {
    const raw = { seats: 2, setup: 'random', citizens: ['monk', 'thief', 'miner'] };
    for (const seed of ['a', 'b', 'c', 'd']) {
      expect(citizensOf(raw, seed)).toEqual(expect.arrayContaining(['monk', 'thief', 'miner', 'peasant', 'knight']));
    }
  });

  test('lists from a command line have commas', () => {
    const text = parseOptions({
      seats: 2,
      setup: 'random',
      areas: 'hills, ruins,forest ,valley,swamp',
      citizens: 'monk,blacksmith',
    });
    expect(text.areas).toEqual(['hills', 'ruins', 'forest', 'valley', 'swamp']);
    expect(text.citizens).toEqual(['monk', 'blacksmith']);
    expect(parseOptions({ seats: 2, setup: 'random', areas: '', citizens: '' }).areas).toBeUndefined();
    expect(parseOptions({ seats: 2, setup: 'random', areas: [], citizens: [] }).citizens).toBeUndefined();
  });
});

describe('variants', () => {
  test.each([1, 2, 3, 4, 5])('%i seats have stacks of their size', (seats) => {
    const state = setup(parseOptions({ seats, mixed: 'on' }), 'sizes');
    const sizes = stackSizes(seats);
    const wanted = state.grid.map((_, place) =>
      place < 5 ? sizes.monsters : place < 15 ? sizes.citizens : sizes.domains,
    );
    expect(state.grid.map((stack) => stack.length)).toEqual(wanted);
    expect(state.exhausted).toBe(2 * seats);
    expect(state.lord !== null).toBe(seats === 1);
  });

  test('mixed stacks hold both kinds of a number, face down but for the top', () => {
    const state = setup(parseOptions({ seats: 4, mixed: 'on' }), 'mixed');
    expect(state.down.slice(5, 15)).toEqual(SLOTS.map(() => 4));
    expect(state.grid.slice(5, 15).some((stack) => new Set(stack).size > 1)).toBe(true);
    expect(state.grid.slice(5, 15).flat().every(isCitizen)).toBe(true);
  });

  test('events lie on the pile, one a player; without dukes nobody is asked for one', () => {
    expect(setup(parseOptions({ seats: 4, events: 'on' }), 'e').events).toHaveLength(4);
    expect(setup(parseOptions({ seats: 4 }), 'e').events).toHaveLength(0);
    expect(pending(setup(parseOptions({ seats: 3, dukes: 'off', start: 2 }), 'e'))).toEqual([{ seat: 1, ask: 'roll' }]);
    expect(pending(setup(parseOptions({ seats: 3 }), 'e'))).toHaveLength(3);
  });

  test('levels are for a game alone', () => {
    expect(setup(parseOptions({ seats: 1, level: 'hardest' }), 'l').level).toBe('hardest');
  });

  test('start is a seat from 1, as a number or a text', () => {
    expect(setup(parseOptions({ seats: 4, start: 3 }), 's').turn).toBe(2);
    expect(parseOptions({ seats: 4, start: '3' }).start).toBe(2);
  });
});

/** What is wrong, the words of the message, the options. */
const MISTAKES: readonly (readonly [string, string, unknown])[] = [
  ['nothing', 'options: expected an object', null],
  ['a list', 'options: expected an object', []],
  ['no seats', 'options.seats: missing', {}],
  ['no players', 'options.seats: expected a whole number from 1 to 5, found 0', { seats: 0 }],
  ['six players', 'options.seats: expected a whole number from 1 to 5, found 6', { seats: 6 }],
  ['seats in words', 'options.seats: expected a whole number from 1 to 5, found "2"', { seats: '2' }],
  ['an unknown option', 'options.colour: unknown; expected seats, content', { seats: 2, colour: 'red' }],
  ['an unknown table', 'options.content: expected base or a table, found "gold"', { seats: 2, content: 'gold' }],
  ['a wrong table', 'content.id: missing', { seats: 2, content: {} }],
  ['an unknown set-up', 'options.setup: expected first-game, glittering-gold', { seats: 2, setup: 'mine' }],
  ['areas of a named set-up', 'options.areas: the set-up first-game has its own', { seats: 2, areas: ['hills'] }],
  ['four areas', 'options.areas: expected 5 areas, found 4', { seats: 2, setup: 'random', areas: AREAS.slice(0, 4) }],
  ['six areas', 'options.areas: expected 5 areas, found 6', { seats: 2, setup: 'random', areas: AREAS.slice(0, 6) }],
  ['an area twice', 'options.areas: hills is named twice', { seats: 2, setup: 'random', areas: 'hills,hills' }],
  ['an unknown area', 'options.areas[1]: expected hills, ruins', { seats: 2, setup: 'random', areas: 'hills,sea' }],
  ['an area that is a number', 'options.areas[0]: expected hills', { seats: 2, setup: 'random', areas: [1] }],
  ['areas that are a number', 'options.areas: expected a list', { seats: 2, setup: 'random', areas: 5 }],
  [
    'very many areas',
    'options.areas: expected a list of at most 8',
    { seats: 2, setup: 'random', areas: Array(99).fill('hills') },
  ],
  [
    'citizens of a named set-up',
    'options.citizens: the set-up monster-blood has its own',
    { seats: 2, setup: 'monster-blood', citizens: 'monk' },
  ],
  [
    'rivals',
    'options.citizens: expected one citizen for number 1, found cleric and monk',
    { seats: 2, setup: 'random', citizens: 'cleric,monk' },
  ],
  [
    'an unknown citizen',
    'options.citizens[0]: expected cleric, monk',
    { seats: 2, setup: 'random', citizens: 'baker' },
  ],
  [
    'chosen mixed citizens',
    'options.citizens: mixed citizens cannot be chosen',
    { seats: 2, setup: 'random', mixed: 'on', citizens: 'monk' },
  ],
  ['half a switch', 'options.events: expected off, on, found true', { seats: 2, events: true }],
  ['a mixed mix', 'options.mixed: expected off, on, found "maybe"', { seats: 2, mixed: 'maybe' }],
  ['one duke', 'options.dukes: expected off, on, found 1', { seats: 2, dukes: 1 }],
  ['an unknown level', 'options.level: expected normal, harder, hardest', { seats: 1, level: 'easy' }],
  [
    'a level for two',
    'options.level: expected normal with more than one player, found harder',
    { seats: 2, level: 'harder' },
  ],
  ['a start behind the last', 'options.start: expected random or a seat from 1 to 2, found 3', { seats: 2, start: 3 }],
  [
    'a start before the first',
    'options.start: expected random or a seat from 1 to 2, found "0"',
    { seats: 2, start: '0' },
  ],
  ['half a start', 'options.start: expected random or a seat from 1 to 2, found 1.5', { seats: 2, start: 1.5 }],
];

describe('mistakes are named with their place', () => {
  test.each(MISTAKES)('%s', (_, message, raw) => {
    expect(() => parseOptions(raw)).toThrow(BadInput);
    expect(() => parseOptions(raw)).toThrow(message);
  });

  test('any JSON under any key is taken or refused, never anything else', () => {
    const keys = OPTION_SPECS.map(({ key }) => key);
    const values = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.constantFrom('on', 'off', 'random', '', 'hills,ruins', 1),
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), fc.constantFrom(...keys), values, (seats, key, value) => {
        try {
          setup(parseOptions({ seats, setup: 'random', [key]: value }), 'any');
        } catch (error) {
          expect(error).toBeInstanceOf(BadInput);
          expect(String(error)).not.toContain('\n');
        }
      }),
    );
  });
});

test.each([
  { seats: 1, level: 'hardest', events: 'on' },
  { seats: 2, setup: 'random', areas: ['hills', 'ruins', 'forest', 'swamp', 'caverns'], citizens: ['monk'] },
  { seats: 5, setup: 'monster-blood', mixed: 'on', dukes: 'off', start: 4 },
])('written for a record and read back alike: %j', (raw) => {
  const options = parseOptions(raw);
  const written = JSON.parse(JSON.stringify(formatOptions(options)));
  expect(parseOptions(written)).toEqual(options);
  expect(formatOptions(parseOptions(written))).toEqual(written);
  expect(contentHash(options)).toBe(contentHash(parseOptions({ seats: 2 })));
});
