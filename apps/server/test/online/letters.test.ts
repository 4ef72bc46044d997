/** A game by correspondence: it lies in the store for days, while servers come and go. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DAY } from '@three-crowns/protocol';
import { afterAll, expect, test } from 'vitest';
import { Player } from './player.ts';
import { begun, forTwo, guestNamed, type Served, serve } from './served.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'three-crowns-letters-'));
const place = path.join(folder, 'crowns.sqlite');
afterAll(() => fs.rmSync(folder, { recursive: true }));

const TURN = 2 * DAY;

test('each comes by in his own time and plays his move, at another server each time', async () => {
  let served: Served = await serve(place);
  const url = () => served.url;
  const guests = [await guestNamed(served.url, 'Ada'), await guestNamed(served.url, 'Bob')] as const;
  for (const guest of guests) guest.url = url;
  const table = await begun(...guests, { ...forTwo, pace: { kind: 'letters', turn: TURN } });
  const log: string[] = [];
  for (let visit = 0; visit < 6; visit++) {
    const { body } = await guests[0].get('/api/tables/mine');
    const [turn]: number[] = body.tables[0].asked;
    const { cookie } = guests[turn];
    const player = new Player({ url, cookie, table, seed: `visit ${visit}`, plays: true });
    // He plays until the other is asked, and closes his page.
    await expect.poll(() => player.joins > 0 && player.asked[0]?.seat !== turn, { timeout: 60_000 }).toBe(true);
    player.close();
    expect(player.log.slice(0, log.length)).toEqual(log);
    expect(player.log.length).toBeGreaterThan(log.length);
    // Nobody was replaced by a bot, however long he was gone, and each has his days again.
    expect(player.log.filter((line) => /^(bot|clock)/.test(line))).toEqual([]);
    const standing = player.heard.findLast((message) => message.kind === 'update');
    expect(standing?.clocks.left[turn]).toBe(TURN);
    log.splice(0, log.length, ...player.log);
    await served.close();
    served = await serve(place);
  }
  await served.close();
});

test('who has had himself forgotten is not waited for, also where he did so while nobody was at the table', async () => {
  let served: Served = await serve(place);
  const url = () => served.url;
  const guests = [await guestNamed(served.url, 'Ada'), await guestNamed(served.url, 'Bob')] as const;
  for (const guest of guests) guest.url = url;
  const [ada, bob] = guests;
  const letters = { ...forTwo, pace: { kind: 'letters', turn: TURN } };
  const [open, closed] = [await begun(ada, bob, letters), await begun(ada, bob, letters)];
  const sit = (table: string) => new Player({ url, cookie: ada.cookie, table, seed: table, plays: false });
  const first = sit(open);
  await expect.poll(() => first.joins).toBe(1);
  await bob.ask('DELETE', '/api/guest');
  const bots = (player: Player) => player.log.filter((line) => line.startsWith('bot 2'));
  await expect.poll(() => bots(first), { timeout: 60_000 }).toHaveLength(1);
  first.close();
  await served.close();
  served = await serve(place);
  const second = sit(closed);
  await expect.poll(() => bots(second), { timeout: 60_000 }).toHaveLength(1);
  second.close();
  await served.close();
});
