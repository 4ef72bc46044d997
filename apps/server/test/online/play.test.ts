/** Whole games over real sockets, on both databases. */
import { verify } from '@three-crowns/core';
import { afterEach, describe, expect, test } from 'vitest';
import { gameOf } from '../../src/games.ts';
import { freshPlaces, KINDS } from '../storage/places.ts';
import { Player } from './player.ts';
import { begun, forTwo, type Guest, guestNamed, type Served, serve } from './served.ts';

const freshPlace = freshPlaces();
const servers: Served[] = [];
const players: Player[] = [];

async function open(place: string): Promise<Served> {
  const served = await serve(place, { rhythm: { beat: 100, lease: 1_000, idle: 60_000 } });
  servers.push(served);
  return served;
}

function sit(served: Served, guest: Guest | undefined, table: string, seed: string, plays = true): Player {
  const player = new Player({ url: () => served.url, cookie: guest?.cookie ?? '', table, seed, plays });
  players.push(player);
  return player;
}

afterEach(async () => {
  for (const player of players.splice(0)) player.close();
  for (const served of servers.splice(0)) await served.close();
});

describe.each(KINDS)('%s', (kind) => {
  test('two guests play a game to its end, a spectator sees it all, and the deal was fair', async () => {
    const served = await open(await freshPlace(kind));
    const [ada, bob] = [await guestNamed(served.url, 'Ada'), await guestNamed(served.url, 'Bob')];
    const id = await begun(ada, bob);
    const [one, two] = [sit(served, ada, id, 'one'), sit(served, bob, id, 'two')];
    const watcher = sit(served, undefined, id, 'three', false);
    await expect.poll(() => one.isOver && two.isOver && watcher.isOver, { timeout: 120_000 }).toBe(true);
    expect(one.seats).toEqual([0]);
    expect(two.seats).toEqual([1]);
    expect(watcher.seats).toEqual([]);
    expect(two.log).toEqual(one.log);
    expect(watcher.log).toEqual(one.log);
    for (const [seq, line] of [...one.promised, ...two.promised]) expect(one.log[seq - 1]).toBe(line);
    const status = async () => (await ada.get(`/api/tables/${id}`)).body.table.status;
    await expect.poll(status, { timeout: 60_000 }).toBe('ended');
    const nexts = await Promise.all([ada, bob].map((guest) => guest.post(`/api/tables/${id}/rematch`)));
    const [next, same] = nexts.map(({ body }) => body.table);
    expect(same.id).toBe(next.id);
    expect([next.mine, same.mine]).toEqual([[1], [0]]);
    expect(next.status).toBe('open');
    // Nobody has come to the new table yet: who does gives a part of the luck.
    expect(next.chairs.map(({ isAwaited }: { isAwaited?: true }) => isAwaited)).toEqual([true, true]);
    const { body } = await ada.post(`/api/tables/${next.id}/nonce`, { seat: 1, nonce: 'of Ada' });
    expect(body.table.chairs).toEqual([
      { kind: 'person', name: 'Bob', isAwaited: true },
      { kind: 'person', name: 'Ada' },
    ]);
    const { body: record } = await ada.get(`/api/tables/${id}/record`);
    expect(record.log).toEqual(one.log);
    expect(verify(await gameOf(record), record)).toMatchObject({ ok: true, committed: true });
  });

  test('a server ends in the middle of a game; another one goes on with it, and nothing is lost', async () => {
    const place = await freshPlace(kind);
    let served = await open(place);
    const [ada, bob] = [await guestNamed(served.url, 'Ada'), await guestNamed(served.url, 'Bob')];
    const id = await begun(ada, bob);
    const url = () => served.url;
    const both = [ada, bob].map(
      ({ cookie }, i) => new Player({ url, cookie, table: id, seed: `seat ${i}`, plays: true }),
    );
    players.push(...both);
    await expect.poll(() => both[0].log.length, { timeout: 60_000 }).toBeGreaterThan(10);
    const [first] = servers.splice(0);
    served = await open(place);
    await first.close();
    await expect.poll(() => both.every(({ isOver }) => isOver), { timeout: 120_000 }).toBe(true);
    expect(both[1].log).toEqual(both[0].log);
    expect(both.every(({ joins }) => joins === 1)).toBe(true);
    for (const [seq, line] of both.flatMap(({ promised }) => [...promised])) expect(both[0].log[seq - 1]).toBe(line);
  });

  test('who is forgotten on one device loses his seat on the others, at another server, too', async () => {
    const place = await freshPlace(kind);
    const here = await open(place);
    // A file has no voice: what one server of it does at once, another hears only of its tables, and later.
    const there = kind === 'postgres' ? await open(place) : here;
    const [ada, bob] = [await guestNamed(here.url, 'Ada'), await guestNamed(here.url, 'Bob')];
    const id = await begun(ada, bob);
    const devices = [sit(here, ada, id, 'laptop', false), sit(there, ada, id, 'phone', false)];
    const other = sit(there, bob, id, 'other', false);
    await expect
      .poll(() => [...devices, other].map(({ seats }) => seats), { timeout: 60_000 })
      .toEqual([[0], [0], [1]]);
    await ada.ask('DELETE', '/api/guest');
    // They come back as anybody who looks on; whoever is not meant has noticed nothing.
    for (const device of devices) {
      await expect.poll(() => device.joins, { timeout: 60_000 }).toBe(2);
      expect([...device.views.keys()]).toContain('spectator');
    }
    expect(other.joins).toBe(1);
  });

  test('bots play in their seats, and two servers share a table', async () => {
    const place = await freshPlace(kind);
    const [here, there] = [await open(place), await open(place)];
    const [ada, bob] = [await guestNamed(here.url, 'Ada'), await guestNamed(there.url, 'Bob')];
    const chairs = [null, { bot: 'page' }, null];
    const id = await begun(ada, bob, { ...forTwo, options: { seats: 3 }, chairs });
    const [one, two] = [sit(here, ada, id, 'here'), sit(there, bob, id, 'there')];
    await expect.poll(() => one.isOver && two.isOver, { timeout: 240_000 }).toBe(true);
    expect(two.log).toEqual(one.log);
    expect(one.log.filter((line) => line.startsWith('2 ')).length).toBeGreaterThan(3);
  });
});
