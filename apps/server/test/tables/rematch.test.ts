import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../src/storage/open.ts';
import { openStore, type Store } from '../../src/storage/store.ts';
import type { TableContent } from '../../src/tables/content.ts';
import { TableKeeper } from '../../src/tables/keeper.ts';
import { parseTableRequest } from '../../src/tables/request.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'three-crowns-rematch-'));
const [ada, bob] = ['Ada', 'Bob'].map((name) => ({ id: name, name, seenAt: 0 }));
let store: Store<TableContent>;
let keeper: TableKeeper;

beforeAll(async () => {
  store = await openStore<TableContent>(await openDatabase(path.join(folder, 'crowns.sqlite')), 'one');
  keeper = new TableKeeper(store, () => 1_000);
});
afterAll(async () => {
  await store.close();
  fs.rmSync(folder, { recursive: true });
});

/** A table at which both have played to the end. */
async function played(): Promise<string> {
  const asked = {
    game: 'king-of-the-valley',
    options: { seats: 2 },
    visibility: 'public',
    pace: { kind: 'free' },
  };
  const { id } = (await keeper.create(ada, parseTableRequest(asked, 'seed'), null)).table;
  await keeper.sit(id, bob, { name: 'Bob', nonce: null });
  await keeper.end(id);
  return id;
}

it('who asks second comes to the table of the first', async () => {
  const id = await played();
  const next = await keeper.rematch(id, ada);
  expect((await keeper.rematch(id, bob)).id).toBe(next.id);
});

it('where everybody has left the next table before its game another one is opened', async () => {
  const id = await played();
  const left = await keeper.rematch(id, ada);
  for (const guest of [ada, bob]) await keeper.leave(left.id, guest);
  const next = await keeper.rematch(id, bob);
  expect([next.status, next.id === left.id]).toEqual(['open', false]);
  expect((await keeper.find(id)).content.next).toBe(next.id);
});

it('where they have played on meanwhile it is the game after the last one', async () => {
  const id = await played();
  const second = await keeper.rematch(id, ada);
  await keeper.end(second.id);
  const third = await keeper.rematch(id, bob);
  expect([third.status, third.id === second.id]).toEqual(['open', false]);
  expect((await keeper.rematch(second.id, ada)).id).toBe(third.id);
});
