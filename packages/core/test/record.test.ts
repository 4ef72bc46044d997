import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BadInput,
  commitSeed,
  formatRecord,
  type GameRecord,
  parseJson,
  parseRecord,
  publicRecord,
} from '../src/index.ts';

const RECORD: GameRecord = {
  format: 'three-crowns-record/1',
  game: 'toy',
  rulesVersion: 1,
  contentHash: 'abc',
  options: { seats: 2, content: { z: 1, a: [2] } },
  seats: [{ name: 'Anna' }, { name: 'Bert', bot: 'greedy' }],
  seed: 'x',
  seedHash: commitSeed('x'),
  nonces: ['n1'],
  position: ['deck: 1 2'],
  moves: ['1 keep 1', '2 keep 2'],
  result: { scores: [1, 2.5], winners: [2] },
};

describe('formatRecord', () => {
  it('writes a fixed order, one line a field, seat and move, and a newline at the end', () => {
    const shuffled = Object.fromEntries(Object.entries(RECORD).toReversed()) as unknown as GameRecord;
    const text = formatRecord(shuffled);
    expect(text).toBe(`{
  "format": "three-crowns-record/1",
  "game": "toy",
  "rulesVersion": 1,
  "contentHash": "abc",
  "options": {"seats":2,"content":{"z":1,"a":[2]}},
  "seats": [
    {"name":"Anna"},
    {"name":"Bert","bot":"greedy"}
  ],
  "seed": "x",
  "seedHash": "${commitSeed('x')}",
  "nonces": [
    "n1"
  ],
  "position": [
    "deck: 1 2"
  ],
  "moves": [
    "1 keep 1",
    "2 keep 2"
  ],
  "result": {"scores":[1,2.5],"winners":[2]}
}
`);
  });

  it('is read back to the same record, with everything or only what must be there', () => {
    expect(parseRecord(parseJson(formatRecord(RECORD), 'file'))).toEqual(RECORD);
    const { seed: _s, seedHash: _h, nonces: _n, position: _p, result: _r, ...least } = RECORD;
    expect(parseRecord(parseJson(formatRecord({ ...least, moves: [] }), 'file'))).toEqual({ ...least, moves: [] });
  });
});

describe('publicRecord', () => {
  it('leaves out the seed where its hash stands, and nothing else', () => {
    const { seed: _secret, ...rest } = RECORD;
    expect(publicRecord(RECORD)).toEqual(rest);
    expect(formatRecord(publicRecord(RECORD))).not.toContain('"seed":');
  });

  it('keeps the seed of a record without a commitment', () => {
    const { seedHash: _hash, ...local } = RECORD;
    expect(publicRecord(local)).toEqual(local);
  });
});

