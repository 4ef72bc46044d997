/** A real SQLite whose disk is full, or can only be read, under a game: everybody is told so, waits, and nothing is lost. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { type Database, Unreachable } from '../../src/storage/database.ts';
import { openSqlite } from '../../src/storage/sqlite.ts';
import { Player } from './player.ts';
import { begun, forTwo, guestNamed, type Served, serve } from './served.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'three-crowns-disk-'));
let served: Served | undefined;
afterEach(async () => {
  await served?.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** Counts the entries that could not be stored. */
function watched(database: Database): Database & { refused: number } {
  const wrapped = {
    ...database,
    refused: 0,
    query: (async (sql, values) =>
      database.query(sql, values).catch((error: unknown) => {
        if (error instanceof Unreachable && sql.includes('insert into entries')) wrapped.refused++;
        throw error;
      })) as Database['query'],
  };
  return wrapped;
}

test.each([
  // No file may grow beyond what it has, which is where SQLite sets the limit if it is told less.
  ['full', 'pragma max_page_count = 1', 'pragma max_page_count = 1000000'],
  ['read-only', 'pragma query_only = 1', 'pragma query_only = 0'],
])('a disk that is %s in mid-game, and no longer', async (name, spoil, mend) => {
  fs.mkdirSync(folder, { recursive: true });
  const database = watched(await openSqlite(path.join(folder, `${name}.sqlite`)));
  const problems: string[] = [];
  served = await serve(database, { say: (problem) => problems.push(problem) });
  const { url } = served;
  const [ada, bob] = [await guestNamed(url, 'Ada'), await guestNamed(url, 'Bob')];
  const table = await begun(ada, bob);
  const both = [ada, bob].map(
    ({ cookie }, i) => new Player({ url: () => url, cookie, table, seed: `seat ${i}`, plays: true }),
  );
  await expect.poll(() => both[1].log.length, { timeout: 60_000 }).toBeGreaterThan(3);

  await database.query(spoil);
  await expect.poll(() => database.refused, { timeout: 60_000 }).toBeGreaterThan(1);
  // What anybody was shown or promised is stored; who comes in anew sees it, too.
  const { body } = await bob.get(`/api/tables/${table}/record`);
  for (const { log } of both) expect(log).toEqual(body.log);
  expect((await ada.get('/healthz')).status).toBe(200);
  if (name === 'read-only') {
    expect((await ada.get('/readyz')).status).toBe(503);
    const opened = await ada.post('/api/tables', forTwo);
    expect(opened).toMatchObject({ status: 503, body: { error: { reason: 'no-store' } } });
  }

  await database.query(mend);
  await expect.poll(() => both.every(({ isOver }) => isOver), { timeout: 120_000 }).toBe(true);
  expect(both[1].log).toEqual(both[0].log);
  for (const [seq, line] of both.flatMap(({ promised }) => [...promised])) expect(both[0].log[seq - 1]).toBe(line);
  await expect.poll(async () => (await ada.get('/readyz')).status, { timeout: 60_000 }).toBe(200);
  for (const player of both) player.close();
});
