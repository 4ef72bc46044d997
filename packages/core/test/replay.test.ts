import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomRecord } from '../src/conformance/index.ts';
import {
  BadInput,
  commitmentOf,
  formatRecord,
  type GameRecord,
  gameSeed,
  newRecord,
  openTable,
  parseJson,
  parseRecord,
  recordOf,
  replay,
  startState,
  verify,
} from '../src/index.ts';
import { toy } from './toy/index.ts';

const whole = randomRecord(toy, { seats: 2 }, 'replay');
const open: GameRecord = {
  ...newRecord(toy, { options: { seats: 2 }, seed: 'replay' }),
  log: ['1 keep 1', '2 keep 2'],
};

describe('startState', () => {
  it('sets up from the seed, from seed and nonces, or from a position', () => {
    expect(startState(toy, open)).toEqual(toy.rules.setup({ seats: 2 }, 'replay'));
    const fair = { ...open, nonces: ['a', null] };
    expect(startState(toy, fair)).toEqual(toy.rules.setup({ seats: 2 }, gameSeed('replay', ['a', null])));
    const state = replay(toy, open).state;
    const position = toy.notation.formatPosition(state);
    expect({ ...startState(toy, { ...open, position }), luck: 0 }).toEqual({ ...state, luck: 0 });
  });

  it.each<[string, Partial<GameRecord>, string]>([
    ['another game', { game: 'chess' }, 'game: expected toy, found "chess"'],
    ['another version', { rulesVersion: 2 }, 'rulesVersion: expected 1, found 2'],
    ['other content', { contentHash: 'abc' }, `contentHash: expected ${toy.contentHash({ seats: 2 })}, found "abc"`],
    ['other seats', { seats: [{ name: 'A' }] }, 'seats: expected 2, as the options say, found 1'],
    ['bad options', { options: { seats: 9 } }, 'seats: expected 2, 3 or 4'],
    ['a bad position', { position: ['nonsense'] }, 'line 1: expected a zone, a colon, its entries'],
  ])('refuses %s', (_name, change, message) => {
    expect(() => startState(toy, { ...open, ...change })).toThrow(BadInput);
    expect(() => startState(toy, { ...open, ...change })).toThrow(message);
  });

  it('refuses a record without its seed in clear words', () => {
    const { seed: _secret, ...hidden } = open;
    expect(() => startState(toy, hidden)).toThrow('seed: a record without its seed cannot be replayed');
  });
});

