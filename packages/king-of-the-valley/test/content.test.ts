import { BadInput } from '@three-crowns/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseContent } from '../src/content/check.ts';
import { contentHash } from '../src/content/hash.ts';
import { CONTENT_SETS, EVEN, RAMPED } from '../src/content/tables.ts';
import { type Content, SOURCES } from '../src/content/types.ts';
import { formatOptions, parseOptions } from '../src/options.ts';
import { setup, stackOf } from '../src/setup.ts';
import { CHARACTERS, COLLECTORS, TILES } from '../src/vocabulary.ts';

/** docs/king-of-the-valley.md, by character: stacks I, II, III. */
const SPREAD = {
  even: {
    Q: [1, 1, 1],
    D: [2, 2, 2],
    C: [3, 3, 3],
    K: [7, 6, 7],
    F: [8, 8, 8],
    W: [4, 4, 4],
    J: [1, 1, 1],
    P: [1, 1, 1],
    Z: [0, 1, 1],
    T: [2, 3, 3],
  },
  ramped: {
    Q: [0, 1, 2],
    D: [1, 2, 3],
    C: [3, 3, 3],
    K: [7, 6, 7],
    F: [10, 8, 6],
    W: [4, 4, 4],
    J: [1, 1, 1],
    P: [1, 1, 1],
    Z: [0, 1, 1],
    T: [2, 3, 3],
  },
} as const;
const TOTALS = { Q: 3, D: 6, C: 9, K: 20, F: 24, W: 12, J: 3, P: 3, Z: 2, T: 8 } as const;

/** The orders. */
const ORDERS = { Kl: [2, 1, 2], Kf: [2, 1, 2], Ko: [2, 2, 1], Ks: [1, 2, 2] } as const;

/** The collectors. */
const COLLECTOR_ROWS = [
  ['T1', 'I', 0, 3],
  ['T2', 'I', 0, 4],
  ['T3', 'II', 3, 5],
  ['T4', 'II', 3, 6],
  ['T5', 'II', 4, 7],
  ['T6', 'III', 4, 8],
  ['T7', 'III', 5, 9],
  ['T8', 'III', 5, 10],
] as const;

/** The prices from the foot, with where they come from. */
const PRICE_ROWS = [
  [2, 'CONFIRMED'],
  [3, 'DEDUCED'],
  [4, 'RULEBOOK'],
  [6, 'RECALLED'],
  [8, 'RECALLED'],
  [10, 'CONFIRMED'],
] as const;

const countOf = (content: Content, stage: number, first: string) =>
  stackOf(content, stage).filter((tile) => TILES[tile].startsWith(first)).length;

describe.each([
  ['even', EVEN],
  ['ramped', RAMPED],
] as const)('the set %s', (id, content) => {
  test('carries its name and is offered under it', () => {
    expect(content.id).toBe(id);
    expect(CONTENT_SETS[id]).toBe(content);
    expect(parseOptions({ seats: 2, content: id }).content).toBe(content);
  });

  test('29, 30 and 31 tiles', () => {
    expect([0, 1, 2].map((stage) => stackOf(content, stage).length)).toEqual([29, 30, 31]);
  });

  test.each(CHARACTERS)('%s lies in the stacks as the page of the game says', (character) => {
    const counts = [0, 1, 2].map((stage) => countOf(content, stage, character));
    expect(counts).toEqual(SPREAD[id][character]);
    expect(counts.reduce<number>((sum, count) => sum + count, 0)).toBe(TOTALS[character]);
  });

  test.each(Object.entries(ORDERS))('%s: five knights', (order, counts) => {
    expect([0, 1, 2].map((stage) => countOf(content, stage, order))).toEqual(counts);
    expect(counts.reduce<number>((sum, count) => sum + count, 0)).toBe(5);
  });

  test.each(COLLECTOR_ROWS)('%s: stage %s, needs %i, pays %i', (name, stage, needs, gold) => {
    expect(content.collectors[name]).toEqual({ stage, needs, gold, source: 'RECONSTRUCTED' });
  });

  test('prices by row', () => {
    expect(content.prices.map(({ gold, source }) => [gold, source])).toEqual(PRICE_ROWS);
  });

  test('influence, bonuses and gold', () => {
    expect(content.influence).toEqual({ Q: 5, D: 4, C: 3, K: 2, F: 1, W: 1 });
    expect(content.orderPoints).toEqual([0, 0, 0, 3, 5, 8]);
    const { startGold, priestFee, kingdomGold, kingdomPoints, couplePoints, goldPoints } = content;
    expect([startGold, priestFee, kingdomGold, kingdomPoints, couplePoints, goldPoints]).toEqual([2, 1, 5, 5, 2, 1]);
  });

  test('every row says where it comes from; only priests and wizards are printed in the rulebooks', () => {
    const rows = Object.entries(content.stacks);
    for (const [, row] of rows) expect(SOURCES).toContain(row.source);
    expect(rows.filter(([, row]) => row.source === 'RULEBOOK').map(([tile]) => tile)).toEqual(['P', 'Z']);
    expect(rows.filter(([, row]) => row.source === 'RECONSTRUCTED')).toHaveLength(10);
  });
});

