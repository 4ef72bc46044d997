import { expect, it } from 'vitest';
import { isSure } from '../src/scales.ts';

it.each([
  { mean: 0.05, error: 0.02, least: 0.04, sure: true },
  { mean: 0.05, error: 0.025, least: 0.04, sure: false },
  { mean: 0.039, error: 0, least: 0.04, sure: false },
  { mean: 0.04, error: 0, least: 0.04, sure: true },
  { mean: -0.05, error: 0, least: 0.04, sure: false },
])('a lead of $mean ± $error where $least is asked for: $sure', ({ mean, error, least, sure }) => {
  expect(isSure({ mean, error }, least)).toBe(sure);
});