describe('replay', () => {
  it('goes through every ply and gives what happened', () => {
    const plies: number[] = [];
    const events: unknown[] = [];
    const {
      ply,
      state,
      events: all,
    } = replay(toy, whole, {
      onMoment({ ply: at, seat, text, move, state: now, events: told }) {
        plies.push(at);
        events.push(...told);
        if (seat === undefined || move === undefined) return expect(at).toBe(0);
        expect(whole.log[at - 1]).toBe(`${seat + 1} ${text}`);
        expect(toy.notation.formatMove(now, move)).toBe(text);
      },
    });
    expect(plies).toEqual([...whole.log.keys(), whole.log.length]);
    expect(all).toEqual(events);
    expect(ply).toBe(whole.log.length);
    expect(toy.rules.outcome(state)?.scores.map((score) => score.total)).toEqual(whole.result?.scores);
  });

  it('stops at a ply', () => {
    const { ply, state, events } = replay(toy, whole, { ply: 1 });
    expect(ply).toBe(1);
    expect(state.kept.filter(Boolean)).toHaveLength(1);
    expect(events).toEqual([{ kind: 'kept', seat: Number(whole.log[0][0]) - 1 }]);
    expect(replay(toy, whole, { ply: 0 }).state).toEqual(startState(toy, whole));
  });

  it.each([-1, 0.5, whole.log.length + 1, Number.NaN])('refuses ply %d', (ply) => {
    expect(() => replay(toy, whole, { ply })).toThrow(/^ply: expected a whole number from 0 to \d+, found/);
  });

  it.each<[string, string[], string]>([
    [
      'an illegal move',
      ['1 keep 3'],
      'log[0]: found "1 keep 3", but seat 1 (keep) has no such move; legal: "keep 1", "keep 2"',
    ],
    ['a move out of turn', ['1 keep 1', '1 keep 1'], 'log[1]: expected a move of seat 2 (keep), found "1 keep 1"'],
    ['a seat out of range', ['3 keep 1'], 'log[0]: expected a seat from 1 to 2, found "3 keep 1"'],
    ['a seat far out of range', ['99999999999999999999 keep 1'], 'log[0]: expected "<seat from 1> <move>"'],
    ['a move after the end', [...whole.log, '2 draw'], `log[${whole.log.length}]: the game is over, found "2 draw"`],
  ])('refuses %s and says what was asked', (_name, log, message) => {
    expect(() => replay(toy, { ...whole, log })).toThrow(BadInput);
    expect(() => replay(toy, { ...whole, log })).toThrow(message);
  });

  it('shows a few legal moves and how many more there are', () => {
    // Both keep, then everybody draws: the hand grows.
    const moves = ['1 keep 1', '2 keep 1', ...Array(4).fill(['1 draw', '2 draw']).flat()].slice(0, 8);
    expect(() => replay(toy, { ...open, log: [...moves, '1 dance'] })).toThrow(
      /log\[8\]: found "1 dance", but seat 1 \(turn\) has no such move; legal: ("play \d+", ){3}"play \d+" and 2 more/,
    );
  });

  it('names every seat that is asked', () => {
    const record = { ...newRecord(toy, { options: { seats: 3 }, seed: 's' }), log: ['1 keep 1', '1 keep 1'] };
    expect(() => replay(toy, record)).toThrow(
      'log[1]: expected a move of seat 2 (keep) or seat 3 (keep), found "1 keep 1"',
    );
  });
});

describe('verify', () => {
  const begun = newRecord(toy, { options: { seats: 2 }, seed: 'replay' });
  const fair = (change: Partial<GameRecord> = {}): GameRecord => {
    const bound = { ...begun, table: 't1' };
    const commitment = commitmentOf(bound, 'replay');
    return recordOf(openTable(toy, { ...bound, commitment, nonces: ['a', null], log: ['1 keep 1'], ...change }));
  };

  it('finds a whole record in order, and says that nobody promised its luck', () => {
    expect(verify(toy, whole)).toEqual({ ok: true, finished: true, committed: false, problems: [] });
  });

  it('finds a running game in order, and says that it is not over', () => {
    expect(verify(toy, open)).toEqual({ ok: true, finished: false, committed: false, problems: [] });
  });

  it('finds promised luck in order', () => {
    expect(verify(toy, fair())).toEqual({ ok: true, finished: false, committed: true, problems: [] });
  });

  it.each<[string, GameRecord, string]>([
    ['another seed', { ...fair(), seed: 'other' }, 'commitment: the seed gives'],
    ['a commitment of another table', { ...fair(), table: 't2' }, 'commitment: the seed gives'],
    [
      'a commitment of other options',
      fair({ commitment: commitmentOf({ ...begun, table: 't1', options: { seats: 3 } }, 'replay') }),
      'commitment:',
    ],
    ['nonces that nobody asked for', { ...whole, nonces: ['a', 'b'] }, 'nonces: stated without a commitment'],
    [
      'another result',
      { ...whole, result: { reason: 'finished', scores: [99, 0], winners: [1] } },
      'result: the log gives {"reason":',
    ],
    [
      'a result too early',
      { ...open, result: { reason: 'finished', scores: [1, 0], winners: [1] } },
      'result: stated, but the game is not over',
    ],
    ['an illegal move', { ...open, log: ['1 keep 3'] }, 'log[0]: move: found "1 keep 3"'],
    [
      'an illegal move that was taken back',
      { ...open, log: ['1 keep 3', 'undo 1 by 1'] },
      'log[0]: move: found "1 keep 3"',
    ],
    [
      'a redeal that is not due',
      { ...open, log: ['1 keep 1', 'undo 1 by 1 redeal'] },
      'log[1]: expected "undo 1 by 1", found',
    ],
    ['another version', { ...open, rulesVersion: 9 }, 'rulesVersion: expected 1'],
  ])('finds %s', (_name, record, problem) => {
    const { ok, problems } = verify(toy, record);
    expect(ok).toBe(false);
    expect(problems[0]).toContain(problem);
  });

  it.each<[string, Partial<GameRecord>, string]>([
    ['no table', { table: undefined as unknown as string }, 'table: missing'],
    ['no nonces', { nonces: undefined as unknown as null[] }, 'nonces: missing'],
  ])('asks for what the commitment is about: %s', (_name, change, problem) => {
    expect(verify(toy, { ...fair(), ...change }).problems[0]).toContain(problem);
  });

  it('cannot verify a record whose seed is not published', () => {
    const { seed: _secret, ...hidden } = fair();
    expect(verify(toy, hidden).problems).toEqual([expect.stringContaining('seed: a record without its seed')]);
  });

  it('lets a mistake of the game itself through', () => {
    const broken = {
      ...toy,
      rules: {
        ...toy.rules,
        outcome: () => {
          throw new TypeError('bug');
        },
      },
    };
    expect(() => verify(broken, whole)).toThrow(TypeError);
  });
});

