/** Random and mutated requests and messages: no crash, no answer of 5xx, and the table goes on as it was. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { draw, type Luck, worldLuck } from '@three-crowns/core';
import { CONTENT_SETS } from '@three-crowns/king-of-the-valley';
import { type ClientMessage, formatClientMessage, PROTOCOL } from '@three-crowns/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { proof } from '../../../../packages/core/test/proof.ts';
import { Dearest } from './dearest.ts';
import { begun, forTwo, Guest, guestNamed, type Served, serve } from './served.ts';

const REQUESTS = proof('mutated requests', { small: 400, full: 50_000 });
const MESSAGES = proof('mutated messages', { small: 400, full: 50_000 });

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'three-crowns-fuzz-'));
let served: Served;
let ada: Guest;
let table: string;

beforeAll(async () => {
  served = await serve(path.join(folder, 'crowns.sqlite'));
  ada = await guestNamed(served.url, 'Ada');
  table = await begun(ada, await guestNamed(served.url, 'Bob'));
});
afterAll(async () => {
  await served.close();
  fs.rmSync(folder, { recursive: true });
});

const any = <T>(luck: Luck, list: readonly T[]): T => list[draw(luck, list.length)];

const ODD = [
  'null',
  '-1',
  '1e999',
  '""',
  '[]',
  '{}',
  '"\\u0000"',
  '"__proto__"',
  '{"__proto__":{"a":1}}',
  '"\\ud800"',
  '99999999999999999999',
];

/** A text with a few places changed: cut out, doubled, or something odd put in. */
function mutated(luck: Luck, text: string): string {
  let so = text;
  for (let times = draw(luck, 3); times >= 0; times--) {
    const at = draw(luck, so.length + 1);
    const to = Math.min(so.length, at + draw(luck, 8));
    const between = any(luck, ['', so.slice(at, to).repeat(2), any(luck, ODD), String.fromCharCode(draw(luck, 0x800))]);
    so = so.slice(0, at) + between + so.slice(to);
  }
  return so;
}

/** Whatever it holds it stays a path of this server. */
function pathOf(text: string): string {
  const url = new URL(served.url);
  url.pathname = text;
  return url.pathname.replace(/^\/+/, '/');
}

const logOf = async (): Promise<string> => JSON.stringify((await ada.get(`/api/tables/${table}/record`)).body.log);

test(REQUESTS.name, async () => {
  const luck = worldLuck(REQUESTS.seed);
  const dearest = new Dearest();
  const before = await logOf();
  const eve = new Guest(served.url);
  await eve.post('/api/guest', { name: 'Eve' });
  const { cookie } = eve;
  const deeds = ['sit', 'leave', 'chair', 'nonce', 'start', 'rematch', 'code', 'record', 'since', ''];
  const bodies = [
    JSON.stringify({ name: 'Eve' }),
    JSON.stringify({ code: 'oak lion 27' }),
    JSON.stringify({ ...forTwo, chairs: [null, { bot: 'page' }] }),
    JSON.stringify({ ...forTwo, options: { seats: 2, content: CONTENT_SETS.even } }),
    JSON.stringify({ link: 'guessedguessedguessed1', seat: 0, nonce: 'x' }),
    JSON.stringify({ seat: 1, bot: 'page' }),
  ];
  for (let i = 0; i < REQUESTS.size; i++) {
    const places = [
      '/api/guest',
      '/api/guest/carry',
      '/api/tables',
      '/api/tables/spoken',
      `/api/tables/${table}/${any(luck, deeds)}`,
    ];
    const place = any(luck, places);
    const where = draw(luck, 3) === 0 ? pathOf(mutated(luck, place)) : place;
    const method = any(luck, ['GET', 'POST', 'POST', 'POST', 'DELETE', 'PUT']);
    const body = method === 'GET' ? undefined : mutated(luck, any(luck, bodies));
    eve.cookie = draw(luck, 4) === 0 ? `crowns_guest=${encodeURIComponent(mutated(luck, 'guessed'))}` : cookie;
    const kind = `${method} ${place.replace(table, ':id')}${where === place ? '' : ', mutated'}`;
    const { status } = await dearest.during(kind, `${where} ${body}`, () => eve.ask(method, where, body));
    expect(status, `${REQUESTS.seed}: request ${i}, ${method} ${where} ${body}`).toBeLessThan(500);
  }
  expect(await logOf()).toBe(before);
  console.log(dearest.report(REQUESTS.name));
});

/** A spectator, who may enter nothing whatever he says. What he says may have him thrown out: he comes back. */
class Mumbler {
  #socket: WebSocket | undefined;

  /** Resolved when it was heard, or he was thrown out for it. */
  async say(text: string): Promise<void> {
    const socket = await this.#joined();
    socket.send(text);
    await answered(socket);
  }

  close(): void {
    this.#socket?.close();
  }

  /** How many look on, as he is told when he comes in anew. */
  async spectators(): Promise<number> {
    this.#socket?.terminate();
    const socket = await this.#joined();
    const told = new Promise<number>((resolve) =>
      socket.on('message', (data) => {
        const { attendance } = JSON.parse(String(data));
        if (attendance !== undefined) resolve(attendance.spectators);
      }),
    );
    socket.send(formatClientMessage({ kind: 'join', protocol: PROTOCOL, table }));
    return told;
  }

  async #joined(): Promise<WebSocket> {
    if (this.#socket?.readyState === WebSocket.OPEN) return this.#socket;
    const socket = new WebSocket(new URL('/api/socket', served.url));
    this.#socket = socket;
    await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject));
    socket.send(formatClientMessage({ kind: 'join', protocol: PROTOCOL, table }));
    await answered(socket);
    return socket;
  }
}

/** A ping is answered after all that was said before it; one who is out already hears no more of it. */
function answered(socket: WebSocket): Promise<void> {
  return new Promise((resolve) => {
    if (socket.readyState === WebSocket.CLOSED) return resolve();
    socket.once('pong', resolve).once('close', resolve);
    socket.ping(() => {});
  });
}

test(MESSAGES.name, async () => {
  const luck = worldLuck(MESSAGES.seed);
  const before = await logOf();
  const samples: readonly ClientMessage[] = [
    { kind: 'join', protocol: PROTOCOL, table, has: { seq: 0, seats: [0] } },
    { kind: 'command', id: 'command-1', line: '1 take a1', seen: '0.0' },
    { kind: 'command', id: 'command-2', line: 'undo 1 by 1', seen: 0 },
    { kind: 'shown', seat: 0, question: '0.0' },
    { kind: 'ballot', vote: 'command-1', seat: 0, agrees: true },
    { kind: 'talk', id: 'talk-0001', text: '<script>alert(1)</script>' },
    { kind: 'sign' },
  ];
  const mumbler = new Mumbler();
  const dearest = new Dearest();
  for (let i = 0; i < MESSAGES.size; i++) {
    const sample = any(luck, samples);
    const text = mutated(luck, formatClientMessage(sample));
    await dearest.during(sample.kind, text, () => mumbler.say(text));
  }
  // However often he was thrown out, nobody is left of him at the table.
  await expect.poll(() => mumbler.spectators(), { timeout: 60_000 }).toBe(1);
  mumbler.close();
  console.log(dearest.report(MESSAGES.name));
  expect(await logOf()).toBe(before);
  expect((await ada.get('/readyz')).status).toBe(200);
});
