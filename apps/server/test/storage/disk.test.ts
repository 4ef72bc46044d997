/** Slow, failing and full disks: what was not stored is never said to be, and what was is not stored twice. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type Database, type Query, Unreachable } from '../../src/storage/database.ts';
import { openDatabase } from '../../src/storage/open.ts';
import { openSqlite } from '../../src/storage/sqlite.ts';
import { openStore, type Store } from '../../src/storage/store.ts';
import { entry, type Sample, table } from './sample.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'three-crowns-disk-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));
const file = (name: string): string => path.join(folder, `${name}.sqlite`);

/** A database in which something happens around every insert of entries. */
async function around(
  name: string,
  wrap: (insert: () => Promise<unknown>, times: number) => Promise<void>,
): Promise<Store<Sample>> {
  const database = await openDatabase(file(name));
  let times = 0;
  const query: Query = async (sql, values) => {
    if (!sql.startsWith('insert into entries')) return database.query(sql, values);
    times++;
    let rows: Awaited<ReturnType<typeof database.query>> = [];
    await wrap(async () => {
      rows = await database.query(sql, values);
    }, times);
    // As the query itself would have given them.
    return rows as never;
  };
  const wrapped: Database = { ...database, query };
  const store = await openStore<Sample>(wrapped, 'one');
  await store.tables.create(table('a'));
  return store;
}

test('while the disk is busy the others gather, and go with the next commit', async () => {
  const commits: number[] = [];
  const gates: (() => void)[] = [];
  const store = await around('slow', async (insert, times) => {
    commits.push(times);
    await new Promise<void>((resolve) => gates.push(resolve));
    await insert();
  });
  const first = store.journal.append('a', entry(1));
  await expect.poll(() => gates.length, { timeout: 60_000 }).toBe(1);
  const answers = Array.from({ length: 50 }, (_, i) => store.journal.append('a', entry(i + 2)));
  gates[0]();
  expect(await first).toEqual({ status: 'stored' });
  await expect.poll(() => gates.length, { timeout: 60_000 }).toBe(2);
  gates[1]();
  expect((await Promise.all(answers)).every(({ status }) => status === 'stored')).toBe(true);
  expect(commits).toEqual([1, 2]);
  await store.close();
});

test('what failed before it was stored can be sent again', async () => {
  const store = await around('before', async (insert, times) => {
    if (times === 1) throw new Error('disk I/O error');
    await insert();
  });
  await expect(store.journal.append('a', entry(1))).rejects.toThrow('disk I/O error');
  expect(await store.journal.after('a', 0)).toEqual([]);
  expect(await store.journal.append('a', entry(1))).toEqual({ status: 'stored' });
  await store.close();
});

test('what failed after it was stored is known when it is sent again', async () => {
  const store = await around('after', async (insert, times) => {
    await insert();
    if (times === 1) throw new Error('connection lost');
  });
  await expect(store.journal.append('a', entry(1))).rejects.toThrow('connection lost');
  expect(await store.journal.append('a', entry(1))).toEqual({ status: 'known', seq: 1 });
  expect(await store.journal.after('a', 0)).toHaveLength(1);
  await store.close();
});

test('a full disk refuses entries, keeps what it has, and goes on when there is room', async () => {
  const store = await openStore<Sample>(await openSqlite(file('full'), 60), 'one');
  await store.tables.create(table('a'));
  const long = (seq: number) => ({ ...entry(seq), line: `1 ${'move '.repeat(200)}` });
  let stored = 0;
  let problem: Error | undefined;
  while (problem === undefined && stored < 1_000) {
    await store.journal.append('a', long(stored + 1)).then(
      () => stored++,
      (error: Error) => {
        problem = error;
      },
    );
  }
  expect(problem).toBeInstanceOf(Unreachable);
  expect(problem?.message).toContain('full');
  expect(await store.journal.after('a', 0)).toHaveLength(stored);
  await store.close();
  const later = await openStore<Sample>(await openSqlite(file('full')), 'two');
  expect(await later.journal.append('a', long(stored + 1))).toEqual({ status: 'stored' });
  await later.close();
});

test('a file that is no database is refused', async () => {
  fs.writeFileSync(file('text'), 'this is no database, and long enough to be taken for one\n'.repeat(100));
  await expect(openSqlite(file('text'))).rejects.toThrow('not a database');
});
