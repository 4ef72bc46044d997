/** Chances as they are kept. */
import { expect, it } from 'vitest';
import { valuesOf } from '../src/values.ts';

it('all chances are one, and none is below nothing, whatever was rounded', () => {
  const chances = [512.5 / 1024, 511.5 / 1024, 0].map((mean) => ({ mean, error: 0 }));
  expect(valuesOf({ chances, points: [] }).chances).toEqual([0.5, 0.5, 0]);
});
