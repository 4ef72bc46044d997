import { afterEach, expect, it, vi } from 'vitest';
import { proof } from './proof.ts';

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

it('has a seed in every run', () => {
  expect(process.env.TEST_SEED).toMatch(/\S/);
});
