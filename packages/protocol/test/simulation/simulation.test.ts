import { proof } from '@three-crowns/core/proof';
import { describe, expect, it } from 'vitest';
import { MISTAKES } from './mistakes.ts';
import { Schedule } from './schedule.ts';

const SCHEDULES = proof('schedules of trouble', { small: 60, full: 10_000 });
/** The rarest shows itself in one of eight. */
const ENOUGH = 150;

it(`${SCHEDULES.name}: everybody ends with the same table, nothing is lost, entered twice or shown to others`, () => {
  for (let i = 0; i < SCHEDULES.size; i++) {
    const seed = `${SCHEDULES.seed} ${i}`;
    expect(new Schedule(seed).run(), `schedule ${seed}`).toEqual([]);
  }
});

describe('what it must find', () => {
  it.each(Object.entries(MISTAKES))('%s', (_name, mistake) => {
    const seeds = Array.from({ length: ENOUGH }, (_, i) => `${SCHEDULES.seed} ${i}`);
    expect(seeds.some((seed) => new Schedule(seed, mistake()).run().length > 0)).toBe(true);
  });
});
