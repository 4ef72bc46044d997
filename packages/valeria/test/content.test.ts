import { readFileSync } from 'node:fs';
import { BadInput, canonicalJson, verify } from '@three-crowns/core';
import { randomRecord } from '@three-crowns/core/conformance';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseContent } from '../src/content/check.ts';
import { hashOf, playedOf } from '../src/content/hash.ts';
import { BASE } from '../src/content/tables.ts';
import { type Content, SOURCES } from '../src/content/types.ts';
import { valeria } from '../src/index.ts';
import { contentHash, formatOptions, parseOptions } from '../src/options.ts';
import { formatPosition } from '../src/position/format.ts';
import { parsePosition } from '../src/position/parse.ts';
import { setup } from '../src/setup.ts';
import { CITIZENS, DOMAINS, DUKES, EVENTS, MONSTERS, STARTERS } from '../src/vocabulary.ts';
import { DOCS_ROWS } from './docsRows.ts';
import { everyPly } from './random.ts';

const page = readFileSync(new URL('../../../docs/valeria.md', import.meta.url), 'utf8');

describe('the printed box', () => {
  test('every name has its row, in the order of the words', () => {
    const names = (rows: readonly { readonly name: string }[]) => rows.map(({ name }) => name);
    expect(names(BASE.citizens)).toEqual(CITIZENS);
    expect(names(BASE.starters)).toEqual(STARTERS);
    expect(names(BASE.monsters)).toEqual(MONSTERS);
    expect(names(BASE.events)).toEqual(EVENTS);
    expect(names(BASE.domains)).toEqual(DOMAINS);
    expect(names(BASE.dukes)).toEqual(DUKES);
  });

  test('every row says where it comes from', () => {
    for (const { source } of BASE_ROWS) expect(SOURCES).toContain(source);
    expect(BASE.noDuke.source).toBe('RECONSTRUCTED');
  });

  describe.each(Object.entries(DOCS_ROWS))('%s stand on the page of the game as they are', (_, rows) => {
    test.each(rows)('%s', (row) => {
      expect(page.split('\n')).toContain(row);
    });
  });
});

type Change = readonly [path: string, value: unknown];
const GONE = Symbol('the key is left out');

/** BASE as it comes from outside, with these values in other places. */
function table(...changes: readonly Change[]): unknown {
  const raw = JSON.parse(canonicalJson(BASE));
  for (const [path, value] of changes) {
    const keys = path.split('.');
    const last = keys.pop() as string;
    const row = keys.reduce<Record<string, unknown>>((at, key) => at[key] as Record<string, unknown>, raw);
    if (value === GONE) delete row[last];
    else row[last] = value;
  }
  return raw;
}

/** Every number, text and switch of a table, by its path. */
function leavesOf(value: unknown, path = ''): { readonly path: string; readonly value: unknown }[] {
  if (value === null || typeof value !== 'object') return [{ path, value }];
  return Object.entries(value).flatMap(([key, part]) => leavesOf(part, path === '' ? key : `${path}.${key}`));
}

/** Every row that says where it comes from. */
const BASE_ROWS = [
  ...[BASE.citizens, BASE.starters, BASE.monsters, BASE.events, BASE.domains, BASE.dukes].flat(),
  BASE.noDuke,
];

const GAIN = { kind: 'gain', gain: { gold: 1 } };
const SLAY = { kind: 'slay' };
const THEFT = { kind: 'steal', resources: ['gold'], amount: 1, less: false, may: true };
const deep = (depth: number): unknown => (depth === 0 ? GAIN : { kind: 'all', of: [GAIN, deep(depth - 1)] });

