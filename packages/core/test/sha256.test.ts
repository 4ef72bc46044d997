import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hmacSha256, sha256, sha256Words } from '../src/index.ts';

/** Any UTF-16, lone surrogates included; Node writes those as U+FFFD too. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: fc.nat(0xffff).map((n) => String.fromCharCode(n)) }),
);

const nodeHash = (of: string) => createHash('sha256').update(of, 'utf8').digest('hex');

it('hashes like another implementation', () => {
  fc.assert(
    fc.property(text, (one) => {
      expect(sha256(one)).toBe(nodeHash(one));
    }),
  );
});

it('hashes every length around the block size', () => {
  for (let length = 0; length < 200; length++) expect(sha256('a'.repeat(length))).toBe(nodeHash('a'.repeat(length)));
});

it('takes a lone surrogate for U+FFFD', () => {
  expect(sha256('a\ud800b')).toBe(nodeHash('a\ufffdb'));
});

it('gives the digest as words', () => {
  const words = Array.from(sha256Words('king'), (word) => word.toString(16).padStart(8, '0'));
  expect(words.join('')).toBe(nodeHash('king'));
});

it('authenticates like another implementation, with keys shorter and longer than a block', () => {
  fc.assert(
    fc.property(text, text, (key, one) => {
      expect(hmacSha256(key, one)).toBe(createHmac('sha256', key).update(one, 'utf8').digest('hex'));
    }),
  );
});
