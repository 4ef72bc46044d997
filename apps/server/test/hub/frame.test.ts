import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { frameOf } from '../../src/hub/frame.ts';

it('reads as it was written, at every length of the head and in any writing', async () => {
  const texts = ['', ...[125, 126, 65_535, 65_536].map((length) => 'x'.repeat(length)), `${'é'.repeat(63)} 👑`];
  const server = new WebSocketServer({ port: 0 });
  server.on('connection', (_, { socket }) => {
    for (const text of texts) socket.write(frameOf(text));
  });
  await once(server, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const heard: string[] = [];
  await new Promise<void>((resolve, reject) => {
    client.on('error', reject);
    client.on('message', (data) => {
      heard.push(String(data));
      if (heard.length === texts.length) resolve();
    });
  });
  client.terminate();
  server.close();
  expect(heard).toEqual(texts);
});