/** What is wrong, what the message says, and the change that makes it so. */
const MISTAKES: readonly (readonly [string, string, ...Change[]])[] = [
  ['a missing key', 'content.dukes: missing', ['dukes', GONE]],
  ['an unknown key', 'content.colour: unknown', ['colour', 'red']],
  ['an over-long name', 'content.id: expected a name', ['id', 'x'.repeat(41)]],
  ['a name with a line break', 'content.id: expected a name', ['id', 'my\nbox']],
  [
    'a missing citizen',
    'content.citizens: expected a list of 18, found one of 17',
    ['citizens', BASE.citizens.slice(1)],
  ],
  ['a list that is none', 'content.domains: expected a list', ['domains', {}]],
  ['a row that is none', 'content.citizens[2]: expected an object', ['citizens.2', null]],
  ['citizens in another order', 'content.citizens[0].name: expected cleric, found "monk"', ['citizens.0.name', 'monk']],
  ['an unknown number', 'content.citizens[0].slot: expected 1, 2, 3', ['citizens.0.slot', '13']],
  ['an unknown role', 'content.citizens[0].role: expected worker', ['citizens.0.role', 'king']],
  ['a citizen for nothing', 'content.citizens[0].cost: expected a whole number from 1 to 99', ['citizens.0.cost', 0]],
  ['a citizen too dear', 'content.citizens[0].cost: expected a whole number from 1 to 99', ['citizens.0.cost', 100]],
  ['half a price', 'content.citizens[0].cost: expected a whole number', ['citizens.0.cost', 1.5]],
  [
    'a number without citizens',
    'content.citizens: expected a citizen for number 5, found none',
    ['citizens.8.slot', '6'],
  ],
  [
    'a gain below nothing',
    'content.citizens[3].left.gain.gold: expected a whole number from 1 to 99, found -1',
    ['citizens.3.left.gain.gold', -1],
  ],
  ['a gain of nothing', 'content.citizens[0].left.gain: expected an amount', ['citizens.0.left.gain', {}]],
  ['a gain of silver', 'content.citizens[0].left.gain.silver: unknown', ['citizens.0.left.gain', { silver: 1 }]],
  ['no effect', 'content.citizens[0].left: missing', ['citizens.0.left', GONE]],
  ['an effect without a kind', 'content.citizens[0].left.kind: missing', ['citizens.0.left', {}]],
  ['an unknown effect', 'content.citizens[0].left.kind: expected gain, each', ['citizens.0.left', { kind: 'fly' }]],
  ['a citizen that slays', 'content.citizens[0].left.kind: expected gain, each', ['citizens.0.left', SLAY]],
  [
    'a theft on the right',
    'content.citizens[0].right.kind: expected gain, each, all, either, trade, found "steal"',
    ['citizens.0.right', THEFT],
  ],
  [
    'a choice of trades',
    'content.citizens[0].left.of[1].kind: expected gain, each, all',
    ['citizens.0.left', { kind: 'either', of: [GAIN, { kind: 'trade', pay: { gold: 1 }, get: { magic: 1 } }] }],
  ],
  [
    'a choice of one',
    'content.citizens[0].left.of: expected at least 2 effects',
    ['citizens.0.left', { kind: 'either', of: [GAIN] }],
  ],
  [
    'a choice of five',
    'content.citizens[0].left.of: expected a list of at most 4',
    ['citizens.0.left', { kind: 'either', of: Array(5).fill(GAIN) }],
  ],
  ['effects too deep', 'expected effects inside each other at most 4 deep', ['monsters.0.reward', deep(4)]],
  ['an unknown count', 'content.citizens[3].left.per.of: expected role, icon', ['citizens.3.left.per', { of: 'cats' }]],
  ['a count without its role', 'content.citizens[3].left.per.role: missing', ['citizens.3.left.per', { of: 'role' }]],
  [
    'a count with too much',
    'content.citizens[3].left.per.role: unknown',
    ['citizens.3.left.per', { of: 'domains', role: 'holy' }],
  ],
  [
    'a theft of points',
    'content.citizens[11].left.resources[0]: expected gold',
    ['citizens.11.left.resources', ['points']],
  ],
  ['a theft of nothing', 'content.citizens[11].left.resources: expected gold', ['citizens.11.left.resources', []]],
  [
    'a theft of gold and gold',
    'content.citizens[11].left.resources: expected gold',
    ['citizens.11.left.resources', ['gold', 'gold']],
  ],
  ['a theft that may perhaps', 'content.citizens[11].left.may: expected true or false', ['citizens.11.left.may', 1]],
  ['a herald with a number', 'content.starters[2].slot: unknown', ['starters.2.slot', '5']],
  ['a herald without a choice', 'content.starters[2].left.kind: expected either, trade', ['starters.2.left', GAIN]],
  ['a starter without a number', 'content.starters[0].slot: missing', ['starters.0.slot', GONE]],
  ['a starter that counts as a monk?', 'content.starters[0].as: expected cleric', ['starters.0.as', 'monkey']],
  [
    'a monster for nothing',
    'content.monsters[0].strength: expected a whole number from 1 to 99',
    ['monsters.0.strength', 0],
  ],
  ['an unknown area', 'content.monsters[0].area: expected hills', ['monsters.0.area', 'sea']],
  [
    'a larger area',
    'content.monsters: expected 5 cards of hills, with more 6; found 6 and 7',
    ['monsters.0.copies', 4],
  ],
  [
    'a smaller area for five',
    'content.monsters: expected 5 cards of hills, with more 6; found 5 and 5',
    ['monsters.1.more', 0],
  ],
  [
    'a free citizen for -1',
    'content.monsters[13].reward.atMost: expected a whole number',
    ['monsters.13.reward.atMost', -1],
  ],
  ['an event of 13', 'content.events[0].number: expected a whole number from 1 to 12', ['events.0.number', 13]],
  [
    'an unknown instruction',
    'content.events[0].instruction.kind: expected token, lose',
    ['events.0.instruction', SLAY],
  ],
  [
    'a loss of points',
    'content.events[1].instruction.loss.points: unknown',
    ['events.1.instruction.loss', { points: 1 }],
  ],
  ['a domain for nothing', 'content.domains[0].cost: expected a whole number from 1 to 99', ['domains.0.cost', 0]],
  [
    'a die of 7',
    'content.domains[0].power.set: expected a whole number from 1 to 6, found 7',
    ['domains.0.power.set', 7],
  ],
  [
    'a die lowered by 6',
    'content.domains[18].power.lower: expected a whole number from 1 to 5',
    ['domains.18.power.lower', 6],
  ],
  ['a die set and lowered', 'content.domains[18].power.set: unknown', ['domains.18.power.set', 1]],
  [
    'an unknown moment',
    'content.domains[0].power.when: expected now',
    ['domains.0.power', { when: 'later', effect: GAIN }],
  ],
  ['a surcharge', 'content.domains[2].power.surcharge: expected 0', ['domains.2.power.surcharge', 1]],
  ['slaying at the end', 'content.domains[4].power.effect.kind: expected gain', ['domains.4.power.effect', SLAY]],
  [
    'a question on a double',
    'content.domains[16].power.effect.kind: expected gain, each, all',
    ['domains.16.power.effect', THEFT],
  ],
  ['seven icons', 'content.domains[0].icons: expected a list of at most 6', ['domains.0.icons', Array(7).fill('holy')]],
  ['an unknown icon', 'content.domains[0].icons[1]: expected worker', ['domains.0.icons.1', 'king']],
  [
    'a return of dukes',
    'content.domains[15].power.effect.what: expected citizen, monster',
    ['domains.15.power.effect.what', 'duke'],
  ],
  [
    'a duke that counts names',
    'content.dukes[0].rates[0].per.of: expected icon, type',
    ['dukes.0.rates.0.per', { of: 'named', citizen: 'monk' }],
  ],
  [
    'resources divided by 0',
    'content.dukes[0].resources: expected a whole number from 1 to 99',
    ['dukes.0.resources', 0],
  ],
  ['no bonus at all', 'content.noDuke.most: missing', ['noDuke.most', GONE]],
  ['no actions', 'content.actions: expected a whole number from 1 to 9', ['actions', 0]],
  ['21 exhausted places', 'content.exhaustedAlone: expected a whole number from 1 to 20', ['exhaustedAlone', 21]],
  ['25 exhausted cards', 'content.exhaustedPerPlayer: expected a whole number from 1 to 4', ['exhaustedPerPlayer', 5]],
  ['a start in debt', 'content.start.gold: expected a whole number from 0 to 99', ['start.gold', -1]],
  ['an unknown mark', 'content.citizens[0].source: expected RULEBOOK', ['citizens.0.source', 'GUESS']],
];

