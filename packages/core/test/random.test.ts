import { describe, expect, it } from 'vitest';
import { randomRecord } from '../src/conformance/index.ts';
import { luckOf, newRecord, playRandom, randomMove, replay, seatCount, viewersOf } from '../src/index.ts';
import { toy } from './toy/index.ts';

describe('random play', () => {
  it('plays to the end with legal moves only', () => {
    const state = toy.rules.setup({ seats: 3 }, 'r');
    const lines: string[] = [];
    const played = playRandom(toy, state, luckOf('moves'), {
      onMove: ({ seat, move }) => lines.push(`${seat + 1} ${toy.notation.formatMove(state, move)}`),
    });
    expect(played).toBe(lines.length);
    expect(toy.rules.outcome(state)).toBeDefined();
    expect(randomMove(toy, state, luckOf('more'))).toBeUndefined();
    const record = { ...newRecord(toy, { options: { seats: 3 }, seed: 'r' }), log: lines };
    expect(replay(toy, record).state).toEqual(state);
  });

  it('stops after enough moves, and tells what happens', () => {
    const state = toy.rules.setup({ seats: 3 }, 'r');
    const kinds: string[] = [];
    expect(playRandom(toy, state, luckOf('moves'), { maxMoves: 3, emit: ({ kind }) => kinds.push(kind) })).toBe(3);
    expect(kinds).toEqual(['kept', 'kept', 'kept']);
  });

  it('plays the same game from the same seeds and another from others', () => {
    const play = (moves: string) => {
      const state = toy.rules.setup({ seats: 2 }, 'r');
      playRandom(toy, state, luckOf(moves));
      return state;
    };
    expect(play('a')).toEqual(play('a'));
    expect(play('a')).not.toEqual(play('b'));
  });

  it('asks every seat and plays every kind of move', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 30; i++) {
      for (const line of randomRecord(toy, { seats: 4 }, `all ${i}`).log)
        seen.add(line.replace(/(play|give) \d+/, '$1'));
    }
    for (const seat of [1, 2, 3, 4]) {
      for (const move of ['keep 1', 'keep 2', 'play', 'draw', 'take crown', 'take shield', 'give']) {
        expect(seen).toContain(`${seat} ${move}`);
      }
    }
  });
});

it('counts the seats of a game from its options', () => {
  expect(seatCount(toy, toy.parseOptions({ seats: 3 }))).toBe(3);
  expect(viewersOf(2)).toEqual([0, 1, 'spectator']);
  expect(() => seatCount({ ...toy, formatOptions: () => ({}) }, { seats: 2 })).toThrow('formatOptions must hold');
});

describe('newRecord', () => {
  it('begins a record with names for the seats', () => {
    expect(newRecord(toy, { options: { seats: 2 }, seed: 's' })).toEqual({
      format: 'three-crowns-record/2',
      game: 'toy',
      rulesVersion: 1,
      contentHash: toy.contentHash({ seats: 2 }),
      options: { seats: 2 },
      seats: [{ name: 'Seat 1' }, { name: 'Seat 2' }],
      seed: 's',
      log: [],
    });
  });

  it('takes names and checks them like any record', () => {
    const seats = [{ name: 'Anna' }, { name: 'Bert', bot: 'random' }];
    expect(newRecord(toy, { options: { seats: 2 }, seed: 's', seats })).toMatchObject({ seats });
    expect(() => newRecord(toy, { options: { seats: 2 }, seed: 'a\nb' })).toThrow('seed: expected one line');
    expect(() => newRecord(toy, { options: { seats: 1 }, seed: 's' })).toThrow('seats: expected 2, 3 or 4');
  });
});
