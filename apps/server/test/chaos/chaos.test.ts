/** The small size of `npm run chaos`. */
import { expect, test } from 'vitest';
import { proof } from '../../../../packages/core/test/proof.ts';
import { freshPlaces } from '../storage/places.ts';
import { chaos } from './chaos.ts';

const freshPlace = freshPlaces();
const KILLS = proof('kills of servers while people play', { small: 2, full: 200 });
const { size: kills, seed } = KILLS;

test(`${KILLS.name} on the embedded database: nothing is lost`, async () => {
  const place = await freshPlace('sqlite');
  const result = await chaos({ place, processes: 1, tables: 4, kills, seed, mode: 'durable' });
  expect(result.acknowledged).toBeGreaterThan(kills * 5);
  expect(result.lost).toBe(0);
});

test(`${KILLS.name}, two of them on one PostgreSQL: nothing is lost`, async () => {
  const place = await freshPlace('postgres');
  const result = await chaos({ place, processes: 2, tables: 4, kills, seed, mode: 'durable' });
  expect(result.acknowledged).toBeGreaterThan(kills * 5);
  expect(result.lost).toBe(0);
});

test('the control, which answers before it has stored, loses moves', async () => {
  const place = await freshPlace('sqlite');
  const { lost } = await chaos({ place, processes: 1, tables: 4, kills: 2, seed: `${seed} control`, mode: 'early' });
  expect(lost).toBeGreaterThan(0);
});