/** Other numbers, other powers, other places for the words of the vocabulary. */
const CHANGED: readonly Change[] = [
  ['id', 'my-box'],
  ['start', { gold: 5, points: 1 }],
  ['actions', 3],
  ['citizens.0.slot', '2'],
  ['citizens.2.slot', '1'],
  ['citizens.4.left', { kind: 'trade', pay: { points: 1 }, get: { gold: 3 } }],
  [
    'citizens.6.left',
    { kind: 'either', of: [{ kind: 'each', gain: { magic: 1 }, per: { of: 'icon', role: 'holy' } }, GAIN] },
  ],
  ['citizens.9.left', THEFT],
  ['citizens.9.source', GONE],
  ['starters.2.right', { kind: 'trade', pay: { gold: 1 }, get: { points: 1 } }],
  ['monsters.0.reward', { kind: 'all', of: [{ kind: 'citizen', role: 'holy' }, { kind: 'citizen' }, { kind: 'rob' }] }],
  ['monsters.3.reward', { kind: 'all', of: [{ kind: 'return', what: 'monster', get: { points: 2 } }, SLAY, GAIN] }],
  ['events.2.instruction', { kind: 'lose', loss: { gold: 2, magic: 1 } }],
  ['domains.9.power.effect', { kind: 'either', of: [GAIN, { kind: 'trade', pay: { magic: 1 }, get: { points: 1 } }] }],
  ['domains.12.power', { when: 'dice', set: 3, pay: {} }],
  ['dukes.0.rates', [{ per: { of: 'type', type: 'boss' }, points: 4 }]],
];

