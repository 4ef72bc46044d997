/** What a process that died has left behind is finished by another, without anybody coming by. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { openDatabase } from '../../src/storage/open.ts';
import { openStore } from '../../src/storage/store.ts';
import type { TableContent } from '../../src/tables/content.ts';
import { begun, forTwo, guestNamed, serve } from './served.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'three-crowns-orphans-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

test('a game whose last entry was stored, and nothing after it, is put among those that have ended', async () => {
  const place = path.join(folder, 'crowns.sqlite');
  const before = await serve(place);
  const table = await begun(await guestNamed(before.url, 'Ada'), await guestNamed(before.url, 'Bob'));
  await before.close();
  const store = await openStore<TableContent>(await openDatabase(place), 'one that dies');
  const last = { seq: 1, id: 'abandoned', line: 'abandon 1 2', at: 1, banks: [] };
  expect(await store.journal.append(table, last)).toEqual({ status: 'stored' });
  expect((await store.tables.find(table))?.status).toBe('running');
  const after = await serve(place, { rhythm: { beat: 20, lease: 1_000, idle: 60_000 } });
  await vi.waitFor(async () => expect((await store.tables.find(table))?.status).toBe('ended'), { timeout: 60_000 });
  await after.close();
  await store.close();
});

test('a table that cannot be opened any more does not hide the others from who sits there', async () => {
  const place = path.join(folder, 'broken.sqlite');
  const before = await serve(place);
  const [ada, bob] = [await guestNamed(before.url, 'Ada'), await guestNamed(before.url, 'Bob')];
  const [broken, sound] = [await begun(ada, bob), await begun(ada, bob)];
  const { table: waiting } = (await ada.post('/api/tables', forTwo)).body;
  await before.close();
  const store = await openStore<TableContent>(await openDatabase(place), 'one that errs');
  await store.journal.append(broken, { seq: 1, id: 'nonsense', line: '1 nonsense', at: 1, banks: [] });
  await store.close();
  const problems: string[] = [];
  const after = await serve(place, { say: (problem) => problems.push(problem) });
  ada.url = () => after.url;
  const { status, body } = await ada.get('/api/tables/mine');
  expect(status).toBe(200);
  const asked = new Map(body.tables.map(({ id, asked }: { id: string; asked: unknown[] }) => [id, asked.length]));
  expect(asked).toEqual(
    new Map([
      [waiting.id, 0],
      [sound, 1],
      [broken, 0],
    ]),
  );
  expect(problems.join()).toContain(broken);
  await after.close();
});
