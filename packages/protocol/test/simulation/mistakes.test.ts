/** What the simulation must find. */
import { expect, it } from 'vitest';
import { MISTAKES } from './mistakes.ts';
import { Schedule } from './schedule.ts';
import { SCHEDULES } from './schedules.ts';

/** The rarest shows itself in one of eight. */
const ENOUGH = 150;

it.each(Object.entries(MISTAKES))('%s', (_name, mistake) => {
  const seeds = Array.from({ length: ENOUGH }, (_, i) => `${SCHEDULES.seed} ${i}`);
  expect(seeds.some((seed) => new Schedule(seed, mistake()).run().length > 0)).toBe(true);
});
