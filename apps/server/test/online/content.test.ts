/** A table with values of one's own: checked by the game, bound by their hash, and known to everybody who comes in. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { verify } from '@three-crowns/core';
import { CONTENT_SETS } from '@three-crowns/king-of-the-valley';
import { reasonIn } from '@three-crowns/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gameOf } from '../../src/games.ts';
import { BODY_BYTES } from '../../src/limits.ts';
import { Player } from './player.ts';
import { begun, forTwo, type Guest, guestNamed, type Served, serve } from './served.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'three-crowns-content-'));
let served: Served;
let ada: Guest;
let bob: Guest;

beforeAll(async () => {
  served = await serve(path.join(folder, 'crowns.sqlite'));
  [ada, bob] = [await guestNamed(served.url, 'Ada'), await guestNamed(served.url, 'Bob')];
});
afterAll(async () => {
  await served.close();
  fs.rmSync(folder, { recursive: true });
});

const own = { ...CONTENT_SETS.even, id: 'own', startGold: CONTENT_SETS.even.startGold + 1 };
const withContent = (content: unknown) => ({ ...forTwo, options: { seats: 2, content } });

test('everybody gets it on joining, and the record with it verifies', async () => {
  const table = await begun(ada, bob, withContent(own));
  expect((await bob.get(`/api/tables/${table}`)).body.table.hasOwnNumbers).toBe(true);
  expect((await bob.get(`/api/tables/${await begun(ada, bob)}`)).body.table.hasOwnNumbers).toBe(false);
  const players = [ada, bob].map(
    ({ cookie }, i) => new Player({ url: () => served.url, cookie, table, seed: `own ${i}`, plays: true }),
  );
  try {
    await expect.poll(() => players.every(({ isOver }) => isOver), { timeout: 120_000 }).toBe(true);
  } finally {
    for (const player of players) player.close();
  }
  for (const { heard } of players) {
    const joined = heard.find((message) => message.kind === 'joined');
    expect(joined?.options).toMatchObject({ content: own });
  }
  const { body: record } = await bob.get(`/api/tables/${table}/record`);
  expect(verify(await gameOf(record), record)).toMatchObject({ ok: true, committed: true });
});

test('its hash is in what the server has committed itself to', async () => {
  const [usual, custom] = await Promise.all(
    ['even', own].map(async (content) => (await ada.post('/api/tables', withContent(content))).body.table),
  );
  expect(custom.contentHash).not.toBe(usual.contentHash);
  expect(custom.contentHash).toMatch(/^[\da-f]{64}$/);
});

test('one that the game cannot play with is refused with its place', async () => {
  const { status, body } = await ada.post('/api/tables', withContent({ ...own, startGold: -1 }));
  expect([status, reasonIn(body)]).toEqual([400, 'input']);
  expect(body.error.place).toBe('content.startGold');
});

test('one that is too long is not read', async () => {
  const { status } = await ada.post('/api/tables', withContent({ ...own, id: 'x'.repeat(BODY_BYTES) }));
  expect(status).toBe(413);
});
