import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BadInput, canonicalJson, commitmentOf, gameSeed, newRecord } from '../src/index.ts';
import { toy } from './toy/index.ts';

const bound = { ...newRecord(toy, { options: { seats: 2 }, seed: 's' }), table: 't1' };

describe('a commitment', () => {
  it('is the SHA-256 of everything that is settled, as the documentation says', () => {
    const { table, game, rulesVersion, contentHash, options } = bound;
    const what = canonicalJson({ table, game, rulesVersion, contentHash, options, seed: 'seed' });
    const expected = createHash('sha256').update(`three-crowns commitment ${what}`).digest('hex');
    expect(commitmentOf(bound, 'seed')).toBe(expected);
  });

  it.each<[string, object]>([
    ['table', { table: 't2' }],
    ['game', { game: 'other' }],
    ['rules version', { rulesVersion: 7 }],
    ['content', { contentHash: 'x' }],
    ['options', { options: { seats: 3 } }],
    ['position', { position: ['a'] }],
  ])('binds the %s', (_what, change) => {
    expect(commitmentOf({ ...bound, ...change }, 'seed')).not.toBe(commitmentOf(bound, 'seed'));
    expect(commitmentOf(bound, 'seed')).not.toBe(commitmentOf(bound, 'Seed'));
  });

  const wanted = { options: { seats: 2 }, seed: 'seed', table: 't1', nonces: ['a', null] };

  it('is checked when a game is made', () => {
    const commitment = commitmentOf(bound, 'seed');
    expect(newRecord(toy, { ...wanted, commitment })).toMatchObject({ commitment, nonces: ['a', null] });
    expect(() => newRecord(toy, { ...wanted, seed: 'other', commitment })).toThrow('commitment: the seed gives');
    expect(() => newRecord(toy, { ...wanted, commitment, nonces: ['a', 'b', 'c'] })).toThrow(
      'nonces: expected a list of 2, found one of 3',
    );
    expect(() => newRecord(toy, wanted)).toThrow(BadInput);
  });
});

describe('the seed of the game', () => {
  it('is the HMAC of the nonces under the seed, as the documentation says', () => {
    const expected = createHmac('sha256', 'seed').update('three-crowns seats ["a",null,"b"]').digest('hex');
    expect(gameSeed('seed', ['a', null, 'b'])).toBe(expected);
  });

  it('is defined without nonces, and is then not the seed itself', () => {
    expect(gameSeed('seed', [null])).toMatch(/^[0-9a-f]{64}$/);
    expect(gameSeed('seed', [null])).not.toBe('seed');
  });

  it('differs when the seed, a nonce, its seat or their boundaries differ', () => {
    const nonces = fc.array(fc.option(fc.string({ maxLength: 4 })), { maxLength: 4 });
    fc.assert(
      fc.property(fc.string(), nonces, nonces, (seed, one, other) => {
        const same = JSON.stringify(one) === JSON.stringify(other);
        expect(gameSeed(seed, one) === gameSeed(seed, other)).toBe(same);
      }),
    );
    expect(gameSeed('s', ['a', null])).not.toBe(gameSeed('s', [null, 'a']));
    expect(gameSeed('s', ['a", "b'])).not.toBe(gameSeed('s', ['a', 'b']));
    expect(gameSeed('s', ['a'])).not.toBe(gameSeed('t', ['a']));
  });
});
