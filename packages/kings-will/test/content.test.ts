/** The built-in table adds up to the box, every word of the vocabulary is used, and custom tables are checked. */
import { BadInput, MOVE_LENGTH } from '@three-crowns/core';
import { checkGame } from '@three-crowns/core/conformance';
import { describe, expect, test } from 'vitest';
import { MODIFIERS } from '../src/abilities.ts';
import { CONTENT_SETS } from '../src/content/tables.ts';
import type { Content } from '../src/content/types.ts';
import { paymentsFor } from '../src/effects/payments.ts';
import { kingsWill, parseContent } from '../src/index.ts';
import { formatMove } from '../src/notation.ts';
import { parsePosition } from '../src/position/parse.ts';
import { workOf } from '../src/state.ts';
import { legalMoves } from '../src/turn.ts';
import { valuesOf } from '../src/values.ts';
import { BUILDINGS, LANDS, PLACES, TRAVELS, UNITS, WILLS } from '../src/vocabulary.ts';
import { everyPly } from './random.ts';

const table = CONTENT_SETS.reconstructed;

/** A copy as it comes from a file, with one value put in at a place like buildings.mill.mood. */
function changed(place: string, value: unknown): unknown {
  const copy = JSON.parse(JSON.stringify(table));
  const keys = place.split('.');
  const last = keys.pop() ?? '';
  let part = copy;
  for (const key of keys) part = part[key];
  if (value === undefined) delete part[last];
  else part[last] = value;
  return copy;
}

function refusal(place: string, value: unknown): string {
  try {
    parseContent(changed(place, value));
  } catch (error) {
    if (error instanceof BadInput) return error.message;
    throw error;
  }
  return 'taken';
}

describe('the built-in table', () => {
  test('counts add up to the box', () => {
    expect(LANDS.reduce((sum, land) => sum + table.lands[land].count, 0)).toBe(36);
    expect(PLACES.map((place) => table.places[place].count)).toEqual([12, 10, 8, 5]);
    expect([BUILDINGS.length, WILLS.length, TRAVELS.length]).toEqual([21, 16, 8]);
  });

  test('the halves of the buildings', () => {
    const halves = (side: 'left' | 'right') =>
      [0, 1, 2, 3].map((value) => BUILDINGS.filter((name) => table.buildings[name][side] === value).length);
    expect([halves('left'), halves('right')]).toEqual([
      [0, 5, 10, 6],
      [1, 3, 9, 8],
    ]);
  });

  test('each good is asked for three times by the mandatory levies, coins and farmers once', () => {
    const asked = (unit: (typeof UNITS)[number]) =>
      TRAVELS.reduce((sum, name) => sum + (table.travels[name].levy[unit] ?? 0), 0);
    expect(UNITS.map(asked)).toEqual([3, 3, 3, 3, 2, 1]);
  });

  test('twelve of the sixteen cards pay 8 to 10 points at most', () => {
    const most = WILLS.map((name) => {
      const { will } = table.wills[name];
      if (will.kind === 'ladder') return will.steps.at(-1)?.points ?? 0;
      return will.kind === 'each' ? will.most : will.first;
    });
    expect(most.filter((points) => points >= 8 && points <= 10)).toHaveLength(12);
  });

  test('every modifier of the vocabulary belongs to some building', () => {
    const kinds = BUILDINGS.map((name): string => table.buildings[name].ability.kind);
    for (const kind of [...MODIFIERS, 'none', 'raise', 'yield', 'births', 'calm', 'hoard'])
      expect(kinds).toContain(kind);
  });

  test('what is not printed in the rulebook is marked as ours', () => {
    const rows = [...BUILDINGS.map((name) => table.buildings[name]), ...WILLS.map((name) => table.wills[name])];
    expect(rows.every((row) => row.source === 'RECONSTRUCTED')).toBe(true);
    expect(table.numbers.money.source).toBe('RECONSTRUCTED');
    expect(table.numbers.startPoints.source).toBe('RULEBOOK');
  });
});

/** The places of every value of a table that a test picks, like numbers.money.value. */
function placesWhere(isPicked: (value: unknown, key: string) => boolean, part: unknown = table, at = ''): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => {
    const place = at === '' ? key : `${at}.${key}`;
    return isPicked(value, key) ? [place] : placesWhere(isPicked, value, place);
  });
}

const valueAt = (place: string): unknown =>
  place.split('.').reduce((part, key) => (part as Readonly<Record<string, unknown>>)[key], table as unknown);