type Change = readonly [path: string, value: unknown];
const GONE = Symbol('the key is left out');

/** EVEN as it comes from outside, with these values in other places. */
function table(...changes: readonly Change[]): unknown {
  const raw = JSON.parse(JSON.stringify(EVEN));
  for (const [path, value] of changes) {
    const keys = path.split('.');
    const last = keys.pop() as string;
    const row = keys.reduce<Record<string, unknown>>((at, key) => at[key] as Record<string, unknown>, raw);
    if (value === GONE) delete row[last];
    else row[last] = value;
  }
  return raw;
}

/** What is wrong, what the message says, and the change that makes it so. */
const MISTAKES: readonly (readonly [string, string, ...Change[]])[] = [
  ['a stack of a wrong size', 'content, stack I: expected 29', ['stacks.F.counts', [7, 9, 8]]],
  ['a collector in another stack', 'content, stack I: expected 29', ['collectors.T1.stage', 'III']],
  ['too many of a character', 'content.stacks.Q: expected 3 tiles in all, found 4', ['stacks.Q.counts', [2, 1, 1]]],
  ['too few of a character', 'content.stacks.W: expected 12', ['stacks.W.counts', [4, 4, 3]]],
  ['too many knights', 'content.stacks.Kl+Kf+Ko+Ks: expected 20', ['stacks.Kl.counts', [3, 1, 2]]],
  [
    'six knights of an order',
    'content.stacks.Kl: expected 5 tiles in all, found 6',
    ['stacks.Kl.counts', [2, 2, 2]],
    ['stacks.Kf.counts', [2, 0, 2]],
  ],
  ['equal prices', 'content.prices[3].gold: prices must rise', ['prices.3.gold', 4]],
  ['falling prices', 'content.prices[5].gold: prices must rise', ['prices.5.gold', 1]],
  ['five prices', 'content.prices: expected a list of 6, found one of 5', ['prices', EVEN.prices.slice(1)]],
  ['a collector that needs 2', 'content.collectors.T3.needs: expected 0, 3, 4, 5', ['collectors.T3.needs', 2]],
  [
    'a free collector that pays 5',
    'content.collectors.T1.gold: expected a whole number from 3 to 4',
    ['collectors.T1.gold', 5],
  ],
  [
    'a needy one that pays 4',
    'content.collectors.T3.gold: expected a whole number from 5 to 10',
    ['collectors.T3.gold', 4],
  ],
  ['a collector that pays 11', 'content.collectors.T8.gold: expected', ['collectors.T8.gold', 11]],
  ['a collector of stage IV', 'content.collectors.T8.stage: expected I, II, III', ['collectors.T8.stage', 'IV']],
  [
    'seven collectors with needs',
    'content.collectors.T8: only 6 collectors may need subjects',
    ['collectors.T2', { stage: 'I', needs: 3, gold: 5 }],
  ],
  ['a missing row', 'content.stacks.Kf: missing', ['stacks.Kf', GONE]],
  ['a missing collector', 'content.collectors.T4: missing', ['collectors.T4', GONE]],
  ['a missing number', 'content.startGold: missing', ['startGold', GONE]],
  ['an unknown row', 'content.stacks.X: unknown', ['stacks.X', { counts: [0, 0, 0] }]],
  ['an unknown collector', 'content.collectors.T9: unknown', ['collectors.T9', EVEN.collectors.T1]],
  ['an unknown key', 'content.colour: unknown', ['colour', 'red']],
  ['an unknown mark', 'content.stacks.Q.source: expected RULEBOOK', ['stacks.Q.source', 'GUESS']],
  ['text for a number', 'content.stacks.Q.counts[0]: expected a whole number', ['stacks.Q.counts.0', '1']],
  ['half a tile', 'content.stacks.Q.counts[0]: expected a whole number', ['stacks.Q.counts', [0.5, 1, 1.5]]],
  ['fewer than none', 'content.stacks.Q.counts[0]: expected a whole number', ['stacks.Q.counts', [-1, 2, 2]]],
  ['two stacks', 'content.stacks.Q.counts: expected a list of 3', ['stacks.Q.counts', [1, 2]]],
  ['null for a row', 'content.stacks.Q: expected an object', ['stacks.Q', null]],
  ['a list for a row', 'content.collectors.T1: expected an object', ['collectors.T1', []]],
  ['a list for the stacks', 'content.stacks: expected an object', ['stacks', []]],
  ['an object for the prices', 'content.prices: expected a list', ['prices', {}]],
  ['five order points', 'content.orderPoints: expected a list of 6', ['orderPoints', [0, 0, 3, 5, 8]]],
  ['no influence of the queen', 'content.influence.Q: missing', ['influence.Q', GONE]],
  ['influence of the jester', 'content.influence.J: unknown', ['influence.J', 1]],
  ['an over-long name', 'content.id: expected a name', ['id', 'x'.repeat(41)]],
  ['an empty name', 'content.id: expected a name', ['id', '']],
  ['a name with a line break', 'content.id: expected a name', ['id', 'my\nbox']],
];

