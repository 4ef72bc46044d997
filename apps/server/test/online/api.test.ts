/** Guests and tables over HTTP, and what is refused. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { reasonIn } from '@three-crowns/protocol';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { HOST_AWAY, LISTED_FOR, RATES, SINCE_MOMENTS, TABLES_AT_ONCE } from '../../src/limits.ts';
import { openDatabase } from '../../src/storage/open.ts';
import { openStore } from '../../src/storage/store.ts';
import type { TableContent } from '../../src/tables/content.ts';
import { Player } from './player.ts';
import { begun, forTwo, Guest, guestNamed, type Served, serve } from './served.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'three-crowns-api-'));
let served: Served;

beforeAll(async () => {
  served = await serve(path.join(folder, 'crowns.sqlite'));
});
afterAll(async () => {
  await served.close();
  fs.rmSync(folder, { recursive: true });
});

const named = (name: string) => guestNamed(served.url, name);
const openFor = async (host: Guest, more: object = {}) => (await host.post('/api/tables', { ...forTwo, ...more })).body;

describe('guests', () => {
  test('a name is enough; the cookie is for no script and no other site', async () => {
    const answer = await fetch(new URL('/api/guest', served.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: ' Mathilde ' }),
    });
    expect(await answer.json()).toEqual({ guest: { id: expect.any(String), name: 'Mathilde' } });
    const [cookie] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^crowns_guest=[\w-]{22}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict$/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('who comes again keeps his cookie as long as what is kept of him', async () => {
    const guest = await named('Mathilde');
    const again = await fetch(new URL('/api/guest', served.url), { headers: guest.headers });
    const [cookie] = again.headers.getSetCookie();
    expect(cookie).toMatch(/Max-Age=15552000; HttpOnly; SameSite=Strict$/);
    expect(cookie.split(';')[0]).toBe(guest.cookie);
    const nobody = await fetch(new URL('/api/guest', served.url));
    expect(nobody.headers.getSetCookie()).toEqual([]);
  });

  test('what the cookie holds is kept nowhere', async () => {
    const guest = await named('Mathilde');
    const secret = guest.cookie.split('=')[1];
    const files = fs.readdirSync(folder).map((name) => fs.readFileSync(path.join(folder, name), 'latin1'));
    expect(files.some((text) => text.includes('Mathilde'))).toBe(true);
    expect(files.some((text) => text.includes(secret))).toBe(false);
  });

  test('a guest changes his name, and is forgotten when he wishes it', async () => {
    const guest = await named('Mathilde');
    const { body } = await guest.get('/api/guest');
    await guest.post('/api/guest', { name: 'Anselm' });
    expect((await guest.get('/api/guest')).body).toEqual({ guest: { ...body.guest, name: 'Anselm' } });
    const { cookie } = guest;
    expect((await guest.ask('DELETE', '/api/guest')).status).toBe(200);
    guest.cookie = cookie;
    expect((await guest.get('/api/guest')).body).toEqual({ guest: null });
  });

  test('a code brings him to another device, once', async () => {
    const [laptop, phone, thief] = [await named('Mathilde'), new Guest(served.url), new Guest(served.url)];
    const { code } = (await laptop.post('/api/guest/code')).body;
    const typed = `${code.slice(0, 5).toLowerCase()}-${code.slice(5)}`;
    expect((await phone.post('/api/guest/carry', { code: typed })).status).toBe(200);
    expect((await phone.get('/api/guest')).body).toEqual((await laptop.get('/api/guest')).body);
    expect((await thief.post('/api/guest/carry', { code })).status).toBe(404);
  });

  test.each([[''], ['   '], ['x'.repeat(41)], ['two\nlines'], ['\u202eturned'], [7], [null], [{}]])(
    'no name: %j',
    async (name) => {
      const { status, body } = await new Guest(served.url).post('/api/guest', { name });
      expect(status).toBe(400);
      expect(body.error).toMatchObject({ reason: 'input', place: 'name' });
    },
  );
});

test('where others find a server that listens at one address alone is no other address', async () => {
  expect((await new Guest(served.url).get('/api/addresses')).body).toEqual({ addresses: [] });
});

describe('tables', () => {
  test('who has the link sits down; who has not finds no table', async () => {
    const [ada, bob, eve] = [await named('Ada'), await named('Bob'), await named('Eve')];
    const { table, link } = await openFor(ada);
    expect(link).toMatch(/^[\w-]{22}$/);
    expect(table).toMatchObject({ status: 'open', mine: [0], isHost: true, hostSeat: 0 });
    expect((await eve.post(`/api/tables/${table.id}/sit`)).status).toBe(404);
    expect((await eve.post(`/api/tables/${table.id}/sit`, { link: 'guessedguessedguessed1' })).status).toBe(404);
    const sat = await bob.post(`/api/tables/${table.id}/sit`, { link });
    expect(sat.body.table).toMatchObject({ mine: [1], isHost: false, chairs: [{ name: 'Ada' }, { name: 'Bob' }] });
    const full = await eve.post(`/api/tables/${table.id}/sit`, { link });
    expect([full.status, full.body.error.reason]).toEqual([409, 'full']);
    const taken = await eve.post(`/api/tables/${table.id}/sit`, { link, seat: 0 });
    expect([taken.status, taken.body.error.reason]).toEqual([409, 'taken']);
  });

  test('two at a table are never called alike', async () => {
    const [ada, bob] = [await named('Ada'), await named('ADA')];
    const { table, link } = await openFor(ada, { options: { seats: 4 } });
    const sit = (body: object) => bob.post(`/api/tables/${table.id}/sit`, { link, ...body });
    const alike = await sit({});
    expect([alike.status, alike.body.error.reason]).toEqual([409, 'same-name']);
    expect((await sit({ name: 'Bob' })).status).toBe(200);
    expect((await sit({ name: 'bob', seat: 3 })).body.error.reason).toBe('same-name');
  });

  test('who presses twice, or in two pages, has one chair', async () => {
    const [ada, bob] = [await named('Ada'), await named('Bob')];
    const { table, link } = await openFor(ada, { options: { seats: 4 } });
    const sit = () => bob.post(`/api/tables/${table.id}/sit`, { link });
    const answers = await Promise.all([sit(), sit(), sit()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await bob.get(`/api/tables/${table.id}`)).body.table.mine).toHaveLength(1);
  });

  test.each([['\u200b\u200b'], ['\u3164'], ['\u2800 \u2800'], [`A${'\u0301'.repeat(5)}`]])(
    'a name that nobody can read is none: %j',
    async (name) => {
      expect((await new Guest(served.url).post('/api/guest', { name })).status).toBe(400);
    },
  );

  test('neither seed, nor nonces, nor who somebody is can be read', async () => {
    const [ada, bob] = [await named('Ada'), await named('Bob')];
    const id = await begun(ada, bob);
    const { guest } = (await ada.get('/api/guest')).body;
    const { body } = await bob.get(`/api/tables/${id}`);
    const text = JSON.stringify([body, (await bob.get('/api/tables')).body, (await bob.get('/api/tables/mine')).body]);
    expect(text).not.toContain(guest.id);
    expect(text).not.toContain('of the host');
    expect(text).not.toContain('seed');
    const record = (await bob.get(`/api/tables/${id}/record`)).body;
    expect(record).toMatchObject({ format: 'three-crowns-view/1', viewer: 2 });
    expect(JSON.stringify(record)).not.toContain('"seed"');
    expect((await bob.get(`/api/tables/${id}/record?seat=0`)).status).toBe(403);
    expect((await new Guest(served.url).get(`/api/tables/${id}/record`)).body.viewer).toBe('spectator');
  });

  test('what happened since one’s turn is told as the own view has it, to who sits there alone', async () => {
    const [ada, bob, eve] = [await named('Ada'), await named('Bob'), await named('Eve')];
    const table = await begun(ada, bob, { ...forTwo, game: 'valeria' });
    const players = [ada, bob].map(
      ({ cookie }, seat) => new Player({ url: () => served.url, cookie, table, seed: `since ${seat}`, plays: true }),
    );
    await expect.poll(() => players[0].log.length, { timeout: 30_000 }).toBeGreaterThan(90);
    for (const player of players) player.close();
    const asTold = async (guest: Guest, seat: number) => {
      const { status, body } = await guest.get(`/api/tables/${table}/since`);
      expect([status, body.seat]).toEqual([200, seat]);
      const record = (await guest.get(`/api/tables/${table}/record`)).body;
      const seen = record.moments.map(({ events }: { events: unknown }) => events);
      expect(body.moments).toEqual(seen.slice(-SINCE_MOMENTS));
    };
    // A move that was on its way may be entered between the two answers.
    for (const [seat, guest] of [ada, bob].entries()) {
      await vi.waitFor(() => asTold(guest, seat), { timeout: 30_000 });
    }
    expect((await eve.get(`/api/tables/${table}/since`)).status).toBe(403);
  });

  test('hints are agreed on by sitting down at a table that says so', async () => {
    const [ada, bob] = [await named('Ada'), await named('Bob')];
    expect((await openFor(ada)).table.hints).toBe(false);
    expect((await openFor(ada, { hints: 'off' })).table.hints).toBe(false);
    const { table } = await openFor(ada, { hints: 'on' });
    expect((await bob.get(`/api/tables/${table.id}`)).body.table.hints).toBe(true);
    const wrong = await ada.post('/api/tables', { ...forTwo, hints: true });
    expect([wrong.status, wrong.body.error.place]).toEqual([400, 'hints']);
  });

  test('public tables are listed while they wait, those by link never', async () => {
    const [ada, bob] = [await named('Ada'), await named('Bob')];
    const [open, hidden] = [await openFor(ada, { visibility: 'public' }), await openFor(ada)];
    const ids = async () => (await bob.get('/api/tables')).body.tables.map(({ id }: { id: string }) => id);
    expect(await ids()).toContain(open.table.id);
    expect(await ids()).not.toContain(hidden.table.id);
    expect((await bob.post(`/api/tables/${open.table.id}/sit`)).status).toBe(200);
    await ada.post(`/api/tables/${open.table.id}/start`);
    expect(await ids()).not.toContain(open.table.id);
    const mine = (await bob.get('/api/tables/mine')).body.tables;
    expect(mine).toMatchObject([{ id: open.table.id, status: 'running', asked: [expect.any(Number)] }]);
  });

  test('a public table is listed while somebody who sits there was seen of late: by letter for longer', async () => {
    const [ada, bob] = [await named('Ada'), await named('Bob')];
    const post = await openFor(ada, { visibility: 'public', pace: { kind: 'letters', turn: 2 * 24 * 60 * 60_000 } });
    const open = await openFor(ada, { visibility: 'public' });
    const listed = async () => {
      const { tables } = (await bob.get('/api/tables')).body;
      return [post, open].map(({ table }) => tables.some(({ id }: { id: string }) => id === table.id));
    };
    expect(await listed()).toEqual([true, true]);
    const { id } = (await ada.get('/api/guest')).body.guest;
    const store = await openStore<TableContent>(await openDatabase(path.join(folder, 'crowns.sqlite')), 'another');
    await store.identities.seen(id, Date.now() - LISTED_FOR.free - 1_000);
    await store.close();
    expect(await listed()).toEqual([true, false]);
    await ada.get('/api/guest');
    expect(await listed()).toEqual([true, true]);
    await ada.ask('DELETE', '/api/guest');
    expect(await listed()).toEqual([false, false]);
  });

  test('only the host frees chairs, seats bots and starts, and only when all chairs are taken', async () => {
    const [ada, bob] = [await named('Ada'), await named('Bob')];
    const { table, link } = await openFor(ada, { options: { seats: 3 } });
    const at = (deed: string) => `/api/tables/${table.id}/${deed}`;
    await bob.post(at('sit'), { link });
    expect((await bob.post(at('start'))).status).toBe(403);
    expect((await bob.post(at('chair'), { seat: 0 })).status).toBe(403);
    expect(reasonIn((await ada.post(at('start'))).body)).toBe('chairs-free');
    expect((await ada.post(at('chair'), { seat: 1, bot: 'page' })).status).toBe(409);
    expect((await ada.post(at('chair'), { seat: 2, bot: 'nobody' })).status).toBe(400);
    expect((await ada.post(at('chair'), { seat: 9 })).status).toBe(404);
    expect((await ada.post(at('chair'), { seat: 2, bot: 'page' })).status).toBe(200);
    expect((await ada.post(at('chair'), { seat: 1 })).body.table.chairs[1]).toEqual({ kind: 'free' });
    expect((await bob.post(at('sit'), { link })).status).toBe(200);
    expect((await ada.post(at('start'))).body.table.status).toBe('running');
    expect((await ada.post(at('start'))).body.error.reason).toBe('begun');
    expect((await bob.post(at('leave'))).body.error.reason).toBe('begun');
  });

  test('where the host leaves the next person takes over; where all have left the table is over', async () => {
    const [ada, bob] = [await named('Ada'), await named('Bob')];
    const { table, link } = await openFor(ada);
    await bob.post(`/api/tables/${table.id}/sit`, { link });
    await ada.post(`/api/tables/${table.id}/leave`);
    expect((await bob.get(`/api/tables/${table.id}`)).body.table).toMatchObject({ isHost: true, hostSeat: 1 });
    expect((await bob.post(`/api/tables/${table.id}/leave`)).body.table.status).toBe('ended');
    expect((await bob.get(`/api/tables/${table.id}/record`)).body.error.reason).toBe('not-begun');
  });

  test('a host who went away without getting up keeps nobody waiting: who sits there may lead the table', async () => {
    const [ada, bob, eve] = [await named('Ada'), await named('Bob'), await named('Eve')];
    const { table, link } = await openFor(ada);
    const at = (deed: string) => `/api/tables/${table.id}/${deed}`;
    await bob.post(at('sit'), { link });
    const mayLead = async (guest: Guest) => (await guest.get(`/api/tables/${table.id}`)).body.table.mayLead;
    expect([await mayLead(ada), await mayLead(bob), await mayLead(eve)]).toEqual([false, false, false]);
    expect(reasonIn((await bob.post(at('lead'))).body)).toBe('not-host');
    const { id } = (await ada.get('/api/guest')).body.guest;
    const store = await openStore<TableContent>(await openDatabase(path.join(folder, 'crowns.sqlite')), 'another');
    await store.identities.seen(id, Date.now() - HOST_AWAY - 1_000);
    await store.close();
    expect([await mayLead(bob), await mayLead(eve)]).toEqual([true, false]);
    expect((await eve.post(at('lead'))).status).toBe(403);
    expect((await bob.post(at('lead'))).body.table).toMatchObject({ isHost: true, hostSeat: 1, mine: [1] });
    // He is back: his chair is his, and the other starts.
    expect((await ada.get(`/api/tables/${table.id}`)).body.table).toMatchObject({ isHost: false, mine: [0] });
    expect((await bob.post(at('start'))).body.table.status).toBe('running');
    expect((await ada.post(at('lead'))).status).toBe(403);
  });

  test('tables that somebody has left do not count among his own', async () => {
    const [ada, bob] = [await named('Ada'), await named('Bob')];
    for (let i = 0; i < TABLES_AT_ONCE; i++) {
      const { table } = await openFor(ada, { visibility: 'public' });
      await bob.post(`/api/tables/${table.id}/sit`);
      await bob.post(`/api/tables/${table.id}/leave`);
    }
    expect((await bob.post('/api/tables', forTwo)).status).toBe(200);
    expect(reasonIn((await ada.post('/api/tables', forTwo)).body)).toBe('many-tables');
  });

  test('two people at one device hold two chairs', async () => {
    const ada = await named('Ada');
    const { table } = await openFor(ada);
    const { body } = await ada.post(`/api/tables/${table.id}/sit`, { name: 'Byron' });
    expect(body.table).toMatchObject({ mine: [0, 1], chairs: [{ name: 'Ada' }, { name: 'Byron' }] });
  });

  test('three spoken words lead to a table, and give a free chair only', async () => {
    const [ada, bob, eve] = [await named('Ada'), await named('Bob'), await named('Eve')];
    const { table, link } = await openFor(ada);
    expect((await eve.post(`/api/tables/${table.id}/code`)).status).toBe(403);
    expect((await eve.post(`/api/tables/${table.id}/code`, { link: 'guessed' })).status).toBe(403);
    const { code } = (await ada.post(`/api/tables/${table.id}/code`)).body;
    // A television has the link and no chair: it says the same words.
    expect((await eve.post(`/api/tables/${table.id}/code`, { link })).body.code).toBe(code);
    expect((await eve.post(`/api/tables/${table.id}/code`, { code })).body.code).toBe(code);
    expect(code).toMatch(/^[a-z]+ [a-z]+ \d\d$/);
    const typed = `  ${code.toUpperCase().replaceAll(' ', '  ')} `;
    const found = await bob.post('/api/tables/spoken', { code: typed });
    expect(found.body.table.id).toBe(table.id);
    for (const between of ['-', ', ', '.'])
      expect((await bob.post('/api/tables/spoken', { code: code.replaceAll(' ', between) })).status).toBe(200);
    expect((await bob.post(`/api/tables/${table.id}/sit`, { code })).body.table.mine).toEqual([1]);
    expect((await eve.post(`/api/tables/${table.id}/sit`, { code })).body.error.reason).toBe('full');
  });

  test.each([
    [{ game: 'chess' }, 'game'],
    [{ options: { seats: 99 } }, 'options.seats'],
    [{ options: 'all' }, 'options'],
    [{ pace: { kind: 'live', bank: 1, increment: 1 } }, 'pace.bank'],
    [{ visibility: 'secret' }, 'visibility'],
    [{ chairs: [{ bot: 'page' }, { bot: 'page' }] }, 'chairs'],
    [{ chairs: [null] }, 'chairs'],
    [{ nonce: 'x'.repeat(65) }, 'nonce'],
    [{ more: 1 }, 'more'],
  ])('no table: %j', async (wrong, place) => {
    const { status, body } = await (await named('Ada')).post('/api/tables', { ...forTwo, ...wrong });
    expect([status, body.error.place]).toEqual([400, place]);
  });
});

describe('the border', () => {
  test('another site, another name, another kind of text', async () => {
    const guest = await named('Ada');
    const from = (headers: Record<string, string>) => guest.ask('POST', '/api/tables', forTwo, headers);
    expect((await from({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await from({ origin: 'null' })).status).toBe(403);
    expect((await from({ origin: new URL(served.url).origin })).status).toBe(200);
    expect((await from({ 'content-type': 'text/plain' })).status).toBe(415);
  });

  test('nobody is nobody, and a table that is not there is not there', async () => {
    const nobody = new Guest(served.url);
    expect((await nobody.post('/api/tables', forTwo)).status).toBe(401);
    nobody.cookie = 'crowns_guest=guessedguessedguessed1';
    expect((await nobody.get('/api/tables/mine')).status).toBe(401);
    expect((await nobody.get('/api/tables/none')).status).toBe(404);
    expect((await nobody.get('/api/none')).status).toBe(404);
  });

  test('bodies that are too long or too deep are refused', async () => {
    const guest = await named('Ada');
    expect(
      (await guest.post('/api/tables', { ...forTwo, options: { seats: 2, more: 'x'.repeat(300_000) } })).status,
    ).toBe(413);
    const deep = JSON.stringify({ ...forTwo, options: 'deep' }).replace(
      '"deep"',
      `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
    );
    expect((await guest.post('/api/tables', deep)).status).toBe(400);
  });

  test('codes cannot be tried one after the other', async () => {
    const own = await serve(path.join(folder, 'codes.sqlite'), { rates: RATES });
    const eve = new Guest(own.url);
    const tried = [];
    for (let i = 0; i < 12; i++)
      tried.push((await eve.post('/api/tables/spoken', { code: `oak lion ${i + 10}` })).status);
    expect(tried.slice(0, 10)).toEqual(Array(10).fill(404));
    expect(tried.slice(10)).toEqual([429, 429]);
    await own.close();
  });

  test('a room full of people comes in by the same three words, from one address', async () => {
    const own = await serve(path.join(folder, 'room.sqlite'), { rates: RATES });
    const host = await guestNamed(own.url, 'Ada');
    const { table } = (await host.post('/api/tables', { ...forTwo, game: 'valeria', options: { seats: 5 } })).body;
    const { code } = (await host.post(`/api/tables/${table.id}/code`)).body;
    for (const name of ['Bob', 'Cem', 'Dora', 'Eve']) {
      const guest = await guestNamed(own.url, name);
      await guest.post('/api/tables/spoken', { code: 'oak lyon 27' });
      for (let i = 0; i < 3; i++) expect((await guest.post('/api/tables/spoken', { code })).status).toBe(200);
      expect((await guest.post(`/api/tables/${table.id}/sit`, { code })).status).toBe(200);
    }
    await own.close();
  });

  test('who watches over the server is answered', async () => {
    const guest = new Guest(served.url);
    expect((await guest.get('/healthz')).body).toEqual({ status: 'ok' });
    expect((await guest.get('/readyz')).body).toEqual({ status: 'ready' });
    expect((await guest.get('/metrics')).body).toContain('crowns_tables ');
  });
});
