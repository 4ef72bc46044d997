/** What a process that died has left behind is finished by another, without anybody coming by. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { openDatabase } from '../../src/storage/open.ts';
import { openStore } from '../../src/storage/store.ts';
import type { TableContent } from '../../src/tables/content.ts';
import { begun, guestNamed, serve } from './served.ts';

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