describe('mangled, truncated and foreign records', () => {
  const text = formatRecord(whole);

  function onlyBadInput(read: () => unknown): boolean {
    try {
      read();
      return true;
    } catch (error) {
      expect(error).toBeInstanceOf(BadInput);
      return false;
    }
  }

  const readText = (one: string) => onlyBadInput(() => replay(toy, parseRecord(parseJson(one, 'record'))));

  it('reads the whole one, so that the others can fail', () => {
    expect(readText(text)).toBe(true);
  });

  it('refuses every truncation in words', () => {
    // The last two characters are the brace and the newline: without the newline it is still whole.
    for (let length = 0; length < text.length - 1; length++) expect(readText(text.slice(0, length))).toBe(false);
  });

  it('throws nothing but BadInput for changed characters', () => {
    const change = fc.tuple(fc.nat(text.length - 1), fc.nat(3), fc.string({ maxLength: 3 }));
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), (changes) => {
        readText(changes.reduce((so, [at, cut, put]) => so.slice(0, at) + put + so.slice(at + cut), text));
      }),
    );
  });

  it('throws nothing but BadInput for moves in another order, of other seats, or invented', () => {
    const line = fc.oneof(
      fc.constantFrom(...whole.log),
      fc
        .tuple(fc.nat(5), fc.constantFrom('draw', 'pass', 'keep 1', 'play 3', 'take crown', 'give 1'))
        .map((part) => part.join(' ')),
      fc.string({ maxLength: 250 }),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 40 }), (log) => {
        onlyBadInput(() => replay(toy, parseRecord({ ...whole, log })));
      }),
    );
  });

  it('throws nothing but BadInput for any JSON in the place of a field', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(whole), 'position', 'nonces'), fc.jsonValue(), (key, value) => {
        onlyBadInput(() => verify(toy, parseRecord({ ...whole, [key]: value })));
      }),
    );
  });

  it('comes to an end with as many moves as a record may have', () => {
    const log = Array(100_000).fill('1 keep 1');
    expect(() => replay({ ...toy, mostPlies: 100_000 }, parseRecord({ ...whole, log }))).toThrow(
      'log[1]: expected a move of seat 2',
    );
    expect(() => replay(toy, parseRecord({ ...whole, log }))).toThrow('log: expected at most 1000 moves');
  });
});
