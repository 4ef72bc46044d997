/** A database that cannot be reached for a while: everybody is told so, waits, and nothing is lost. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres } from '../../../../scripts/postgres.mjs';
import { Player } from './player.ts';
import { begun, type Guest, guestNamed, type Reply, type Served, serve } from './served.ts';

let database: Awaited<ReturnType<typeof startPostgres>>;
let served: Served;
const problems: string[] = [];

beforeAll(async () => {
  database = await startPostgres();
  const rhythm = { beat: 100, lease: 1_000, idle: 60_000 };
  served = await serve(database.url, { rhythm, say: (problem) => problems.push(problem) });
}, 300_000);

afterAll(async () => {
  await served.close();
  await database.stop();
});

const requests: readonly ((guest: Guest, table: string) => Promise<Reply>)[] = [
  (guest) => guest.get('/api/guest'),
  (guest) => guest.post('/api/guest', { name: 'Ada' }),
  (guest) => guest.get('/api/tables'),
  (guest) => guest.get('/api/tables/mine'),
  (guest, table) => guest.get(`/api/tables/${table}`),
  (guest, table) => guest.post(`/api/tables/${table}/sit`, {}),
];

test('PostgreSQL dies under a game and comes back: 503 meanwhile, then the game goes on with every move', async () => {
  const { url } = served;
  const [ada, bob] = [await guestNamed(url, 'Ada'), await guestNamed(url, 'Bob')];
  const table = await begun(ada, bob);
  const both = [ada, bob].map(
    ({ cookie }, i) => new Player({ url: () => url, cookie, table, seed: `seat ${i}`, plays: true }),
  );
  await expect.poll(() => both[1].log.length, { timeout: 60_000 }).toBeGreaterThan(5);

  await database.crash();
  // The one has a move on its way that nobody can store, the other comes in anew and cannot be known.
  both[1].cut();
  for (const request of requests) {
    expect(await request(ada, table)).toMatchObject({ status: 503, body: { error: { reason: 'no-store' } } });
  }
  const refused = await fetch(new URL('/api/tables', url));
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await ada.get('/readyz')).status).toBe(503);
  expect((await ada.get('/healthz')).status).toBe(200);
  const shown = both[0].log.length;

  await database.restart();
  await expect.poll(() => both.every(({ isOver }) => isOver), { timeout: 120_000 }).toBe(true);
  expect(both[0].log.length).toBeGreaterThan(shown);
  expect(both[1].log).toEqual(both[0].log);
  for (const [seq, line] of both.flatMap(({ promised }) => [...promised])) expect(both[0].log[seq - 1]).toBe(line);
  await expect.poll(async () => (await ada.get('/readyz')).status, { timeout: 60_000 }).toBe(200);
  expect(problems.length).toBeGreaterThan(0);
  for (const player of both) player.close();
});
