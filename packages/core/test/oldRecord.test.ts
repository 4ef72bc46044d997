import { describe, expect, it } from 'vitest';
import { randomRecord } from '../src/conformance/index.ts';
import { BadInput, hmacSha256, parseRecord, sha256, verify } from '../src/index.ts';
import { toy } from './toy/index.ts';

const { log, result, ...rest } = randomRecord(toy, { seats: 2 }, 'old');
const { reason: _new, ...oldResult } = result ?? { reason: 'finished', scores: [], winners: [] };
/** As the first format wrote it. */
const OLD = { ...rest, format: 'three-crowns-record/1', moves: log, result: oldResult };

describe('a record of the first format', () => {
  it('opens as one of today’s and verifies', () => {
    const record = parseRecord(OLD);
    expect(record).toEqual({ ...rest, log, result });
    expect(verify(toy, record).problems).toEqual([]);
  });

  it('goes on with the seed that its nonces gave, after its hash was checked', () => {
    const fair = { ...OLD, seed: 'server', seedHash: sha256('server'), nonces: ['a', 'b'] };
    const { seed, commitment, nonces } = parseRecord(fair);
    expect(seed).toBe(hmacSha256('server', 'three-crowns nonces ["a","b"]'));
    expect([commitment, nonces]).toEqual([undefined, undefined]);
    expect(() => parseRecord({ ...fair, seedHash: sha256('other') })).toThrow('seedHash: expected the SHA-256');
  });

  it('loses what turns the writing around in a name, and stays', () => {
    const seats = [{ name: 'An\u202ena\ud800' }, { name: 'Bert' }];
    expect(parseRecord({ ...OLD, seats }).seats.map(({ name }) => name)).toEqual(['Anna\ufffd', 'Bert']);
  });

  it.each<[string, object, string]>([
    ['no moves', { moves: undefined }, 'moves: missing'],
    ['moves that are none', { moves: 7 }, 'moves: expected a list'],
    ['an entry of today', { moves: ['undo 1 by 1'] }, 'moves[0]: expected "<seat from 1> <move>"'],
  ])('with %s is refused in its own words', (_name, change, message) => {
    const { moves: _gone, ...without } = OLD;
    const raw = 'moves' in change && change.moves === undefined ? without : { ...OLD, ...change };
    expect(() => parseRecord(raw)).toThrow(BadInput);
    expect(() => parseRecord(raw)).toThrow(message);
  });
});
