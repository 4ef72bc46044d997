import { afterEach, expect, it, vi } from 'vitest';
import { partsOf, proof, someOf } from './proof.ts';

const SIZES = { small: 3, full: 40 };

afterEach(() => void vi.unstubAllEnvs());

it('is small in every run, and full where that is asked for', () => {
  vi.stubEnv('TEST_SIZE', 'small');
  expect(proof('pairs', SIZES)).toMatchObject({ size: 3, name: '3 pairs' });
  vi.stubEnv('TEST_SIZE', 'full');
  expect(proof('pairs', SIZES)).toMatchObject({ size: 40, name: '40 pairs' });
});

it('starts from the seed of the run, and apart from other proofs', () => {
  vi.stubEnv('TEST_SEED', 'abc');
  expect(proof('pairs', SIZES).seed).toBe('abc pairs');
  expect(proof('games', SIZES).seed).not.toBe(proof('pairs', SIZES).seed);
});

it('falls into parts that are all of it', () => {
  vi.stubEnv('TEST_SIZE', 'full');
  const parts = partsOf(proof('pairs', SIZES), 15);
  expect(parts).toEqual([
    { from: 0, to: 15 },
    { from: 15, to: 30 },
    { from: 30, to: 40 },
  ]);
  vi.stubEnv('TEST_SIZE', 'small');
  expect(partsOf(proof('pairs', SIZES), 15)).toEqual([{ from: 0, to: 3 }]);
});

it('takes some of a list, others with other seeds, and all of it in full', () => {
  vi.stubEnv('TEST_SIZE', 'small');
  const taken = Array.from({ length: 20 }, (_, i) => {
    vi.stubEnv('TEST_SEED', `seed ${i}`);
    return someOf('letters', ['a', 'b', 'c'], 2).join('');
  });
  expect(new Set(taken)).toEqual(new Set(['ab', 'ac', 'bc']));
  vi.stubEnv('TEST_SIZE', 'full');
  expect(someOf('letters', ['a', 'b', 'c'], 2)).toEqual(['a', 'b', 'c']);
});

it('has a seed in every run', () => {
  expect(process.env.TEST_SEED).toMatch(/\S/);
});
