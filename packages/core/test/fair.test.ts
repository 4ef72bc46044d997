import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { commitSeed, gameSeed, sha256 } from '../src/index.ts';

it('commits to a seed with its SHA-256', () => {
  expect(commitSeed('seed')).toBe(sha256('seed'));
  expect(commitSeed('seed')).not.toBe(commitSeed('Seed'));
});

it('is the HMAC of the nonces under the seed, as the documentation says', () => {
  const expected = createHmac('sha256', 'seed').update('three-crowns nonces ["a","b"]').digest('hex');
  expect(gameSeed('seed', ['a', 'b'])).toBe(expected);
});

it('is defined without nonces, and is then not the seed itself', () => {
  expect(gameSeed('seed', [])).toMatch(/^[0-9a-f]{64}$/);
  expect(gameSeed('seed', [])).not.toBe('seed');
});

it('differs when the seed, a nonce, their order or their boundaries differ', () => {
  const nonces = fc.array(fc.string({ maxLength: 4 }), { maxLength: 4 });
  fc.assert(
    fc.property(fc.string(), nonces, nonces, (seed, one, other) => {
      const same = JSON.stringify(one) === JSON.stringify(other);
      expect(gameSeed(seed, one) === gameSeed(seed, other)).toBe(same);
    }),
  );
  expect(gameSeed('s', ['a', 'b'])).not.toBe(gameSeed('s', ['ab']));
  expect(gameSeed('s', ['a", "b'])).not.toBe(gameSeed('s', ['a', 'b']));
  expect(gameSeed('s', ['a'])).not.toBe(gameSeed('t', ['a']));
});