describe('the hash of the content', () => {
  const options = kingsWill.parseOptions({ seats: 2 });
  const hashWith = (place: string, value: unknown) =>
    kingsWill.contentHash({ ...options, content: changed(place, value) as Content });
  const own = kingsWill.contentHash(options);

  test('stays when a mark or the name of the table changes', () => {
    const marks = placesWhere((_, key) => key === 'source');
    expect(marks.length).toBeGreaterThan(70);
    for (const place of [...marks, 'id']) expect(hashWith(place, 'CONFIRMED'), place).toBe(own);
  });

  test('changes with every number and every switch', () => {
    const numbers = placesWhere((value) => typeof value === 'number');
    const switches = placesWhere((value) => typeof value === 'boolean');
    expect([numbers.length > 300, switches.length]).toEqual([true, 4]);
    const hashes = [
      ...numbers.map((place) => hashWith(place, Number(valueAt(place)) + 1)),
      ...switches.map((place) => hashWith(place, !valueAt(place))),
    ];
    expect(hashes).not.toContain(own);
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  test('changes with the words of a row', () => {
    expect(hashWith('lands.hill.yields', 'wood')).not.toBe(own);
    expect(hashWith('buildings.mill.ability.good', 'wood')).not.toBe(own);
    expect(hashWith('wills.A.will.amount.of', 'coins')).not.toBe(own);
    expect(hashWith('start.farmstead', 'meadow')).not.toBe(own);
  });
});

describe('a custom table', () => {
  test('as JSON it is read back alike, and stands in the record in full', () => {
    const content = JSON.parse(JSON.stringify({ ...table, id: 'mine' }));
    expect(parseContent(content)).toEqual(content);
    const options = kingsWill.parseOptions({ seats: 2, content });
    expect(kingsWill.formatOptions(options).content).toEqual(content);
    expect(kingsWill.formatOptions(kingsWill.parseOptions({ seats: 2 })).content).toBe('reconstructed');
  });

  test('rows without a mark are typed in by its maker', () => {
    expect(parseContent(changed('buildings.mill.source', undefined)).buildings.mill.source).toBe('CUSTOM');
  });

  test.each(['full', 'first'])('plays, %s game: other prices, moods, cards and boards', (variant) => {
    const content = changed('buildings.mill', {
      ...{ cost: { wood: 3 }, mood: -4, left: 5, right: 0 },
      ability: { kind: 'yield', good: 'stone', by: 2 },
    }) as Record<string, Record<string, unknown>>;
    content.wills.A = {
      will: { kind: 'majority', amount: { of: 'mood' }, least: -3, first: 9, second: 2 },
      wrath: { amounts: [{ of: 'mood' }], least: -1 },
    };
    content.travels.R1 = { levy: { coins: 1, farmers: 1 }, offers: [{ mood: -1, pay: { farmers: 1 }, points: 5 }] };
    const options = { seats: 3, variant, content };
    expect(checkGame(kingsWill, { options, games: 3, seed: 'custom', maxMoves: 3000 })).toEqual([]);
  });

  test.each([
    ['id', 'Not a name', 'content.id: expected a name of small letters'],
    ['buildings.mill', undefined, 'content.buildings.mill: missing'],
    ['buildings.mill.cost.wood', -1, 'content.buildings.mill.cost.wood: expected a whole number from 0 to 20'],
    ['buildings.mill.cost.wood', 19, 'content.buildings.mill.cost: expected at most 20 in all, found 21'],
    ['buildings.mill.cost.gold', 1, 'content.buildings.mill.cost.gold: unknown'],
    ['buildings.mill.ability.kind', 'fly', 'content.buildings.mill.ability.kind: expected none'],
    ['buildings.mill.ability.more', 1, 'content.buildings.mill.ability.more: unknown'],
    ['buildings.mill.mood', 5, 'content.buildings.mill.mood: expected a whole number from -4 to 4'],
    ['places.castle.count', 11, 'content.places.castle.count: expected 10'],
    ['places.castle.effects', 'none', 'content.places.castle.effects: expected a list'],
    ['lands.hill.count', 5, 'content.lands: expected 36 landscapes in all, found 37'],
    ['lands.hill.yields', 'gold', 'content.lands.hill.yields: expected wood'],
    [
      'wills.A.will.steps',
      [
        { at: 2, points: 1 },
        { at: 2, points: 3 },
      ],
      'content.wills.A.will.steps[1].at: steps must rise',
    ],
    [
      'wills.F.will.terms',
      [{ points: 1, amount: { of: 'mood' } }],
      'content.wills.F.will.terms[0].amount.of: mood is paid',
    ],
    ['wills.D.wrath.least', -1, 'content.wills.D.wrath.least: expected a whole number from 0'],
    ['wills.D.wrath.amounts', [], 'content.wills.D.wrath.amounts: expected at least one'],
    ['travels.R1.levy.farmers', 2, 'content.travels.R1.levy.farmers: expected a whole number from 0 to 1'],
    ['travels.R1.offers', [{ mood: 1, pay: {} }], 'content.travels.R1.offers[0].points: missing'],
    ['education', [], 'content.education: expected a list of 5'],
    ['numbers.extension.value', 3, 'content.numbers.extension.value: expected at least the 4 of store'],
    ['numbers.steps.value', 0, 'content.numbers.steps.value: expected a whole number from 1'],
    ['numbers.steps.value', 10, 'content.numbers.steps.value: expected at most 9, found 10'],
    [
      'buildings.mill.ability',
      { kind: 'steps', by: 9 },
      'content.buildings: expected at most 9 more steps in all, found 10',
    ],
    ['numbers.farmers.value', 7, 'content.numbers.farmers.value: expected at least 8'],
    ['variants.full.fields', 6, 'content.variants.full.fields: expected a whole number from 8 to 8'],
    ['variants.first.wills', 9, 'content.variants.first.wills: expected a whole number from 10 to 16'],
    ['variants.first.lakes', 'no', 'content.variants.first.lakes: expected true or false'],
    ['start.row', ['forest'], 'content.start.row: expected each of mountain'],
    ['start.farmers', ['forest'], 'content.start.farmers: expected 2 lands, found 1'],
    ['start.goods.wood', 5, 'content.start.goods.wood: expected at most 4'],
    ['start.goods.coins', 1, 'content.start.goods.coins: unknown'],
  ])('%s = %j is refused', (place, value, message) => {
    expect(refusal(place, value)).toContain(message);
  });

  test.each(['full', 'first'] as const)('38: the farmstead of the start brings what it does, %s game', (variant) => {
    const content = changed('places.farmstead.effects', [{ kind: 'extension' }]);
    for (const state of everyPly({ options: { seats: 2, variant, content }, seed: 'home' })) {
      if (state.phase === 'wills' || state.phase === 'arrange') continue;
      expect(state.palatinates.map((own) => own.extended)).toEqual([true, true]);
      break;
    }
  });

  test('farmers of the start are few, however much room there is', () => {
    const content = JSON.parse(JSON.stringify(table));
    const { farmers, farmersPerLand, startFarmers } = content.numbers;
    [farmers.value, farmersPerLand.value, startFarmers.value] = [99, 24, 9];
    content.start.farmers = Array(9).fill('forest');
    expect(() => parseContent(content)).toThrow('content.numbers.startFarmers.value: expected at most 8');
  });

  test.each(['variant', 'points', 'notebook', 'rounds', 'start', 'content'])('the option %s is not null', (key) => {
    expect(() => kingsWill.parseOptions({ seats: 2, [key]: null })).toThrow(BadInput);
  });

  test('the dearest table that is taken has moves that fit a record, and not too many', () => {
    const content = JSON.parse(JSON.stringify(table)) as Pick<Content, 'buildings' | 'travels'>;
    const even = { wood: 5, leather: 5, food: 5, stone: 5 };
    const ability = (kind: string) => ({ kind, by: 9 });
    for (const row of Object.values(content.buildings)) Object.assign(row, { cost: {}, ability: ability('relief') });
    Object.assign(content.buildings.mill, { cost: even });
    Object.assign(content.buildings.school, { ability: ability('discount') });
    for (const row of Object.values(content.travels)) {
      Object.assign(row, { levy: { wood: 4, leather: 4, food: 4, stone: 4, coins: 4 } });
    }
    const state = parsePosition(
      [
        'turn 1 round 1 phase visit start 1 number 9',
        'row move multiply intrigue harvest extract enrich build govern king',
        'waiting levy/1',
        'player 1 coins 15 wood 4 leather 4 food 4 stone 4 education 5',
        'lands 1 mountain/1/-/school forest/1/farmstead/fair meadow cornfield',
        'lands 2 mountain/1 forest/1/farmstead meadow cornfield',
      ],
      { seats: 2, content },
      'dear',
    );
    const levies = legalMoves(state, 0);
    const payments = paymentsFor(valuesOf(state), state.palatinates[0], workOf(BUILDINGS.indexOf('mill')));
    expect(levies.length).toBeLessThan(400);
    expect(payments.length).toBeLessThan(400);
    for (const move of levies) expect(formatMove(state, move).length).toBeLessThan(MOVE_LENGTH);
    for (const goods of payments) {
      expect(formatMove(state, { do: 'pay', goods }).length).toBeLessThan(MOVE_LENGTH);
    }
  });

  test.each([null, 'even', 7, [], {}])('%j is refused in words', (raw) => {
    expect(() => kingsWill.parseOptions({ seats: 2, content: raw })).toThrow(BadInput);
  });
});
