/** Somebody who asks and does not read: what waits for him must not fill the server's memory. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { formatClientMessage, PROTOCOL } from '@three-crowns/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { begun, type Guest, guestNamed, type Served, serve } from './served.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'three-crowns-slow-'));
let served: Served;
let ada: Guest;
let join: string;

beforeAll(async () => {
  served = await serve(path.join(folder, 'crowns.sqlite'));
  ada = await guestNamed(served.url, 'Ada');
  const table = await begun(ada, await guestNamed(served.url, 'Bob'));
  join = formatClientMessage({ kind: 'join', protocol: PROTOCOL, table });
});
afterAll(async () => {
  await served.close();
  fs.rmSync(folder, { recursive: true });
});

async function socketsThere(): Promise<number> {
  const { body } = await ada.get('/metrics');
  return Number(/^crowns_sockets (\d+)$/m.exec(body)?.[1]);
}

test('is dropped, and others are not', async () => {
  const [reader, slow] = [new WebSocket(`${served.url}api/socket`), new WebSocket(`${served.url}api/socket`)];
  await Promise.all([reader, slow].map((socket) => new Promise((resolve) => socket.on('open', resolve))));
  reader.send(join);
  slow.on('error', () => {});
  slow.pause();
  // What the two ends of a connection hold by themselves is some megabytes, and other ones on other machines.
  const asksOn = async (): Promise<number> => {
    for (let i = 0; i < 200; i++) slow.send(join);
    return socketsThere();
  };
  await expect.poll(asksOn, { timeout: 120_000, interval: 1 }).toBe(1);
  expect(reader.readyState).toBe(WebSocket.OPEN);
  reader.close();
  slow.terminate();
});