describe('a custom table', () => {
  test('is taken back from JSON', () => {
    expect(parseContent(table())).toEqual(EVEN);
  });

  test('with other numbers is taken and played with', () => {
    const raw = table(
      ['id', 'my-box'],
      ['prices', [1, 2, 3, 4, 5, 6].map((gold) => ({ gold }))],
      ['collectors.T5', { stage: 'II', needs: 3, gold: 10 }],
      ['stacks.Q.counts', [0, 1, 2]],
      ['stacks.D.counts', [3, 2, 1]],
      ['influence.Q', 7],
      ['startGold', 4],
    );
    const options = parseOptions({ seats: 3, content: raw });
    expect(options.content.prices[5]).toEqual({ gold: 6, source: 'CUSTOM' });
    expect(options.content.collectors.T5).toEqual({ stage: 'II', needs: 3, gold: 10, source: 'CUSTOM' });
    const state = setup(options, 'custom');
    expect(state.castles.map((castle) => castle.gold)).toEqual([4, 4, 4]);
    expect(state.values.prices).toEqual([1, 2, 3, 4, 5, 6]);
    expect(state.values.needs[4]).toBe(3);
    expect(state.values.influence[0]).toBe(7);
    expect(parseOptions(JSON.parse(JSON.stringify(formatOptions(options))))).toEqual(options);
  });

  for (const [mistake, message, ...changes] of MISTAKES) {
    test(`${mistake} is refused by name`, () => {
      const parse = () => parseContent(table(...changes));
      expect(parse).toThrow(BadInput);
      expect(parse).toThrow(message);
    });
  }

  test.each([[null], [[]], ['even'], [7], [undefined], [true]])('%j is no table', (raw) => {
    expect(() => parseContent(raw)).toThrow(BadInput);
  });

  test('any JSON is taken or refused, never anything else', () => {
    fc.assert(fc.property(fc.jsonValue({ maxDepth: 3 }), expectContentOrBadInput));
  });

  test('any JSON under any key is taken or refused, never anything else', () => {
    const change = fc.tuple(fc.constantFrom(...Object.keys(EVEN)), fc.jsonValue({ maxDepth: 3 }));
    fc.assert(fc.property(change, ([key, value]) => expectContentOrBadInput(table([key, value]))));
  });

  test('any value deep in a good table is taken or refused, never anything else', () => {
    const paths = [
      ...COLLECTORS.flatMap((name) => ['stage', 'needs', 'gold', 'x'].map((key) => `collectors.${name}.${key}`)),
      ...Object.keys(EVEN.stacks).flatMap((tile) =>
        ['counts', 'counts.1', 'source'].map((key) => `stacks.${tile}.${key}`),
      ),
      ...['0', '5'].flatMap((row) => ['gold', 'source', 'x'].map((key) => `prices.${row}.${key}`)),
    ];
    const value = fc.oneof(fc.integer({ min: -2, max: 12 }), fc.double(), fc.jsonValue({ maxDepth: 1 }));
    fc.assert(
      fc.property(fc.constantFrom(...paths), value, (path, leaf) => expectContentOrBadInput(table([path, leaf]))),
    );
  });
});

/** What is taken can be dealt. */
function expectContentOrBadInput(raw: unknown): void {
  let content: Content | undefined;
  try {
    content = parseContent(raw);
  } catch (error) {
    expect(error).toBeInstanceOf(BadInput);
    expect(String(error)).not.toContain('\n');
  }
  if (content !== undefined) expect(setup({ seats: 2, content, start: 0 }, 'any').valley).toHaveLength(25);
}

describe('the hash of a table', () => {
  const hashOf = (content: Content) => contentHash({ seats: 2, content, start: 'random' });
  /** The paths of all leaves of a table, and a copy with one of them changed. */
  function leaves(value: unknown, path: readonly string[] = []): (readonly string[])[] {
    if (typeof value !== 'object' || value === null) return [path];
    return Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key]));
  }
  function changed(path: readonly string[]): Content {
    const copy = structuredClone(EVEN) as unknown as Record<string, unknown>;
    const row = path.slice(0, -1).reduce((inner, key) => inner[key] as Record<string, unknown>, copy);
    const key = path[path.length - 1];
    row[key] = typeof row[key] === 'number' ? row[key] + 1 : row[key] === 'I' ? 'II' : 'I';
    return copy as unknown as Content;
  }
  const unread = (path: readonly string[]) => path.at(-1) === 'source' || path.join() === 'id';

  test('is another one for every number that play reads', () => {
    const hashes = leaves(EVEN)
      .filter((path) => !unread(path))
      .map((path) => hashOf(changed(path)));
    expect(new Set([hashOf(EVEN), ...hashes]).size).toBe(hashes.length + 1);
  });

  test('is the same whatever the marks and the name say', () => {
    for (const path of leaves(EVEN).filter(unread)) expect(hashOf(changed(path)), path.join('.')).toBe(hashOf(EVEN));
  });

  test('is the same for a copy and differs between the built-in tables', () => {
    expect(hashOf(structuredClone(EVEN))).toBe(hashOf(EVEN));
    expect(hashOf(RAMPED)).not.toBe(hashOf(EVEN));
  });
});
