import { describe, expect, it } from 'vitest';
import { randomRecord } from '../src/conformance/index.ts';
import {
  askedAt,
  BadInput,
  canonicalJson,
  openTable,
  playMove,
  playText,
  recordOf,
  replay,
  stateOf,
} from '../src/index.ts';
import { fresh } from './situations.ts';
import { toy } from './toy/index.ts';

const whole = randomRecord(toy, { seats: 3 }, 'table');

describe('a table', () => {
  it('plays, collects events and keeps the record', () => {
    const table = openTable(toy, fresh());
    expect(playText(table, 0, 'keep 2')).toEqual([{ kind: 'kept', seat: 0 }]);
    expect(playMove(table, 1, { do: 'keep', which: 0 })).toEqual([{ kind: 'kept', seat: 1 }]);
    expect(recordOf(table)).toEqual({ ...fresh(), log: ['1 keep 2', '2 keep 1'] });
    expect(stateOf(table)).toEqual(replay(toy, recordOf(table)).state);
  });

  it('opens from a record at its end, with the result and every moment', () => {
    const table = openTable(toy, whole);
    expect(recordOf(table)).toEqual(whole);
    expect(stateOf(table)).toEqual(replay(toy, whole).state);
    expect(askedAt(table)).toEqual([]);
    expect(table.moments.flatMap((moment) => moment.events)).toEqual(replay(toy, whole).events);
    table.moments.forEach(({ state }, ply) => {
      expect(state).toEqual(replay(toy, whole, { ply }).state);
    });
  });

  it('states the result itself, whatever the record says', () => {
    const lying = { ...whole, result: { reason: 'finished' as const, scores: [9, 9, 9], winners: [1, 2, 3] } };
    expect(recordOf(openTable(toy, lying)).result).toEqual(whole.result);
  });

  it('names the line of a record it cannot play', () => {
    expect(() => openTable(toy, { ...fresh(), log: ['1 keep 1', '1 keep 1'] })).toThrow(
      'log[1]: expected a move of seat 2',
    );
    const taken = ['1 keep 1', 'undo 1 by 1', '1 keep 2', '1 keep 2'];
    expect(() => openTable(toy, { ...fresh(), log: taken })).toThrow('log[3]: expected a move of seat 2');
  });

  it.each<[number, string, string]>([
    [0, 'keep 3', 'move: found "1 keep 3", but seat 1 (keep) has no such move; legal: "keep 1", "keep 2"'],
    [1, 'draw', 'move: found "2 draw", but seat 2 (keep) has no such move'],
    [7, 'draw', 'entry: expected a seat from 1 to 2, found "8 draw"'],
    [0, 'x'.repeat(300), 'entry: expected at most 200 characters, found 302'],
    [0, 'keep\n1', 'entry: expected one line without control characters'],
  ])('refuses seat index %i: %s', (seat, text, message) => {
    const table = openTable(toy, fresh());
    const before = canonicalJson([stateOf(table), recordOf(table)]);
    expect(() => playText(table, seat, text)).toThrow(BadInput);
    expect(() => playText(table, seat, text)).toThrow(message);
    expect(canonicalJson([stateOf(table), recordOf(table)])).toBe(before);
  });

  it('is as it was when the rules throw in the middle of a move', () => {
    const play: typeof toy.rules.play = (state, seat, move, emit) => {
      toy.rules.play(state, seat, move, emit);
      throw new TypeError('a mistake in the rules');
    };
    const table = openTable({ ...toy, rules: { ...toy.rules, play } }, fresh());
    const before = canonicalJson(stateOf(table));
    expect(() => playText(table, 0, 'keep 1')).toThrow('a mistake in the rules');
    expect(canonicalJson(stateOf(table))).toBe(before);
    expect(table.entries).toEqual([]);
  });

  it('writes the one spelling of a move', () => {
    const parseMove: typeof toy.notation.parseMove = (state, seat, text) =>
      toy.notation.parseMove(state, seat, text.toLowerCase());
    const table = openTable({ ...toy, notation: { ...toy.notation, parseMove } }, fresh());
    playText(table, 0, 'KEEP 1');
    expect(recordOf(table).log).toEqual(['1 keep 1']);
  });
});
