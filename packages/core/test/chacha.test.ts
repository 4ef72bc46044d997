import { createCipheriv } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chachaBlock } from '../src/index.ts';

function keystream(key: Uint32Array, block: number, rounds: number): string {
  const out = new Uint32Array(16);
  chachaBlock(key, block, rounds, out);
  const bytes = Buffer.alloc(64);
  out.forEach((word, i) => {
    bytes.writeUInt32LE(word, i * 4);
  });
  return bytes.toString('hex');
}

it('gives the published ChaCha8 keystream of the zero key', () => {
  expect(keystream(new Uint32Array(8), 0, 8)).toBe(
    '3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42',
  );
});

it('gives with twenty rounds what another implementation of ChaCha20 does, at any block', () => {
  const word = fc.integer({ min: 0, max: 2 ** 32 - 1 });
  const block = fc.oneof(fc.nat(1000), fc.maxSafeNat());
  fc.assert(
    fc.property(fc.array(word, { minLength: 8, maxLength: 8 }), block, (words, n) => {
      const [key, counter] = [Buffer.alloc(32), Buffer.alloc(16)];
      words.forEach((one, i) => {
        key.writeUInt32LE(one, i * 4);
      });
      counter.writeBigUInt64LE(BigInt(n));
      const expected = createCipheriv('chacha20', key, counter).update(Buffer.alloc(64)).toString('hex');
      expect(keystream(Uint32Array.from(words), n, 20)).toBe(expected);
    }),
  );
});