describe('a custom table', () => {
  test('is taken back from JSON', () => {
    expect(parseContent(table())).toEqual(BASE);
    expect(canonicalJson(parseContent(table()))).toBe(canonicalJson(BASE));
  });

  test('with other numbers is taken, and travels in the options', () => {
    const options = parseOptions({ seats: 2, content: table(...CHANGED) });
    expect(options.content.citizens[9]).toMatchObject({ name: 'knight', left: THEFT, source: 'CUSTOM' });
    expect(setup(options, 'custom').players[0].have).toEqual([5, 0, 0]);
    expect(setup(options, 'custom').players[0].points).toBe(1);
    const again = parseOptions(JSON.parse(JSON.stringify(formatOptions(options))));
    expect(again).toEqual(options);
    expect(contentHash(again)).toBe(contentHash(options));
    expect(contentHash(options)).not.toBe(contentHash(parseOptions({ seats: 2 })));
  });

  test('has the hash of what play reads: its name and the marks do not count', () => {
    const paths = (value: unknown) => leavesOf(value).map(({ path, value }) => `${path} ${value}`);
    const isMark = (path: string) => path.startsWith('id ') || path.includes('.source ');
    expect(paths(playedOf(BASE)).sort()).toEqual(
      paths(BASE)
        .filter((path) => !isMark(path))
        .sort(),
    );
    expect(paths(BASE).filter(isMark)).toHaveLength(1 + BASE_ROWS.length);
    const hashWith = (...changes: Change[]) => hashOf(table(...changes) as Content);
    expect(hashWith(['id', 'house'], ['dukes.3.source', 'CUSTOM'], ['noDuke.source', 'CUSTOM'])).toBe(hashOf(BASE));
    for (const path of ['citizens.4.cost', 'events.2.number', 'domains.1.power.set', 'start.gold', 'exhaustedAlone']) {
      expect(hashWith([path, 7]), path).not.toBe(hashOf(BASE));
    }
  });

  test('plays: 20 random games, each replayed from its record', () => {
    for (let i = 0; i < 20; i++) {
      const variant = i % 2 === 0 ? {} : { events: 'on', mixed: 'on', setup: 'random' };
      const options = { seats: 1 + (i % 5), content: table(...CHANGED), ...variant };
      const record = randomRecord(valeria, options, `custom ${i}`);
      expect(record.result).toBeDefined();
      expect(verify(valeria, record).problems).toEqual([]);
    }
  });

  test('is written in positions, effects of its cards too', () => {
    const options = { seats: 2, content: table(...CHANGED), events: 'on' };
    let waiting = 0;
    for (const state of everyPly({ options, seed: 'custom positions', games: 2 })) {
      const { luck: _, ...rest } = state;
      const { luck: __, ...again } = parsePosition(formatPosition(state), options, 'other');
      expect(JSON.stringify(again)).toBe(JSON.stringify(rest));
      waiting += state.stack.length > 0 ? 1 : 0;
    }
    expect(waiting).toBeGreaterThan(20);
  });

  test.each(MISTAKES.map(([mistake, message, ...changes]) => ({ mistake, message, changes })))(
    '$mistake is refused by name',
    ({ message, changes }) => {
      const parse = () => parseContent(table(...changes));
      expect(parse).toThrow(BadInput);
      expect(parse).toThrow(message);
    },
  );

  test.each([[null], [[]], ['base'], [7], [undefined], [true]])('%j is no table', (raw) => {
    expect(() => parseContent(raw)).toThrow(BadInput);
  });

  test('errors that the page shows are those of these tables', () => {
    const shown = [...page.matchAll(/^content\..*$/gm)].map(([line]) => line);
    const slips: readonly Change[] = [
      ['citizens.3.left.gain.gold', -1],
      ['domains.0.power.set', 7],
      ['monsters.0.copies', 4],
    ];
    expect(shown).toHaveLength(slips.length);
    slips.forEach((slip, i) => {
      expect(() => parseContent(table(slip))).toThrow(shown[i]);
    });
  });

  test('any JSON is taken or refused, never anything else', () => {
    fc.assert(fc.property(fc.jsonValue({ maxDepth: 3 }), expectContentOrBadInput));
  });

  test('any value deep in a good table is taken or refused, never anything else', () => {
    const paths = pathsOf(JSON.parse(canonicalJson(BASE)));
    const words = [
      'gain',
      'each',
      'all',
      'either',
      'slay',
      'steal',
      '1',
      '11/12',
      'holy',
      'hills',
      'now',
      'dice',
      true,
    ];
    const value = fc.oneof(
      fc.integer({ min: -2, max: 12 }),
      fc.constantFrom<unknown>(...words, GAIN, THEFT, SLAY),
      fc.jsonValue({ maxDepth: 1 }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...paths), value, (path, leaf) => expectContentOrBadInput(table([path, leaf]))),
    );
  });
});

function pathsOf(value: unknown, path: readonly string[] = []): string[] {
  const here = path.length > 0 ? [path.join('.')] : [];
  if (typeof value !== 'object' || value === null) return here;
  return [...here, ...Object.entries(value).flatMap(([key, part]) => pathsOf(part, [...path, key]))];
}

/** What is taken can be dealt. */
function expectContentOrBadInput(raw: unknown): void {
  let content: Content;
  try {
    content = parseContent(raw);
  } catch (error) {
    expect(error).toBeInstanceOf(BadInput);
    expect(String(error)).not.toContain('\n');
    return;
  }
  expect(setup({ ...parseOptions({ seats: 5, mixed: 'on' }), content }, 'any').grid).toHaveLength(20);
}