describe('parseRecord', () => {
  const seats = RECORD.seats;
  it.each<[string, object, string]>([
    ['another format', { format: 'pgn' }, 'format: expected three-crowns-record/1, found "pgn"'],
    ['no game', { game: 7 }, 'game: expected a text, found 7'],
    [
      'a version that is no number',
      { rulesVersion: '1' },
      'rulesVersion: expected a whole number from 0 to 1000000, found "1"',
    ],
    ['a broken version', { rulesVersion: 1.5 }, 'rulesVersion: expected a whole number'],
    ['options that are a list', { options: [] }, 'options: expected an object, found []'],
    ['no options', { options: null }, 'options: expected an object, found null'],
    ['seats that are none', { seats: 2 }, 'seats: expected a list, found 2'],
    [
      'too many seats',
      { seats: Array(17).fill({ name: 'A' }) },
      'seats: expected a list of at most 16, found one of 17',
    ],
    ['a seat without a name', { seats: [seats[0], {}] }, 'seats[1].name: missing'],
    ['a name that is no text', { seats: [seats[0], { name: 1 }] }, 'seats[1].name: expected a text, found 1'],
    ['a name of two lines', { seats: [{ name: 'A\nB' }, seats[1]] }, 'seats[0].name: expected one line'],
    [
      'a long name',
      { seats: [{ name: 'A'.repeat(201) }, seats[1]] },
      'seats[0].name: expected at most 200 characters, found 201',
    ],
    [
      'a strange key in a seat',
      { seats: [{ name: 'A', elo: 1 }, seats[1]] },
      'seats[0].elo: unknown; expected name, bot',
    ],
    ['a seed that is a number', { seed: 7 }, 'seed: expected a text, found 7'],
    ['a short hash', { seedHash: 'abc' }, 'seedHash: expected 64 hexadecimal digits, found "abc"'],
    ['a nonce that is none', { nonces: ['a', null] }, 'nonces[1]: expected a text, found null'],
    ['a position of numbers', { position: [1] }, 'position[0]: expected a text, found 1'],
    ['moves that are a text', { moves: '1 keep 1' }, 'moves: expected a list, found "1 keep 1"'],
    ['a move that is none', { moves: ['1 keep 1', 3] }, 'moves[1]: expected a text, found 3'],
    ['a move without a seat', { moves: ['keep 1'] }, 'moves[0]: expected "<seat from 1> <move>", found "keep 1"'],
    ['a move of seat 0', { moves: ['0 keep 1'] }, 'moves[0]: expected "<seat from 1> <move>"'],
    ['a seat alone', { moves: ['1 '] }, 'moves[0]: expected "<seat from 1> <move>"'],
    [
      'a move with a control character',
      { moves: ['1 ke\u0007ep'] },
      'moves[0]: expected one line without control characters',
    ],
    ['a long move', { moves: [`1 ${'x'.repeat(200)}`] }, 'moves[0]: expected at most 200 characters, found 202'],
    [
      'too many moves',
      { moves: Array(100_001).fill('1 a') },
      'moves: expected a list of at most 100000, found one of 100001',
    ],
    [
      'too few scores',
      { result: { scores: [1], winners: [1] } },
      'result.scores: expected a list of 2, found one of 1',
    ],
    [
      'a score that is none',
      { result: { scores: [1, '2'], winners: [1] } },
      'result.scores[1]: expected a number, found "2"',
    ],
    [
      'a winner from nowhere',
      { result: { scores: [1, 2], winners: [3] } },
      'result.winners[0]: expected a whole number from 1 to 2, found 3',
    ],
    [
      'a key nobody knows',
      { result: { scores: [1, 2], winners: [1], by: 'x' } },
      'result.by: unknown; expected scores, winners',
    ],
    ['a strange field', { comment: 'hi' }, 'comment: unknown; expected format, game'],
    ['a value that is no JSON', { options: { f: () => 1 } }, 'options.f: a value of type function is not plain JSON'],
    ['a very long key', { ['k'.repeat(5000)]: 1 }, `"${'k'.repeat(39)}…: unknown`],
  ])('refuses %s', (_name, change, message) => {
    const parse = () => parseRecord({ ...RECORD, ...change });
    expect(parse).toThrow(BadInput);
    expect(parse).toThrow(message);
  });

  it.each(['format', 'game', 'rulesVersion', 'contentHash', 'options', 'seats', 'moves'])('asks for %s', (key) => {
    const { [key as 'game']: _gone, ...rest } = RECORD;
    expect(() => parseRecord(rest)).toThrow(`${key}: missing`);
  });

  it('takes the longest record it promises to', () => {
    const moves = Array(100_000).fill(`1 ${'x'.repeat(198)}`);
    expect(parseRecord({ ...RECORD, moves }).moves).toHaveLength(100_000);
  });

  it('throws nothing but BadInput, whatever it is given', () => {
    const anything = fc.anything({ withBigInt: true, withMap: true, withNullPrototype: true, withSparseArray: true });
    const mangled = fc.tuple(fc.constantFrom(...Object.keys(RECORD)), anything);
    fc.assert(fc.property(anything, onlyBadInput));
    fc.assert(fc.property(mangled, ([key, value]) => onlyBadInput({ ...RECORD, [key]: value })));
  });

  function onlyBadInput(raw: unknown): void {
    try {
      parseRecord(raw);
    } catch (error) {
      expect(error).toBeInstanceOf(BadInput);
    }
  }
});
