import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BadInput, formatRecord, type GameRecord, parseJson, parseRecord } from '../src/index.ts';

const RECORD: GameRecord = {
  format: 'three-crowns-record/2',
  game: 'toy',
  rulesVersion: 1,
  contentHash: 'abc',
  options: { seats: 2, content: { z: 1, a: [2] } },
  seats: [{ name: 'Anna' }, { name: 'Bert', bot: 'greedy' }],
  table: 't1',
  seed: 'x',
  commitment: 'ab'.repeat(32),
  nonces: ['n1', null],
  position: ['deck: 1 2'],
  log: ['1 keep 1', 'undo 1 by 1', '2 keep 2'],
  result: { reason: 'finished', scores: [1, 2.5], winners: [2] },
};

describe('formatRecord', () => {
  it('writes a fixed order, one line a field, seat and move, and a newline at the end', () => {
    const shuffled = Object.fromEntries(Object.entries(RECORD).toReversed()) as unknown as GameRecord;
    const text = formatRecord(shuffled);
    expect(text).toBe(`{
  "format": "three-crowns-record/2",
  "game": "toy",
  "rulesVersion": 1,
  "contentHash": "abc",
  "options": {"seats":2,"content":{"z":1,"a":[2]}},
  "seats": [
    {"name":"Anna"},
    {"name":"Bert","bot":"greedy"}
  ],
  "table": "t1",
  "seed": "x",
  "commitment": "${'ab'.repeat(32)}",
  "nonces": [
    "n1",
    null
  ],
  "position": [
    "deck: 1 2"
  ],
  "log": [
    "1 keep 1",
    "undo 1 by 1",
    "2 keep 2"
  ],
  "result": {"reason":"finished","scores":[1,2.5],"winners":[2]}
}
`);
  });

  it('is read back to the same record, with everything or only what must be there', () => {
    expect(parseRecord(parseJson(formatRecord(RECORD), 'file'))).toEqual(RECORD);
    const { table: _t, seed: _s, commitment: _c, nonces: _n, position: _p, result: _r, ...least } = RECORD;
    expect(parseRecord(parseJson(formatRecord({ ...least, log: [] }), 'file'))).toEqual({ ...least, log: [] });
  });
});

describe('parseRecord', () => {
  const seats = RECORD.seats;
  it.each<[string, object, string]>([
    ['another format', { format: 'pgn' }, 'format: expected three-crowns-record/2, found "pgn"'],
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
    ['a short hash', { commitment: 'abc' }, 'commitment: expected 64 hexadecimal digits, found "abc"'],
    ['a nonce that is none', { nonces: [7, null] }, 'nonces[0]: expected a text, found 7'],
    ['a nonce of a bot', { nonces: ['a', 'b'] }, 'nonces[1]: expected null: a bot gives no nonce'],
    ['too many nonces', { nonces: ['a', null, null] }, 'nonces: expected a list of 2, found one of 3'],
    ['an empty seed', { seed: '' }, 'seed: expected a text, found none'],
    ['a name that turns the writing', { seats: [{ name: 'A\u202eB' }, seats[1]] }, 'seats[0].name: expected one line'],
    ['half a character', { seats: [{ name: 'A\ud800' }, seats[1]] }, 'seats[0].name: expected one line'],
    ['nobody', { seats: [] }, 'seats: expected at least one, found none'],
    ['a position of numbers', { position: [1] }, 'position[0]: expected a text, found 1'],
    ['moves that are a text', { log: '1 keep 1' }, 'log: expected a list, found "1 keep 1"'],
    ['a move that is none', { log: ['1 keep 1', 3] }, 'log[1]: expected a text, found 3'],
    ['a move without a seat', { log: ['keep 1'] }, 'log[0]: expected "<seat from 1> <move>", "undo <moves> by'],
    ['a move of seat 0', { log: ['0 keep 1'] }, 'log[0]: expected "<seat from 1> <move>"'],
    ['a seat alone', { log: ['1 '] }, 'log[0]: expected "<seat from 1> <move>"'],
    [
      'a move with a control character',
      { log: ['1 ke\u0007ep'] },
      'log[0]: expected one line without control characters',
    ],
    ['a long move', { log: [`1 ${'x'.repeat(200)}`] }, 'log[0]: expected at most 200 characters, found 202'],
    [
      'too many moves',
      { log: Array(100_001).fill('1 a') },
      'log: expected a list of at most 100000, found one of 100001',
    ],
    [
      'too few scores',
      { result: { reason: 'finished', scores: [1], winners: [1] } },
      'result.scores: expected a list of 2, found one of 1',
    ],
    [
      'a score that is none',
      { result: { reason: 'finished', scores: [1, '2'], winners: [1] } },
      'result.scores[1]: expected a number, found "2"',
    ],
    [
      'a winner from nowhere',
      { result: { reason: 'finished', scores: [1, 2], winners: [3] } },
      'result.winners[0]: expected a whole number from 1 to 2, found 3',
    ],
    [
      'a key nobody knows',
      { result: { reason: 'finished', scores: [1, 2], winners: [1], by: 'x' } },
      'result.by: unknown; expected reason, scores, winners',
    ],
    [
      'a reason nobody knows',
      { result: { reason: 'bored', scores: [1, 2], winners: [1] } },
      'result.reason: expected finished, limit, resigned, abandoned, found "bored"',
    ],
    ['a strange field', { comment: 'hi' }, 'comment: unknown; expected format, game'],
    ['a value that is no JSON', { options: { f: () => 1 } }, 'options.f: a value of type function is not plain JSON'],
    ['a very long key', { ['k'.repeat(5000)]: 1 }, `"${'k'.repeat(39)}…: unknown`],
  ])('refuses %s', (_name, change, message) => {
    const parse = () => parseRecord({ ...RECORD, ...change });
    expect(parse).toThrow(BadInput);
    expect(parse).toThrow(message);
  });

  it.each(['format', 'game', 'rulesVersion', 'contentHash', 'options', 'seats', 'log'])('asks for %s', (key) => {
    const { [key as 'game']: _gone, ...rest } = RECORD;
    expect(() => parseRecord(rest)).toThrow(`${key}: missing`);
  });

  it('takes the longest record it promises to', () => {
    const log = Array(100_000).fill(`1 ${'x'.repeat(198)}`);
    expect(parseRecord({ ...RECORD, log }).log).toHaveLength(100_000);
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
